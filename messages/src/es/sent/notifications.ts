import type { Messages } from '../../en/index.ts';

export const sentNotifications = {
  unsubscribeFromReminders: {
    start_15min: ({ organization }) =>
      `Dejar de recibir los correos 15 minutos antes del inicio en ${organization}`,
    start_5min: ({ organization }) =>
      `Dejar de recibir los correos 5 minutos antes del inicio en ${organization}`,
    end_15min: ({ organization }) =>
      `Dejar de recibir los correos 15 minutos antes del final en ${organization}`,
    end_5min: ({ organization }) =>
      `Dejar de recibir los correos 5 minutos antes del final en ${organization}`,
    custom_reminder: ({ organization }) =>
      `Dejar de recibir los correos a la hora que eliges en ${organization}`,
    still_coming: ({ organization }) =>
      `Dejar de recibir los correos una hora antes del inicio en ${organization}`,
    someone_waits: ({ organization }) =>
      `Dejar de recibir los correos cuando alguien espera tu cargador en ${organization}`,
  },
  unsubscribeFromThisKind: 'Dejar de recibir correos de este tipo',
  youReceiveThisBecauseYou: ({ organizations }) =>
    `Recibes este correo porque usas ChargeRota en ${organizations}.`,
  organizationAndOrganization: ({ first, last }) => `${first} y ${last}`,
  everyoneGetsThisNotification: 'Todo el mundo recibe esta notificación; no se puede desactivar.',
  thisIsHowANotification: 'Así se ve una notificación',
  youAskedForItTo: 'La has pedido para comprobar que llega.',
  youAskedForThisEmail: 'Has pedido este correo para comprobar que llega. Ha llegado.',
  theMailServerDidNot: 'El servidor de correo no ha aceptado el correo.',
  itIsInYourList: 'Está en tu lista de notificaciones.',
  anEmailIsOnIts: ({ to }) => `Hay un correo de camino a ${to}.`,
  anEmailIsOnItsWay: 'Hay un correo de camino.',
  aTextMessageIsOn: ({ to }) => `Hay un SMS de camino al ${to}.`,
  aTextMessageIsOnItsWay: 'Hay un SMS de camino.',
  aPushMessageIsOn: 'Hay una notificación push de camino a tus navegadores.',
  yourNumberIsConfirmedText: 'Tu número está confirmado. A partir de ahora, los SMS llegan ahí.',
  youNoLongerGetEmails: 'Ya no recibes correos de este tipo.',
  youGetEmailsOfThis: 'Vuelves a recibir correos de este tipo.',
  chargeRotaTellsYouAboutYour: ({ link }) =>
    `ChargeRota te avisa sobre tus reservas de carga. Ajustes de notificaciones: ${link}. Responde STOP para no recibir más mensajes.`,
  nobodyReadsAnswersToThis: ({ link }) =>
    `Nadie lee las respuestas a este número. Inicia sesión en ${link} o responde STOP para no recibir más mensajes.`,
  yourChoices: ({ link }) => `Tus ajustes: ${link}`,
  chargeRotaCodeIsYourCode: ({ code, minutes }) =>
    `ChargeRota: ${code} es tu código para confirmar este número. Vale durante ${minutes} minutos. No se lo digas a nadie.`,
  thisNumberHasAnsweredSTOP:
    'Este número ha respondido STOP a nuestros mensajes. Envíanos antes START desde él.',
  allNotificationsAreMarkedAs: 'Todas las notificaciones están marcadas como leídas.',
  youAreNotToldOf: 'De esto no se te avisa.',
  youReceiveThisBecauseYouHave: 'Recibes este correo porque tienes una cuenta en ChargeRota.',
  aBrowser: 'Un navegador',
} satisfies Messages['sentNotifications'];
