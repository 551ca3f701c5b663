import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notificationsChoices = {
  nothingToChooseYet: 'Aún no hay nada que elegir',
  yourNotificationSettingsAreHere:
    'Aquí estarán tus ajustes de notificaciones cuando pertenezcas a una organización.',
  yourChoicesCouldNotBe: 'No se ha podido mostrar lo que has elegido',
  theyStillApplyTryAgain: 'Sigue en vigor. Inténtalo de nuevo en un momento.',
  theseSettingsAreForName: ({ name }) =>
    `Estos ajustes son para ${name}; los medios por los que te avisamos son los mismos en todas partes.`,
  eachChangeAppliesAtOnce:
    'Cada cambio se aplica de inmediato, también a los recordatorios que aún no han llegado.',
  yourOrganizationDoesNotLetMembers:
    'Tu organización no permite que los miembros elijan un recordatorio propio.',
  organizationDoesNotLetMembers: ({ organizationName }) =>
    `${organizationName} no permite que los miembros elijan un recordatorio propio.`,
  howYouAreReached: 'Cómo te avisamos',
  beforeItStarts: 'Antes del inicio',
  beforeItEnds: 'Antes del final',
  yourCustomReminderComes: 'Tu recordatorio propio llega',
  never: 'Nunca',
  anHourBefore: '1 hora antes',
  minutesBefore: ({ count }) =>
    plural(count, { one: `${number(count)} minuto antes`, other: `${number(count)} minutos antes` }),
  insteadOfOwn: {
    still_coming: ({ methods }) =>
      `En su lugar llega «¿Sigues pensando en venir?» ${methods}. Si haces la reserva en las dos horas anteriores a su inicio, sí recibes tu recordatorio propio.`,
    start_15min: ({ methods }) => `En su lugar llega el recordatorio 15 minutos antes del inicio ${methods}.`,
    start_5min: ({ methods }) => `En su lugar llega el recordatorio 5 minutos antes del inicio ${methods}.`,
  },
  whatYouDoYourself: 'Lo que haces tú',
  whatOthersChange: 'Lo que cambian los demás',
  freeChargers: 'Cargadores libres',
  atTheCharger: 'En el cargador',
  yourMembership: 'Tu acceso',
  yourReviews: 'Tus reseñas',
  forAdministrators: 'Para administradores',
  theTerms: 'Las condiciones',
  inTheApp: 'En la aplicación',
  atTheBellOnEvery: 'En la campana de cada pantalla. Siempre activas.',
  sentTo: ({ address }) => `A ${address}`,
  nothingIsSentTo:
    'No se envía nada a {address}, porque los correos nos llegan devueltos. Pruébalo otra vez o <a>cambia la dirección</a>.',
  confirmYourNumber: 'Confirma tu número',
  weSendACodeTo: 'Enviamos un código por SMS. Tu número solo se usa para las notificaciones.',
  sendCode: 'Enviar código',
  phoneNumber: 'Número de teléfono',
  withItsCountryCodeSuch: 'Con el prefijo del país, como +1 212 555 0142.',
  numberConfirmed: 'Número confirmado',
  textMessagesGoToPhone: ({ phone }) => `Los SMS llegan al ${phone}.`,
  enterTheCode: 'Escribe el código',
  weSentSixDigitsTo: ({ phone }) =>
    `Hemos enviado seis cifras al ${phone}. Son válidas durante diez minutos.`,
  otherNumber: 'Otro número',
  code: 'Código',
  noTextMessageYet: ({ count }) =>
    plural(count, {
      one: `¿No ha llegado el SMS? Podrás pedir otro código en <b>${number(count)}</b> segundo.`,
      other: `¿No ha llegado el SMS? Podrás pedir otro código en <b>${number(count)}</b> segundos.`,
    }),
  sendAnotherCode: 'Enviar otro código',
  theCodeCouldNotBe: 'No se ha podido enviar el código.',
  pushMessages: 'Notificaciones push',
  turnOnInThisBrowser: 'Activar en este navegador',
  theyComeToThisBrowser: 'Llegan a este navegador, aunque ChargeRota esté cerrado.',
  theyHaveEndedInThis:
    'Han dejado de llegar a este navegador sin que las desactivaras aquí. Puedes volver a activarlas.',
  theyComeEvenWhenChargeRota: 'Llegan aunque ChargeRota esté cerrado. Tu navegador te pedirá permiso.',
  thisBrowserBlocksThemTo:
    'Este navegador las bloquea. Para permitirlas, pulsa el icono junto a la dirección, permite las notificaciones y vuelve a abrir esta página.',
  onAnIPhoneOrIPad:
    'En un iPhone o iPad solo llegan a las aplicaciones de la pantalla de inicio. En Safari, pulsa «Compartir» y después «Añadir a pantalla de inicio», y abre ChargeRota desde ahí.',
  thisBrowserDoesNotSupport:
    'Este navegador no las admite. Abre esta página en otro navegador para activarlas allí.',
  browserRemoved: 'Navegador quitado',
  browserGetsNoMorePush: ({ browser }) => `${browser} ya no recibe notificaciones push.`,
  browserSinceDay: '{browser} <mute>desde el {day}</mute>',
  thisBrowser: 'Este navegador',
  removeBrowserSinceDay: ({ browser, day }) => `Quitar ${browser}, desde el ${day}`,
  remove: 'Quitar',
  couldNotBeSubscribed: 'No se ha podido suscribir este navegador.',
  couldNotBeSubscribedItSays: ({ message }) => `No se ha podido suscribir este navegador. Dice: ${message}`,
  quietHours: 'Horas de silencio',
  noMessagesAtNight: 'Sin mensajes por la noche',
  notificationsInTheAppAre: 'Las notificaciones en la aplicación no suenan y llegan siempre.',
  from: 'Desde',
  until: 'Hasta',
  emailTextAndPushMessages: ({ time }) =>
    `Los correos, los SMS y las notificaciones push esperan hasta las ${time}, en la zona horaria de la ubicación del cargador. Si para entonces un recordatorio ya llegara tarde, no se envía. Las novedades sobre una reserva que empieza antes de esa hora llegan de inmediato.`,
  textMessages: 'SMS',
  phoneHasAnsweredStop: ({ phone }) =>
    `${phone} ha respondido STOP a un SMS. Envía START desde ese teléfono al mismo número y volverán a llegar los SMS.`,
  addYourPhoneNumberAnd:
    'Añade tu número de teléfono y confírmalo con un código. Hasta entonces no llegan SMS.',
  confirmYourPhoneNumberBy: 'Confirma tu número de teléfono con un código. Hasta entonces no llegan SMS.',
  changeNumber: 'Cambiar número',
  tryIt: 'Probar',
} satisfies Messages['notificationsChoices'];
