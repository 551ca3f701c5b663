import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsChoosing = {
  lengthOf: {
    days: ({ count }) => plural(count, { one: `${number(count)} día`, other: `${number(count)} días` }),
    months: ({ count }) => plural(count, { one: `${number(count)} mes`, other: `${number(count)} meses` }),
  },
  upToInAdvance: {
    days: ({ count }) =>
      plural(count, {
        one: `Con ${number(count)} día de antelación como máximo`,
        other: `Con ${number(count)} días de antelación como máximo`,
      }),
    months: ({ count }) =>
      plural(count, {
        one: `Con ${number(count)} mes de antelación como máximo`,
        other: `Con ${number(count)} meses de antelación como máximo`,
      }),
  },
  confirmYourArrivalWithin: ({ minutes }) => `Confirma tu llegada en un plazo de ${minutes} minutos`,
  slotsAreSuggested: {
    oneLengthOneLimit: ({ length, limit }) =>
      `Se proponen franjas de ${length} h; puedes reservar hasta ${limit}`,
    twoLengthsOneLimit: ({ shorter, longer, limit }) =>
      `Se proponen franjas de ${shorter} h o de ${longer} h; puedes reservar hasta ${limit}`,
    oneLengthTwoLimits: ({ length, peakLimit, otherLimit }) =>
      `Se proponen franjas de ${length} h; puedes reservar hasta ${peakLimit} en horas punta y hasta ${otherLimit} fuera de ellas`,
    twoLengthsTwoLimits: ({ shorter, longer, peakLimit, otherLimit }) =>
      `Se proponen franjas de ${shorter} h o de ${longer} h; puedes reservar hasta ${peakLimit} en horas punta y hasta ${otherLimit} fuera de ellas`,
  },
  atMostBookings: {
    daily: ({ count }) =>
      plural(count, {
        one: `Como máximo, ${number(count)} reserva al día`,
        other: `Como máximo, ${number(count)} reservas al día`,
      }),
    weekly: ({ count }) =>
      plural(count, {
        one: `Como máximo, ${number(count)} reserva a la semana`,
        other: `Como máximo, ${number(count)} reservas a la semana`,
      }),
    monthly: ({ count }) =>
      plural(count, {
        one: `Como máximo, ${number(count)} reserva al mes`,
        other: `Como máximo, ${number(count)} reservas al mes`,
      }),
  },
  atMostAtOnce: ({ count }) =>
    plural(count, {
      one: `Como máximo, ${number(count)} reserva próxima a la vez`,
      other: `Como máximo, ${number(count)} reservas próximas a la vez`,
    }),
  atMostAtOnceYouHave: ({ count, own }) =>
    plural(count, {
      one: `Como máximo, ${number(count)} reserva próxima a la vez; tienes ${own}`,
      other: `Como máximo, ${number(count)} reservas próximas a la vez; tienes ${own}`,
    }),
  previousMonth: 'Mes anterior',
  nextMonth: 'Mes siguiente',
  available: 'Disponible',
  notAvailable: 'No disponible',
  selected: 'Elegido',
  allChargersAreTaken: 'Todos los cargadores ocupados',
  full: 'Completo',
  duration: 'Duración',
  timeNotAvailable: 'No disponible',
  allChargersAreTakenAt: 'A esta hora están ocupados todos los cargadores.',
  chooseAStartToSee: 'Elige un inicio para ver cuánto tiempo puedes quedarte.',
  theLocationIsClosed: {
    today: 'La ubicación está cerrada hoy.',
    thatDay: 'La ubicación está cerrada ese día.',
  },
  noHoursAreLeft: {
    today: 'Hoy no queda ninguna hora.',
    thatDay: 'Ese día no queda ninguna hora.',
  },
  noStartIsPossible: {
    today: 'Hoy no se puede empezar a ninguna hora.',
    thatDay: 'Ese día no se puede empezar a ninguna hora.',
  },
  noChargerIsFree: {
    today: 'Hoy no hay ningún cargador libre',
    thatDay: 'Ese día no hay ningún cargador libre',
  },
  noChargerIsFreeThen: {
    today: 'Hoy no hay ningún cargador libre.',
    thatDay: 'Ese día no hay ningún cargador libre.',
  },
  noChargerIsFreeFor: 'No hay ningún cargador libre durante tanto tiempo.',
  limitInHours: ({ count }) =>
    plural(count, {
      one: `El límite es de ${number(count)} hora.`,
      other: `El límite es de ${number(count)} horas.`,
    }),
  limitOutsidePeakHours: ({ count }) =>
    plural(count, {
      one: `Fuera de horas punta, el límite es de ${number(count)} hora.`,
      other: `Fuera de horas punta, el límite es de ${number(count)} horas.`,
    }),
  limitInPeakHours: ({ from, to, count }) =>
    plural(count, {
      one: `En horas punta, de ${from} a ${to}, el límite es de ${number(count)} hora.`,
      other: `En horas punta, de ${from} a ${to}, el límite es de ${number(count)} horas.`,
    }),
  youAlreadyHaveAReservation: ({ date, from, to }) =>
    `Ya tienes una reserva a esta hora: ${date}, de ${from} a ${to}`,
  bookingConflict: 'Coincide con otra reserva',
  notAvailableToYou: 'No disponible para ti',
  startTime: 'Hora de inicio',
  pressToWaitForIt: 'Pulsa para esperarla.',
  startTimeOf: ({ time }) => `Inicio ${time}`,
  peak: 'punta',
  freeOfTotalFree: ({ free, total }) => `${free} de ${total} libres`,
} satisfies Messages['reservationsChoosing'];
