import type { Messages } from '../../en/index.ts';

export const calendar = {
  addDayToYourCalendar: ({ day }) => `${day} in deinen Kalender eintragen`,
  addToCalendar: 'In Kalender eintragen',
  failedToMakeAnAddress: 'Der Kalenderlink konnte nicht erstellt werden.',
  failedToRevokeTheAddress: 'Der Kalenderlink konnte nicht widerrufen werden.',
  calendarLinkRevoked: 'Kalenderlink widerrufen',
  calendarsNoLongerSeeYour: 'Kalender sehen deine Reservierungen nicht mehr.',
  calendar: 'Kalender',
  yourCalendarLinkCouldNot: 'Dein Kalenderlink konnte nicht geladen werden',
  calendarsThatYouHaveConnected:
    'Kalender, die du verbunden hast, zeigen deine Reservierungen weiter an. Versuche es gleich noch einmal.',
  createANewCalendarLink: 'Neuen Kalenderlink erstellen?',
  yourPresentLinkStopsWorking:
    'Dein jetziger Link funktioniert sofort nicht mehr. Kalender, die ihn nutzen, brauchen den neuen.',
  createNewLink: 'Neuen Link erstellen',
  keepTheOldOne: 'Alten behalten',
  revokeTheCalendarLinkQuestion: 'Kalenderlink widerrufen?',
  calendarsThatUseItStop:
    'Kalender, die ihn nutzen, zeigen deine Reservierungen nicht mehr an. Die Reservierungen selbst bleiben, wie sie sind.',
  notConnected: 'Nicht verbunden',
  createALinkAndYour:
    'Erstelle einen Link, und dein Kalender zeigt alle deine Reservierungen mit jeder Änderung.',
  createCalendarLink: 'Kalenderlink erstellen',
  linkCreatedDay: ({ day }) => `Link erstellt: ${day}`,
  itIsShownOnlyOnce: 'Er wird nur einmal angezeigt; wenn du ihn nicht hast, erstelle einen neuen.',
  anyoneWithTheLinkCan: 'Wer den Link hat, kann deine Reservierungen sehen.',
  newLink: 'Neuer Link',
  revokeTheCalendarLink: 'Kalenderlink widerrufen',
  apple: 'Apple',
  pressOpenInCalendarOn:
    'Drücke auf deinem iPhone, iPad oder Mac auf „In Kalender öffnen“, dann auf „Abonnieren“.',
  google: 'Google',
  onAComputerPressThe:
    'Drücke am Computer auf das Pluszeichen neben „Weitere Kalender“, wähle „Per URL“ und füge den Link ein.',
  outlook: 'Outlook',
  inTheCalendarChooseAdd:
    'Wähle im Kalender „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und füge den Link ein.',
  copyLink: 'Link kopieren',
  yourBrowserDidNotAllow: 'Dein Browser hat es nicht erlaubt. Der Link ist markiert, kopiere ihn von dort.',
  yourCalendarLink: 'Dein Kalenderlink',
  copyItNowItIs: 'Kopiere ihn jetzt: Er wird nicht mehr angezeigt, sobald du diese Seite verlässt.',
  openInCalendar: 'In Kalender öffnen',
  calendarsLookForChangesIn:
    'Kalender suchen in ihrem eigenen Takt nach Änderungen: Apple und Outlook innerhalb von Stunden, Google innerhalb eines Tages.',
} satisfies Messages['calendar'];
