import type { Messages } from '../../en/index.ts';

export const calendar = {
  addDayToYourCalendar: ({ day }) => `${day} aan je agenda toevoegen`,
  addToCalendar: 'Aan agenda toevoegen',
  failedToMakeAnAddress: 'Er kon geen adres voor je agenda worden gemaakt.',
  failedToRevokeTheAddress: 'Het adres van je agenda kon niet worden ingetrokken.',
  calendarLinkRevoked: 'Agendalink ingetrokken',
  calendarsNoLongerSeeYour: 'Agenda’s zien je reserveringen niet meer.',
  calendar: 'Agenda',
  yourCalendarLinkCouldNot: 'Je agendalink kon niet worden geladen',
  calendarsThatYouHaveConnected:
    'Agenda’s die je hebt gekoppeld, blijven je reserveringen tonen. Probeer het zo meteen opnieuw.',
  createANewCalendarLink: 'Nieuwe agendalink maken?',
  yourPresentLinkStopsWorking:
    'Je huidige link werkt dan meteen niet meer. Agenda’s die hem gebruiken, hebben de nieuwe nodig.',
  createNewLink: 'Nieuwe link maken',
  keepTheOldOne: 'Oude behouden',
  revokeTheCalendarLinkQuestion: 'Agendalink intrekken?',
  calendarsThatUseItStop:
    'Agenda’s die hem gebruiken, tonen je reserveringen dan niet meer. De reserveringen zelf blijven zoals ze zijn.',
  notConnected: 'Niet gekoppeld',
  createALinkAndYour: 'Maak een link, en je agenda toont al je reserveringen, met elke wijziging.',
  createCalendarLink: 'Agendalink maken',
  linkCreatedDay: ({ day }) => `Link gemaakt op ${day}`,
  itIsShownOnlyOnce: 'Hij wordt maar één keer getoond; heb je hem niet meer, maak dan een nieuwe.',
  anyoneWithTheLinkCan: 'Iedereen met de link kan je reserveringen zien.',
  newLink: 'Nieuwe link',
  revokeTheCalendarLink: 'Agendalink intrekken',
  apple: 'Apple',
  pressOpenInCalendarOn: 'Druk op je iPhone, iPad of Mac op ‘Openen in Agenda’ en daarna op ‘Abonneer’.',
  google: 'Google',
  onAComputerPressThe:
    'Druk op een computer op het plusteken naast ‘Andere agenda’s’, kies ‘Via URL’ en plak de link.',
  outlook: 'Outlook',
  inTheCalendarChooseAdd:
    'Kies in de agenda ‘Agenda toevoegen’, dan ‘Abonneren via internet’, en plak de link.',
  copyLink: 'Link kopiëren',
  yourBrowserDidNotAllow: 'Je browser stond het niet toe. De link is geselecteerd; kopieer hem daar.',
  yourCalendarLink: 'Je agendalink',
  copyItNowItIs: 'Kopieer hem nu: hij wordt niet meer getoond zodra je deze pagina verlaat.',
  openInCalendar: 'Openen in Agenda',
  calendarsLookForChangesIn:
    'Agenda’s kijken in hun eigen tempo of er iets is gewijzigd: Apple en Outlook binnen enkele uren, Google binnen een dag.',
} satisfies Messages['calendar'];
