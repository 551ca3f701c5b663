import type { Messages } from '../../en/index.ts';

export const reservationsCharger = {
  thisChargerIsReservedFor: 'Tienes reservado este cargador',
  yourTimeIsUntil: ({ end, limit }) =>
    `Lo tienes hasta las ${end}. Confirma tu llegada antes de las ${limit}.`,
  youAreChargingHere: 'Estás cargando aquí',
  theChargerIsYoursUntil: ({ time }) => `El cargador es tuyo hasta las ${time}. Si te vas antes, libéralo.`,
  theTimeToConfirmHas: 'El plazo para confirmar ha terminado',
  yourReservationHereBeganAt: ({ time }) =>
    `Tu reserva aquí empezó a las ${time}. En tu inicio ves qué puedes hacer.`,
  itIsYoursFrom: ({ time }) => `Es tuyo desde las ${time}`,
  yourReservationHereIsUntil: ({ time }) => `Tu reserva aquí es hasta las ${time}.`,
  thisChargerIsEmptyAnd: 'Este cargador está vacío y te toca a ti',
  yourReservationBeginsAt: ({ start, end }) =>
    `Tu reserva empieza a las ${start}. Empieza ahora y el cargador será tuyo hasta las ${end}.`,
  youAreChargingAtCharger: ({ spotNumber }) => `Estás cargando en el cargador ${spotNumber}`,
  thatIsAtNameUntil: ({ name, time }) =>
    `Está en ${name} y es tuyo hasta las ${time}. Libéralo allí antes de ocupar otro.`,
  youReservedChargerSpotNumber: ({ spotNumber }) => `Tienes reservado el cargador ${spotNumber}`,
  youReservedChargerSpotNumberAt: ({ spotNumber, name }) =>
    `Tienes reservado el cargador ${spotNumber} en ${name}`,
  itIsYoursAtName: ({ name, time }) => `Es tuyo en ${name} hasta las ${time}.`,
  thisChargerIsClosed: 'Este cargador está cerrado por un tiempo',
  thisChargerIsOutOf: 'Este cargador está fuera de servicio',
  itCannotBeUsedUntil: 'No se puede usar hasta que un administrador lo vuelva a poner en servicio.',
  thisChargerIsHeldFor: 'Este cargador está reservado para ti',
  takeItByUntilAnd: ({ until, end }) => `Acéptalo antes de las ${until} y será tuyo hasta las ${end}.`,
  takeItAndItIs: ({ end }) => `Acéptalo y será tuyo hasta las ${end}.`,
  thisChargerIsHeldForName: ({ name }) => `Este cargador está reservado para ${name}`,
  thisChargerIsHeldForSomebody: 'Este cargador está reservado para alguien de la lista de espera',
  unlessTheyTakeItBy: ({ until }) =>
    `Si no lo acepta antes de las ${until}, pasa a la siguiente persona de la lista de espera.`,
  itIsAboutToBe: 'Está a punto de ofrecerse a la siguiente persona de la lista de espera.',
  thisChargerIsTaken: 'Este cargador está ocupado',
  itIsFreeAgainAt: ({ time }) => `Queda libre a las ${time}, o antes si alguien lo libera.`,
  thisChargerIsFree: 'Este cargador está libre',
  takeItUntilReserved: ({ time }) =>
    `Puedes ocuparlo ahora, hasta las ${time} como muy tarde: después lo tiene reservado otra persona.`,
  takeItUntilHeldForYou: ({ time }) =>
    `Puedes ocuparlo ahora, hasta las ${time} como muy tarde: después está reservado para ti.`,
  takeItUntilHeldForName: ({ time, name }) =>
    `Puedes ocuparlo ahora, hasta las ${time} como muy tarde: después está reservado para ${name}.`,
  takeItUntilHeldForSomebody: ({ time }) =>
    `Puedes ocuparlo ahora, hasta las ${time} como muy tarde: después está reservado para alguien de la lista de espera.`,
  youCanTakeItNow: 'Puedes ocuparlo ahora.',
  itCannotBeTakenWithout: 'Ahora no se puede ocupar sin reserva',
  startCharging: 'Empezar a cargar',
  openYourReservation: 'Abrir tu reserva',
  waitForThisCharger: 'Esperar este cargador',
  reserveATime: 'Reservar una hora',
  thisChargerCannotBeTaken: 'Este cargador no se puede ocupar ahora.',
  powerKW: ({ power }) => `${power} kW`,
  itMayNotCharge: 'Puede que no cargue.',
  aCarMayBeIn: 'Puede que lo bloquee un coche.',
  theAdministratorsKnow: 'Los administradores lo saben.',
  todaysReservationsCouldNotBe: 'No se han podido mostrar las reservas de hoy',
  yourReservationsAreNotAffected: 'Tus reservas siguen como están.',
  freeHereFromTime: ({ time }) => `Libres aquí desde las ${time}`,
  freeHereNow: 'Libres aquí ahora',
  youNeedAReservationTo: 'Para usarlos ahora necesitas una reserva.',
  noOtherChargerIsFree: ({ name }) => `No hay ningún otro cargador libre en ${name}.`,
  noOtherChargerIsFreeThen: ({ name }) => `A esa hora no hay ningún otro cargador libre en ${name}.`,
  chargerNumber: '<vh>Cargador </vh>{spotNumber}',
  reportAProblem: 'Avisar de un problema',
  whatIsWrongWithCharger: ({ spotNumber }) => `¿Qué le pasa al cargador ${spotNumber}?`,
  administratorsAreNotifiedAndOther:
    'Se notifica a los administradores, y los demás miembros ven el aviso. Tu nombre no se muestra.',
  sendReport: 'Enviar aviso',
  thisChargerIsTakenOr:
    'Este cargador está ocupado o fuera de servicio ahora, así que no se puede avisar de que lo bloquea un coche.',
  problem: 'Problema',
  pleaseChooseWhatIsWrong: 'Elige qué le pasa.',
  aCarIsInThe: 'Lo bloquea un coche',
  itDoesNotWork: 'No funciona',
  anythingThatHelps: 'Cualquier detalle que ayude',
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Aviso enviado: cargador ${spotNumber} bloqueado`,
    broken: ({ spotNumber }) => `Aviso enviado: cargador ${spotNumber} averiado`,
  },
  theAdministratorsHaveBeenTold: 'Hemos avisado a los administradores.',
  moveToChargerSpotNumber: ({ spotNumber }) => `Pasar al cargador ${spotNumber}`,
  goToChargerSpotNumber: ({ spotNumber }) => `Ir al cargador ${spotNumber}`,
  ifSomebodyChargedHereIn:
    'Si alguien ha cargado aquí en las últimas 12 horas, le hemos pedido que mueva su coche. No sabrá quién lo ha pedido.',
  askForTheCarTo: 'Pedir que muevan el coche',
  theAdministratorsHaveBeenToldNo:
    'Hemos avisado a los administradores. En este momento no hay otro cargador libre aquí.',
  theAdministratorsHaveBeenToldCharger: ({ spotNumber }) =>
    `Hemos avisado a los administradores. El cargador ${spotNumber} está libre hasta que termine tu tiempo.`,
  theAdministratorsHaveBeenToldNobody: ({ spotNumber }) =>
    `Hemos avisado a los administradores. El cargador ${spotNumber} no lo tiene nadie ahora.`,
  atTheCharger: 'En el cargador',
  nothingHasBeenBookedOr: 'No se ha reservado ni cambiado nada.',
  thisCodeIsNoLonger: 'Este código ya no es válido',
  askAnAdministratorOfYour:
    'Pide una hoja nueva a un administrador de tu organización o elige el cargador en la lista.',
  theChargerCouldNotBe: 'No se ha podido mostrar el cargador',
  chargerSpotNumberIsNotYours: ({ spotNumber }) => `No puedes usar el cargador ${spotNumber}`,
  itBelongsToAnOrganization:
    'Pertenece a una organización de la que no eres miembro activo. Un administrador de allí puede invitarte o aprobarte.',
  chooseACharger: 'Elegir un cargador',
  thisChargerIsOutOfUse: 'Este cargador está fuera de uso',
  whichChargerAreYouAt: '¿En qué cargador estás?',
  chooseAnotherOne: 'Elige otro.',
  itsNumberIsOnThe: 'El número está en el cargador o en la hoja que hay a su lado.',
} satisfies Messages['reservationsCharger'];
