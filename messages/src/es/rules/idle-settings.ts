import type { Messages } from '../../en/index.ts';

export const rulesIdleSettings = {
  names: {
    peakHoursEnabled: 'Horas punta',
    requirePeakReservation: 'Reserva obligatoria en horas punta',
    peakStartTime: 'Inicio de las horas punta',
    peakEndTime: 'Final de las horas punta',
    weekdaysRequireReservations: 'Horas punta de lunes a viernes',
    weekendPeakHours: 'Horas punta en sábado y domingo',
    peakSlotDuration: 'Duración propuesta en horas punta',
    offPeakSlotDuration: 'Duración propuesta fuera de horas punta',
    maxBookingHoursReservation: 'Reserva más larga',
    maxBookingHoursWalkIn: 'Estancia más larga fuera de horas punta',
    maxAdvanceBookingDays: 'Reserva con antelación',
    allowSameDayBooking: 'Reservas para el mismo día',
    allowOffPeakWalkIn: 'Cargas sin reserva fuera de horas punta',
    peakWalkInWhenFree: 'Un cargador libre al momento en horas punta',
    bookingFrequencyEnabled: 'Limitar cuántas veces reserva un miembro',
    bookingFrequencyType: 'Las reservas se cuentan',
    maxBookingsPerDay: 'Reservas al día',
    maxBookingsPerWeek: 'Reservas a la semana',
    maxBookingsPerMonth: 'Reservas al mes',
    maxConsecutiveSlots: 'Cuántas seguidas',
  },
  namesOfLine: {
    lineOrder: 'Orden de la lista de espera',
    lineOfferMinutes: 'Cuánto dura una oferta',
    lineRestAtOnce: 'Ofrecer el resto de una franja en curso',
    lineStillComing: 'Preguntar a los miembros si siguen pensando en venir',
  },
  hints: {
    lineOn: 'Sin efecto hasta que los miembros puedan apuntarse a la lista de espera.',
    peakOn: 'Sin efecto hasta que se activen las horas punta.',
    peakRequired: 'Sin efecto hasta que la reserva sea obligatoria en horas punta.',
    peakOnSomeDay: 'Sin efecto hasta que haya horas punta entre semana o en fin de semana.',
    walkInsOffPeak: 'Sin efecto hasta que se pueda cargar sin reserva fuera de horas punta.',
    peakOrReservationOnly:
      'Sin efecto hasta que haya horas punta, o fuera de ellas solo se cargue con reserva.',
    offPeakReserved: 'Sin efecto hasta que se pueda reservar fuera de horas punta.',
    limitsDaily: 'Sin efecto hasta que los límites de reserva estén activados y sean diarios.',
    limitsWeekly: 'Sin efecto hasta que los límites de reserva estén activados y sean semanales.',
    limitsMonthly: 'Sin efecto hasta que los límites de reserva estén activados y sean mensuales.',
    limitsOfAPeriod: 'Sin efecto hasta que el periodo sea diario, semanal o mensual.',
    limitsOn: 'Sin efecto hasta que se activen los límites de reserva.',
    consecutiveAllowed: 'Sin efecto hasta que se permitan reservas seguidas.',
  },
  notices: {
    lineOn: ({ setting }) =>
      `${setting}: sin efecto hasta que los miembros puedan apuntarse a la lista de espera.`,
    peakOn: ({ setting }) => `${setting}: sin efecto hasta que se activen las horas punta.`,
    peakRequired: ({ setting }) =>
      `${setting}: sin efecto hasta que la reserva sea obligatoria en horas punta.`,
    peakOnSomeDay: ({ setting }) =>
      `${setting}: sin efecto hasta que haya horas punta entre semana o en fin de semana.`,
    walkInsOffPeak: ({ setting }) =>
      `${setting}: sin efecto hasta que se pueda cargar sin reserva fuera de horas punta.`,
    peakOrReservationOnly: ({ setting }) =>
      `${setting}: sin efecto hasta que haya horas punta, o fuera de ellas solo se cargue con reserva.`,
    offPeakReserved: ({ setting }) =>
      `${setting}: sin efecto hasta que se pueda reservar fuera de horas punta.`,
    limitsDaily: ({ setting }) =>
      `${setting}: sin efecto hasta que los límites de reserva estén activados y sean diarios.`,
    limitsWeekly: ({ setting }) =>
      `${setting}: sin efecto hasta que los límites de reserva estén activados y sean semanales.`,
    limitsMonthly: ({ setting }) =>
      `${setting}: sin efecto hasta que los límites de reserva estén activados y sean mensuales.`,
    limitsOfAPeriod: ({ setting }) =>
      `${setting}: sin efecto hasta que el periodo sea diario, semanal o mensual.`,
    limitsOn: ({ setting }) => `${setting}: sin efecto hasta que se activen los límites de reserva.`,
    consecutiveAllowed: ({ setting }) => `${setting}: sin efecto hasta que se permitan reservas seguidas.`,
  },
} satisfies Messages['rulesIdleSettings'];
