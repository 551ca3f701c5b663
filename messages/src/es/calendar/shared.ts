import type { Messages } from '../../en/index.ts';

export const calendar = {
  addDayToYourCalendar: ({ day }) => `Añadir ${day} a tu calendario`,
  addToCalendar: 'Añadir al calendario',
  failedToMakeAnAddress: 'No se ha podido crear una dirección para tu calendario.',
  failedToRevokeTheAddress: 'No se ha podido revocar la dirección de tu calendario.',
  calendarLinkRevoked: 'Enlace de calendario revocado',
  calendarsNoLongerSeeYour: 'Los calendarios ya no ven tus reservas.',
  calendar: 'Calendario',
  yourCalendarLinkCouldNot: 'No se ha podido mostrar tu enlace de calendario',
  calendarsThatYouHaveConnected:
    'Los calendarios que has conectado siguen mostrando tus reservas. Inténtalo de nuevo en un momento.',
  createANewCalendarLink: '¿Crear un enlace de calendario nuevo?',
  yourPresentLinkStopsWorking:
    'Tu enlace actual dejará de funcionar al momento. Los calendarios que lo usan necesitarán el nuevo.',
  createNewLink: 'Crear enlace nuevo',
  keepTheOldOne: 'Mantener el actual',
  revokeTheCalendarLinkQuestion: '¿Revocar el enlace de calendario?',
  calendarsThatUseItStop:
    'Los calendarios que lo usan dejarán de mostrar tus reservas. Las reservas en sí siguen como están.',
  notConnected: 'Sin conectar',
  createALinkAndYour: 'Crea un enlace y tu calendario mostrará todas tus reservas, con cada cambio.',
  createCalendarLink: 'Crear enlace de calendario',
  linkCreatedDay: ({ day }) => `Enlace creado el ${day}`,
  itIsShownOnlyOnce: 'Solo se muestra una vez; si no lo tienes, crea uno nuevo.',
  anyoneWithTheLinkCan: 'Cualquiera que tenga el enlace puede ver tus reservas.',
  newLink: 'Enlace nuevo',
  revokeTheCalendarLink: 'Revocar el enlace de calendario',
  apple: 'Apple',
  pressOpenInCalendarOn: 'Pulsa «Abrir en Calendario» en tu iPhone, iPad o Mac y después «Suscribirse».',
  google: 'Google',
  onAComputerPressThe:
    'En un ordenador, pulsa el signo más junto a «Otros calendarios», elige «Desde URL» y pega el enlace.',
  outlook: 'Outlook',
  inTheCalendarChooseAdd:
    'En el calendario, elige «Agregar calendario», después «Suscribirse desde la web», y pega el enlace.',
  copyLink: 'Copiar enlace',
  yourBrowserDidNotAllow: 'Tu navegador no lo ha permitido. El enlace está seleccionado: cópialo desde ahí.',
  yourCalendarLink: 'Tu enlace de calendario',
  copyItNowItIs: 'Cópialo ahora: no se vuelve a mostrar cuando salgas de esta página.',
  openInCalendar: 'Abrir en Calendario',
  calendarsLookForChangesIn:
    'Los calendarios buscan cambios a su ritmo: Apple y Outlook en unas horas, Google en un día.',
} satisfies Messages['calendar'];
