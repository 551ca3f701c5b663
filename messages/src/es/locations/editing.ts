import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsEditing = {
  amenities: 'Servicios',
  anotherAmenity: 'Otro servicio',
  nameAnotherAmenity: 'Indica otro servicio',
  add: 'Añadir',
  aLocationHasAtMost: ({ most }) => `Una ubicación tiene ${most} servicios como máximo.`,
  openingHours: 'Horario de apertura',
  copyMondayToWeekdays: 'Copiar el lunes a los laborables',
  toEveryDay: 'A todos los días',
  dayOpenOrClosed: ({ day }) => `${day}, abierto o cerrado`,
  open: 'Abierto',
  n24Hours: '24 horas',
  openAgain: {
    monday: 'Volver a abrir<vh> el lunes</vh>',
    tuesday: 'Volver a abrir<vh> el martes</vh>',
    wednesday: 'Volver a abrir<vh> el miércoles</vh>',
    thursday: 'Volver a abrir<vh> el jueves</vh>',
    friday: 'Volver a abrir<vh> el viernes</vh>',
    saturday: 'Volver a abrir<vh> el sábado</vh>',
    sunday: 'Volver a abrir<vh> el domingo</vh>',
  },
  dayAgain: ({ day, number }) => `${day}, tramo adicional ${number}`,
  dayOpens: ({ day }) => `${day}, apertura`,
  dayCloses: ({ day }) => `${day}, cierre`,
  removeDay: ({ day }) => `Quitar ${day}`,
  timeNextDay: ({ time }) => `${time} +1 día`,
  notSet: 'Sin definir',
  midnight: 'Medianoche',
  yourPlanIncludesChargers: ({ count }) =>
    plural(count, {
      one: `Tu plan incluye ${number(count)} cargador por ubicación.`,
      other: `Tu plan incluye ${number(count)} cargadores por ubicación.`,
    }),
  addLocation: 'Añadir ubicación',
  enterANameAndAn: 'Para guardar, escribe un nombre y una dirección.',
  pleaseFillInAllFields: 'Rellena todos los campos con datos válidos',
  place: 'Lugar',
  chargersAndAccess: 'Cargadores y acceso',
  seeThePlans: 'Ver los planes',
  addChargersToYourPlan: 'Añadir cargadores a tu plan',
  itIsAddedWith: ({ limit, count }) =>
    plural(count, {
      one: `La ubicación se añade con ${limit}. En el paso siguiente añades ${number(count)} cargador a tu plan.`,
      other: `La ubicación se añade con ${limit}. En el paso siguiente añades ${number(count)} cargadores a tu plan.`,
    }),
  forMembers: 'Para los miembros',
  changeTheOpeningHoursOf: ({ name }) => `¿Cambiar el horario de apertura de ${name}?`,
  changeName: ({ name }) => `¿Cambiar ${name}?`,
  keepOfChargers: ({ kept, count }) =>
    plural(count, {
      one: `¿Mantener ${kept} de ${number(count)} cargador?`,
      other: `¿Mantener ${kept} de ${number(count)} cargadores?`,
    }),
  takeOutOfUse: 'Poner fuera de uso',
  keepEditing: 'Seguir editando',
  discardYourChanges: '¿Descartar tus cambios?',
  discardThisLocation: '¿Descartar esta ubicación?',
  whatYouEnteredHereHas: 'Lo que has escrito aquí no se ha guardado.',
  lastChargersGo: ({ count }) =>
    plural(count, {
      one: 'El último cargador queda fuera de uso. Los miembros dejan de verlo; puedes volver a ponerlo en uso.',
      other: `Los últimos ${number(count)} cargadores quedan fuera de uso. Los miembros dejan de verlos; puedes volver a ponerlos en uso.`,
    }),
  city: 'Ciudad',
  state: 'Estado o provincia',
  zIPCode: 'Código postal',
  reservationsAtThisLocationUse: 'Las reservas de esta ubicación usan esta zona horaria.',
  access: 'Acceso',
  typeAndAccessAreShown:
    'El tipo y el acceso se ven en tu lista de ubicaciones. No cambian nada para los miembros: todos pueden reservar aquí.',
  networkProvider: 'Proveedor de red',
  yourPlanAllows: ({ count }) =>
    plural(count, { one: `Tu plan permite ${number(count)}.`, other: `Tu plan permite ${number(count)}.` }),
  numberedFrom01: 'Numerados desde el 01.',
  inUse: ({ count }) => plural(count, { one: `${number(count)} en uso.`, other: `${number(count)} en uso.` }),
  moreWithTheNextNumbers: ({ count }) =>
    plural(count, {
      one: `${number(count)} más, con el número siguiente.`,
      other: `${number(count)} más, con los números siguientes.`,
    }),
  theLastGoOutOfUse: ({ count }) =>
    plural(count, {
      one: 'El último queda fuera de uso.',
      other: `Los últimos ${number(count)} quedan fuera de uso.`,
    }),
  contactPhone: 'Teléfono de contacto',
  theNumberToCallWhen: 'El número al que llamar cuando un cargador no funciona.',
  howToFindTheChargers: 'Cómo encontrar los cargadores, en una o dos frases.',
  positionOnAMap: 'Posición en el mapa',
  latitude: 'Latitud',
  longitude: 'Longitud',
  toUseMyCurrentPosition: 'Usar mi posición actual',
  locationAdded: 'Ubicación añadida',
  membersCanReserveAtName: ({ name }) => `Los miembros ya pueden reservar en ${name}.`,
  failedToAddLocation: 'No se ha podido añadir la ubicación',
  locationUpdated: 'Ubicación actualizada',
  yourChangesToNameAre: ({ name }) =>
    `Se han guardado tus cambios en ${name}. Hemos avisado a los miembros de que estas reservas han terminado.`,
  yourChangesToNameAreSaved: ({ name }) => `Se han guardado tus cambios en ${name}.`,
} satisfies Messages['locationsEditing'];
