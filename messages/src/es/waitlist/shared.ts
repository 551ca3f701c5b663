import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlist = {
  youHaveNotJoinedThe: 'No te has apuntado a la lista de espera',
  whatYouWaitForWas: 'No se ha cambiado lo que esperas',
  youStillHaveYourReservation: 'Sigues teniendo tu reserva',
  youHaveNotLeftThe: 'No has salido de la lista de espera',
  youAreNotWaitingAgain: 'No has vuelto a la lista de espera',
  youDidNotGetThe: 'No has conseguido el cargador',
  noConnection: 'Sin conexión',
  theOfferWasNotPassed: 'No se ha podido pasar la oferta',
  offerPassedOn: 'Has dejado pasar la oferta',
  youStayInLineAnd: 'Sigues en la lista de espera y se te puede ofrecer otro cargador.',
  chargerSpotNumberIsHeldFor: ({ spotNumber }) =>
    `El cargador ${spotNumber} vuelve a estar reservado para ti.`,
  anyChargerAtName: ({ name }) => `Cualquier cargador en ${name}`,
  fromTo: ({ from, to }) => `${from} al ${to}`,
  hoursStartingAt: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} hora, con inicio a las ${time}`,
      other: `${number(count)} horas, con inicio a las ${time}`,
    }),
  hoursStartingBetween: ({ count, earliest, latest }) =>
    plural(count, {
      one: `${number(count)} hora, con inicio entre las ${earliest} y las ${latest}`,
      other: `${number(count)} horas, con inicio entre las ${earliest} y las ${latest}`,
    }),
  onAnotherDayYouAre: 'Otro día ya no tendrás el primer puesto de la lista de espera.',
  withOtherDaysOrHours: 'Con otros días u horas te apuntas de nuevo, al final de la lista de espera.',
  youKeepYourPlaceIn: 'Conservas tu puesto en la lista de espera.',
  youAreNext: 'Eres la siguiente persona de la lista.',
  memberIsAheadOfYou: ({ count }) =>
    plural(count, {
      one: `Tienes ${number(count)} miembro por delante.`,
      other: `Tienes ${number(count)} miembros por delante.`,
    }),
  aboutMinutes: ({ count }) =>
    plural(count, { one: `cerca de ${number(count)} minuto`, other: `unos ${number(count)} minutos` }),
  youAreLikelyToGet: 'Es probable que consigas un cargador.',
  youMayWellGetA: 'Es posible que consigas un cargador.',
  chargersRarelyBecomeFreeThen:
    'A esas horas rara vez quedan cargadores libres. Con otros días u horas sería más fácil.',
  youWereNotOfferedThe: ({ reason }) => `No se te ofreció la última franja libre: ${reason}`,
  theTimeToTakeIt: 'El tiempo para aceptarla ha terminado. Conservas tu puesto en la lista de espera.',
  youTookItYourDashboard: 'La aceptaste. En tu inicio ves qué ha sido de la reserva.',
  youPassedAsLongAs:
    'La dejaste pasar. Mientras estés en la lista de espera, se te puede ofrecer otro cargador.',
  itIsNoLongerAvailable: 'Ya no está disponible.',
  timeToday: ({ time }) => `${time} de hoy`,
  timeTomorrow: ({ time }) => `${time} de mañana`,
  timeOnDay: ({ time, day }) => `${time} del ${day}`,
  chargerSpotNumberIsHeldForYou: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} está reservado para ti hasta las ${time}`,
  itIsForSlot: ({ slot }) => `Es para el ${slot}.`,
  chargerWasHeldForYou: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} estuvo reservado para ti hasta las ${time}`,
  chargerWasOfferedToYou: ({ spotNumber }) => `Se te ofreció el cargador ${spotNumber}`,
  slotAtName: ({ slot, name }) => `${slot} en ${name}.`,
  waitOn: ({ day, wish }) => `${day} (${wish})`,
  waitOnForCharger: ({ day, spotNumber, wish }) => `${day} (cargador ${spotNumber}, ${wish})`,
  waitsEndIfYouTakeIt: ({ count, waits }) =>
    plural(count, {
      one: `Si lo aceptas, termina también tu espera del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
      other: `Si lo aceptas, terminan también tus esperas del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
    }),
  waitsEndIfYouConfirm: ({ count, waits }) =>
    plural(count, {
      one: `Si confirmas, termina tu espera del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
      other: `Si confirmas, terminan tus esperas del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
    }),
  waitsEndIfYouUpdateIt: ({ count, waits }) =>
    plural(count, {
      one: `Si la actualizas, termina tu espera del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
      other: `Si la actualizas, terminan tus esperas del ${waits}, porque entonces ya tendrás un cargador en esas horas.`,
    }),
  waitsHaveEnded: ({ count, waits }) =>
    plural(count, {
      one: `Tu espera del ${waits} ha terminado, porque ya tienes un cargador en esas horas.`,
      other: `Tus esperas del ${waits} han terminado, porque ya tienes un cargador en esas horas.`,
    }),
  chargerIsYours: ({ spotNumber, slot }) => `El cargador ${spotNumber} es tuyo: ${slot}.`,
  chargerWasYours: ({ spotNumber, slot }) => `El cargador ${spotNumber} fue tuyo: ${slot}.`,
  youDidNotAnswerUntil: ({ spotNumber, time }) =>
    `El cargador ${spotNumber} estuvo reservado para ti hasta las ${time} y no respondiste.`,
  youDidNotAnswerUntilDay: ({ spotNumber, day, time }) =>
    `El cargador ${spotNumber} estuvo reservado para ti hasta el ${day}, ${time}, y no respondiste.`,
  usedNothing: ({ joined }) =>
    `No ha usado ningún cargador en los últimos 14 días; en la lista desde el ${joined}.`,
  usedMinutes: ({ minutes, joined }) =>
    `Ha usado cargadores durante ${minutes} min en los últimos 14 días; en la lista desde el ${joined}.`,
  usedHours: ({ hours, joined }) =>
    `Ha usado cargadores durante ${hours} h en los últimos 14 días; en la lista desde el ${joined}.`,
  usedHoursAndMinutes: ({ hours, minutes, joined }) =>
    `Ha usado cargadores durante ${hours} h ${minutes} min en los últimos 14 días; en la lista desde el ${joined}.`,
  joinedAt: ({ joined }) => `En la lista desde el ${joined}.`,
  theMemberWhoHasUsed:
    'Va primero el miembro que menos ha usado los cargadores en los últimos 14 días; si hay empate, el que se apuntó antes.',
  theMemberWhoJoinedFirst: 'Va primero el miembro que se apuntó antes.',
} satisfies Messages['waitlist'];
