import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsChargers = {
  chargersAdded: 'Cargadores añadidos',
  membersCanReserveMore: ({ name, count }) =>
    plural(count, {
      one: `Los miembros pueden reservar ${number(count)} cargador más en ${name}.`,
      other: `Los miembros pueden reservar ${number(count)} cargadores más en ${name}.`,
    }),
  addChargersAtName: ({ name }) => `Añadir cargadores en ${name}`,
  addChargers: ({ count }) =>
    plural(count, { one: `Añadir ${number(count)} cargador`, other: `Añadir ${number(count)} cargadores` }),
  howManyMore: '¿Cuántos más?',
  atMostAtALocation: ({ most }) => `Como máximo, ${most} cargadores por ubicación.`,
  atMostAddedToYourPlan: ({ most, missing }) =>
    `A tu plan se pueden añadir ${most} a la vez como máximo, y necesitas ${missing}. Un plan superior incluye más.`,
  inUseNewOnesHave: ({ count }) =>
    plural(count, {
      one: `${number(count)} en uso; los nuevos llevan los números siguientes.`,
      other: `${number(count)} en uso; los nuevos llevan los números siguientes.`,
    }),
  yourPlanAllowsNextYouAdd: ({ limit, count }) =>
    plural(count, {
      one: `Tu plan permite ${limit}: en el paso siguiente le añades ${number(count)} cargador.`,
      other: `Tu plan permite ${limit}: en el paso siguiente le añades ${number(count)} cargadores.`,
    }),
  membersCanReserveIt: 'Los miembros pueden reservarlo.',
  membersSeeItAndCannot:
    'Los miembros lo ven, pero no pueden reservarlo hasta que vuelva a estar disponible.',
  membersNoLongerSeeIt:
    'Los miembros dejan de verlo. Sus reservas pasadas se conservan y puedes volver a ponerlo en uso.',
  outOfUseSince: ({ day }) => `Fuera de uso desde el ${day}.`,
  inMaintenanceSince: ({ day }) => `En mantenimiento desde el ${day}.`,
  chargerUpdated: 'Cargador actualizado',
  yourChangesToChargerSpotNumber: ({ spotNumber }) =>
    `Se han guardado tus cambios en el cargador ${spotNumber}. Hemos avisado a los miembros de que estas reservas han terminado.`,
  yourChangesToChargerSpotNumberAre: ({ spotNumber }) =>
    `Se han guardado tus cambios en el cargador ${spotNumber}.`,
  editChargerSpotNumber: ({ spotNumber }) => `Editar cargador ${spotNumber}`,
  number: 'Número',
  powerKW: 'Potencia, kW',
  connector: 'Conector',
  state: 'Estado',
  changeChargerSpotNumber: ({ spotNumber }) => `¿Cambiar el cargador ${spotNumber}?`,
  all: 'Todos',
  numberOrConnector: 'Número o conector',
  searchChargers: 'Buscar cargadores',
  selectAll: ({ count }) =>
    plural(count, { one: `Seleccionar ${number(count)}`, other: `Seleccionar los ${number(count)}` }),
  noChargerMatches: 'Ningún cargador coincide.',
  showMore: ({ count }) =>
    plural(count, { one: `Ver ${number(count)} más`, other: `Ver ${number(count)} más` }),
  chargersSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} cargador seleccionado`,
      other: `${number(count)} cargadores seleccionados`,
    }),
  clear: 'Deseleccionar',
  selectChargerSpotNumber: ({ spotNumber }) => `Seleccionar el cargador ${spotNumber}`,
  kW: 'kW',
  allLocations: 'Todas las ubicaciones',
  addCharger: 'Añadir cargador',
  printCodes: 'Imprimir códigos',
  editLocation: 'Editar ubicación',
  theyAndTheirReservationsAre: 'Los cargadores y sus reservas están a salvo.',
  counted: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} cargador disponible`,
        other: `${number(count)} cargadores disponibles`,
      }),
    maintenance: ({ count }) =>
      plural(count, { one: `${number(count)} en mantenimiento`, other: `${number(count)} en mantenimiento` }),
    out: ({ count }) =>
      plural(count, { one: `${number(count)} fuera de uso`, other: `${number(count)} fuera de uso` }),
  },
  oldCodesRevoked: 'Códigos antiguos revocados',
  printNewSheets: ({ count }) =>
    plural(count, {
      one: `Imprime la hoja nueva de ${number(count)} cargador y cuélgala.`,
      other: `Imprime las hojas nuevas de ${number(count)} cargadores y cuélgalas.`,
    }),
  revokeTheCodesOfAll: ({ name }) => `¿Revocar los códigos de todos los cargadores de ${name}?`,
  revokeTheCodesOf: ({ count }) =>
    plural(count, {
      one: `¿Revocar los códigos de ${number(count)} cargador?`,
      other: `¿Revocar los códigos de ${number(count)} cargadores?`,
    }),
  codesOnTheSheetsThat:
    'Los códigos de las hojas que están colgadas dejarán de funcionar. Cuelga las hojas nuevas.',
  codesForName: ({ name }) => `Códigos de ${name}`,
  membersScanTheCodeAt:
    'Los miembros escanean el código de un cargador para confirmar su llegada, empezar o terminar la carga o avisar de un problema.',
  openTheSheet: 'Abrir la hoja',
  chargersThatYouHaveSelected: ({ count }) =>
    plural(count, {
      one: `El cargador seleccionado (${number(count)})`,
      other: `Los ${number(count)} cargadores seleccionados`,
    }),
  allChargersInUse: ({ count }) =>
    plural(count, {
      one: `Todos los cargadores en uso (${number(count)})`,
      other: `Todos los cargadores en uso (${number(count)})`,
    }),
  onEachPage: 'En cada página',
  oneCharger: 'Un cargador',
  sixChargersToCutOut: 'Seis cargadores, para recortar',
  paper: 'Papel',
  letter: 'Carta',
  wasASheetPhotographedOr:
    '¿Alguien ha fotografiado una hoja o se ha perdido? Revoca los códigos e imprime otros nuevos.',
  revokeOldCodes: 'Revocar códigos antiguos',
  leaveUnchanged: 'Dejar sin cambios',
  chargersUpdated: 'Cargadores actualizados',
  chargersChanged: ({ count }) =>
    plural(count, {
      one: `${number(count)} cargador cambiado.`,
      other: `${number(count)} cargadores cambiados.`,
    }),
  changeChargers: ({ count }) =>
    plural(count, { one: `Cambiar ${number(count)} cargador`, other: `Cambiar ${number(count)} cargadores` }),
  doneOfTotal: ({ done, total }) => `${done} de ${total}`,
  tryAgain: ({ count }) =>
    plural(count, { one: `Reintentar con ${number(count)}`, other: `Reintentar con ${number(count)}` }),
  chooseWhatToChange: 'Elige qué quieres cambiar.',
  chargersWithUpcomingReservationsAre:
    'Los cargadores con próximas reservas se dejan como están si este cambio los pone fuera de servicio, y se indican aquí.',
  numbersAndMore: ({ numbers, count }) =>
    plural(count, { one: `${numbers} y ${number(count)} más`, other: `${numbers} y ${number(count)} más` }),
  someChangedSomeNot: ({ changed, failed }) => `Cambiados: ${changed}; sin cambiar: ${failed}`,
  changeChargerSpotNumberAnyway: ({ spotNumber }) => `Cambiar el cargador ${spotNumber} igualmente`,
  changeAnyway: 'Cambiar igualmente',
  thisWouldEndAReservation: ({ count }) =>
    plural(count, { one: 'Esto pondría fin a una reserva:', other: 'Esto pondría fin a varias reservas:' }),
  andMore: ({ count }) => plural(count, { one: `y ${number(count)} más`, other: `y ${number(count)} más` }),
  chargersAsBefore: ({ count }) =>
    plural(count, {
      one: `${number(count)} cargador está como antes.`,
      other: `${number(count)} cargadores están como antes.`,
    }),
  notUndone: 'No se ha deshecho',
  onlyPartlyUndone: 'Solo se ha deshecho en parte',
  doneOfChargersAsBefore: ({ done, count }) =>
    plural(count, {
      one: `Como antes: ${done} de ${number(count)} cargador.`,
      other: `Como antes: ${done} de ${number(count)} cargadores.`,
    }),
  whyNotCharger: ({ spotNumber, reason }) => `Cargador ${spotNumber}: ${reason}`,
} satisfies Messages['locationsChargers'];
