import type { Messages } from '../../en/index.ts';

export const organizationsFirstRun = {
  firstSteps: 'Erste Schritte',
  doneOfCountDone: ({ done, count }) => `${done} von ${count} erledigt`,
  hideTheFirstSteps: 'Erste Schritte ausblenden',
  showTheFirstSteps: 'Erste Schritte anzeigen',
  hide: 'Ausblenden',
  show: 'Anzeigen',
  dontShowAgain: 'Nicht mehr anzeigen',
  done: '(erledigt)',
  theFormAsksForVehicle:
    'Das Formular fragt nach Fahrzeug, Telefonnummer und Notfallkontakt. <button>Nur nach Name, E-Mail und Passwort fragen</button>',
  markAsDoneTitle: ({ title }) => `Als erledigt markieren: ${title}`,
  markAsDone: 'Als erledigt markieren',
  chooseAPlan: 'Tarif wählen',
  addALocation: 'Standort hinzufügen',
  membersReserveAtAPlace: 'Mitglieder reservieren an einem Ort mit Adresse, Öffnungszeiten und Ladepunkten.',
  checkItsChargers: 'Ladepunkte prüfen',
  powerAndConnectorTellMembers:
    'An Leistung und Anschluss erkennen Mitglieder, welcher Ladepunkt zu ihrem Auto passt.',
  openTheChargers: 'Ladepunkte öffnen',
  checkTheRules: 'Regeln prüfen',
  howLongHowOftenAnd:
    'Wie lange, wie oft und wie weit im Voraus Mitglieder reservieren dürfen. Es gelten schon Regeln, die für die meisten Organisationen passen.',
  openTheRules: 'Regeln öffnen',
  inviteMembers: 'Mitglieder einladen',
  theyJoinByTheLink: 'Sie treten über den Link in der E-Mail bei.',
  theyJoinByTheLinkAndYouApprove: 'Sie treten über den Link in der E-Mail bei und du gibst sie frei.',
} satisfies Messages['organizationsFirstRun'];
