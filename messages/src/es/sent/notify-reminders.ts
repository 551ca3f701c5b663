import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReminders = {
  afterThatTheChargerIs: 'Después, el cargador queda libre para los demás.',
  chargerIsYoursNow: ({ spotNumber }) => `El cargador ${spotNumber} ya es tuyo`,
  chargerIsYoursInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `El cargador ${spotNumber} será tuyo en ${number(count)} minuto`,
      other: `El cargador ${spotNumber} será tuyo en ${number(count)} minutos`,
    }),
  chargerAtLocationIsYoursNow: ({ spotNumber, location }) =>
    `El cargador ${spotNumber} en ${location} ya es tuyo`,
  chargerAtLocationIsYoursInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `El cargador ${spotNumber} en ${location} será tuyo en ${number(count)} minuto`,
      other: `El cargador ${spotNumber} en ${location} será tuyo en ${number(count)} minutos`,
    }),
  locationHoursPleaseConfirm: ({ location, hours, until }) =>
    `${location}, ${hours}. Confirma tu llegada antes de las ${until}.`,
  whenYouAreTherePlease: ({ until }) => `Cuando estés allí, confirma tu llegada antes de las ${until}.`,
  ifYouAreNotComing: 'Si no vas a venir, cancela la reserva para que pueda cargar otra persona.',
  yourTimeAtChargerEndsNow: ({ spotNumber }) => `Tu tiempo en el cargador ${spotNumber} termina ahora`,
  yourTimeAtChargerEndsInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Tu tiempo en el cargador ${spotNumber} termina en ${number(count)} minuto`,
      other: `Tu tiempo en el cargador ${spotNumber} termina en ${number(count)} minutos`,
    }),
  yourTimeAtChargerAtLocationEndsNow: ({ spotNumber, location }) =>
    `Tu tiempo en el cargador ${spotNumber} de ${location} termina ahora`,
  yourTimeAtChargerAtLocationEndsInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Tu tiempo en el cargador ${spotNumber} de ${location} termina en ${number(count)} minuto`,
      other: `Tu tiempo en el cargador ${spotNumber} de ${location} termina en ${number(count)} minutos`,
    }),
  yourTimeEndsNow: 'Tu tiempo termina ahora',
  yourTimeEndsInMinutes: ({ count }) =>
    plural(count, {
      one: `Tu tiempo termina en ${number(count)} minuto`,
      other: `Tu tiempo termina en ${number(count)} minutos`,
    }),
  locationUntilTime: ({ location, time }) => `${location}, hasta las ${time}.`,
  somebodyHasThisChargerAfter:
    'Después de ti, otra persona tiene este cargador. Mueve tu coche y libera el cargador antes.',
  somebodyIsWaitingForA: 'Alguien espera un cargador. Libéralo en cuanto tu coche esté cargado.',
  yourArrivalIsNotConfirmed: ({ time }) =>
    `Tu llegada no está confirmada: confírmala antes de las ${time} o deja libre el cargador.`,
  yourArrivalWasNotConfirmed: 'Tu llegada no se confirmó. Deja libre el cargador antes de esa hora.',
  openYourReservation: 'Abrir tu reserva',
} satisfies Messages['sentNotifyReminders'];
