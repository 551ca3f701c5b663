import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistLine = {
  waitForAChargerAt: ({ name }) => `Esperar un cargador en ${name}`,
  anyCharger: 'Cualquier cargador',
  days: 'Días',
  oneDay: 'Un día',
  severalDays: 'Varios días',
  howManyDays: 'Cuántos días',
  todayAndTheDaysAfter: ({ count }) =>
    plural(count, {
      one: `Hoy y el ${number(count)} día siguiente`,
      other: `Hoy y los ${number(count)} días siguientes`,
    }),
  date: 'Fecha',
  earliestStart: 'Inicio más temprano',
  latestStart: 'Inicio más tardío',
  duration: 'Duración',
  nameIsClosedOnThat: ({ name }) => `${name} cierra ese día, así que no quedará libre ningún cargador.`,
  nameIsNotOpenFor: ({ name, hours }) =>
    `A esas horas, ${name} no abre de forma continuada durante ${hours}: lo que se te ofrezca será más corto.`,
  nameClosesTooEarlyFor: ({ name, hours, time }) =>
    `${name} cierra demasiado pronto para ${hours} si empiezas a las ${time}: desde esa hora, lo que se te ofrezca será más corto.`,
  youAreInLineFor: ({ day }) => `Ya estás en la lista de espera: ${day}`,
  changeWhatYouWaitFor: 'Cambiar lo que esperas',
  youAreOfferedOneCharger:
    'Te ofrecemos un solo cargador cada vez, y queda reservado para ti mientras decides.',
  youSeeOffersOnlyIn: 'Solo ves las ofertas en la aplicación',
  chooseHowYouAreTold: 'Elegir cómo te avisamos',
  nameSendsNoNotificationsOf: ({ name }) => `${name} no envía notificaciones de cargadores libres.`,
  aChargerIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Un cargador queda reservado para ti durante cerca de ${number(count)} minuto, y hasta dos horas si empieza mucho más tarde. Deja la aplicación abierta mientras esperas, o puede que no lo veas a tiempo.`,
      other: `Un cargador queda reservado para ti durante unos ${number(count)} minutos, y hasta dos horas si empieza mucho más tarde. Deja la aplicación abierta mientras esperas, o puede que no lo veas a tiempo.`,
    }),
  withPushMessagesYouHear:
    'Con notificaciones push te enteras antes y consigues cargador más a menudo. <a>Activar notificaciones push</a>',
  youAreToldWhen: ({ ways }) => `Te avisamos ${ways} cuando haya un cargador que puedas aceptar.`,
  itIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Queda reservado para ti durante cerca de ${number(count)} minuto, y hasta dos horas si empieza mucho más tarde.`,
      other: `Queda reservado para ti durante unos ${number(count)} minutos, y hasta dos horas si empieza mucho más tarde.`,
    }),
  youAreWaiting: 'Estás esperando.',
  youAreInLine: 'Estás en la lista de espera',
  itIsYourTurn: 'Te toca',
  aChargerIsHeldFor: 'Hay un cargador reservado para ti.',
  goToDashboard: 'Ir al inicio',
  backToBooking: 'Volver a reservar',
  lineStatistics: 'Estadísticas de la lista de espera',
  countedAt: 'Contado en',
  allLocations: 'Todas las ubicaciones',
  theFiguresCouldNotBe: 'No se han podido mostrar las cifras',
  theLineStillWorks: 'La lista de espera sigue funcionando.',
  nothingToCountYet: 'Aún no hay nada que contar',
  nobodyHasReservedOrWaited: 'Nadie ha reservado ni esperado en estas semanas.',
  weekFrom: 'Semana desde',
  requests: 'Peticiones',
  served: 'Atendidas',
  notServed: 'Sin atender',
  hoursSaved: 'Horas aprovechadas',
  aRequestIsOneMember:
    'Una petición es un miembro que esperó un día. Los miembros que salieron de la lista no cuentan ni como atendidos ni como sin atender. Las horas aprovechadas son las que unos miembros dejaron libres y otros usaron.',
  thisWeekSoFar: 'Esta semana, hasta ahora',
  nobodyReservedOrWaitedIn: 'Nadie ha reservado ni esperado en las últimas cuatro semanas.',
  itIsTooEarlyTo:
    'Es pronto para decir qué aporta la lista de espera: aquí se reservan cargadores desde hace menos de dos semanas.',
  thereIsNothingToGain:
    'No hay nada que ganar: en las últimas cuatro semanas, casi todas las peticiones encontraron un cargador libre sin esperar.',
  hardlyAnybodyWaitedInThe:
    'Casi nadie ha esperado en las últimas cuatro semanas, aunque se reservan cargadores a menudo. Puede que los miembros no sepan que pueden esperar uno.',
  theLineHelpsInThe: ({ served, total, hours }) =>
    `La lista de espera ayuda: en las últimas cuatro semanas se atendieron ${served} de ${total} peticiones que esperaban y, de las horas que quedaron libres, se aprovecharon ${hours}.`,
  requestsFoundNoCharger: ({ notServed, total }) =>
    `De ${total} peticiones que esperaron en las últimas cuatro semanas, ${notServed} no encontraron cargador.`,
  inASimulatedWorkplaceA:
    'En una empresa simulada, la lista de espera por sí sola cambió poco con dos peticiones. Con cuatro hubo un 3 % más de cargas, y el 10 % de personas peor atendidas consiguió cargador en el 82 % de sus peticiones en lugar del 68 %.',
  requestsPerChargerAndDay: ({ number }) =>
    `${number} peticiones por cargador y día, incluidas las reservas.`,
  eachMemberCanHaveAtMost: ({ count }) =>
    plural(count, {
      one: `<b>Ahora cada miembro puede tener ${number(count)} reserva próxima como máximo.</b> Las reservas ya hechas se quedan como están.`,
      other: `<b>Ahora cada miembro puede tener ${number(count)} reservas próximas como máximo.</b> Las reservas ya hechas se quedan como están.`,
    }),
  undo: 'Deshacer',
  youAreNotAskedAgain: ({ day }) =>
    `No te lo volveremos a preguntar antes del ${day}. Este límite está siempre en los ajustes.`,
  membersCanReserveAnyNumber: ({ count }) =>
    plural(count, {
      one: `<b>Los miembros pueden reservar tantas franjas como quieran.</b> Con ${number(count)} reserva próxima como máximo por miembro, queda más para quienes esperan.`,
      other: `<b>Los miembros pueden reservar tantas franjas como quieran.</b> Con ${number(count)} reservas próximas como máximo por miembro, queda más para quienes esperan.`,
    }),
  allowAtMost: ({ count }) =>
    plural(count, {
      one: `Permitir ${number(count)} como máximo`,
      other: `Permitir ${number(count)} como máximo`,
    }),
  yourPlacesInLineAre: 'Tus puestos en la lista de espera siguen como están.',
  theLineCouldNotBe: 'No se ha podido mostrar la lista de espera',
  youAreAlsoWaitingFor: 'También esperas',
  youAreWaitingFor: 'Esperas',
  nothingAtTheMoment: 'Nada por ahora',
  joinTheLineAndYou: 'Apúntate a la lista de espera y te ofreceremos el próximo cargador que quede libre.',
  theLineIsSwitchedOff: 'La lista de espera está desactivada',
  nobodyCanJoinItUntil: 'Nadie puede apuntarse hasta que la <a>actives</a>.',
  nobodyCanJoinItUntilAn: 'Nadie puede apuntarse hasta que un administrador la active.',
  thereIsNoSuchOffer: 'No tienes ninguna oferta así',
  itWasMadeMoreThan: 'Se hizo hace más de un día, o a alguien con otra cuenta.',
  waitForACharger: 'Esperar un cargador',
  joinTheLine: 'Apuntarse a la lista',
  changeWhatYouWaitForAt: ({ name }) => `Cambiar lo que esperas en ${name}`,
  save: 'Guardar',
  everybodyInLine: 'Toda la lista de espera',
  everybodyKeepsTheirPlace: 'Todos conservan su puesto.',
  nobodyIsWaitingHere: 'Aquí no espera nadie',
  membersWhoJoinTheLine: 'Aquí aparecen los miembros que se apuntan a la lista de espera.',
  administratorsChooseTheOrder:
    'Los administradores eligen el orden para todos en los ajustes; no se puede mover a nadie a mano.',
  totalEntriesInAllThe: ({ total, shown }) =>
    `${total} entradas en total; se muestran las primeras ${shown}.`,
  mayNotReserveNowSo: 'Ahora no puede reservar, así que no se le ofrece nada.',
  pausedAfterTwoOffersThat: 'En pausa tras dos ofertas sin respuesta.',
  atTheFrontTodayBecause: 'Hoy tiene el primer puesto, porque no se podía usar su cargador.',
  theyWereNotOfferedThe: ({ reason }) => `No se le ofreció la última franja libre: ${reason}`,
  chargerIsHeldForThem: 'El cargador {spotNumber} está reservado para este miembro hasta las {time}: {slot}',
} satisfies Messages['waitlistLine'];
