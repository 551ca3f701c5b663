import type { Messages } from '../../en/index.ts';

export const homeLanding = {
  languages: 'Sprachen',
  reserve: 'Reservieren',
  walkIn: 'Spontan',
  harborHouseGarage: 'Tiefgarage Hafenhaus',
  anExampleDay: 'Ein Beispieltag',
  exampleTimetableScrollsSideways: 'Beispielplan, lässt sich seitwärts scrollen',
  sixChargersFromTo: ({ opens, closes, from, until }) =>
    `Sechs Ladepunkte von ${opens} bis ${closes}: die Stunden, die andere belegt haben, deine eigene Reservierung von ${from} bis ${until}, Stoßzeiten, für die man eine Reservierung braucht, und Stunden zum Spontanladen.`,
  reserveStep: 'Reservieren',
  pickALocationADay:
    'Wähle einen Standort, einen Tag und eine Stunde. Du siehst, welche Ladepunkte die ganze Zeit frei sind.',
  knowYourCharger: 'Wissen, wo du lädst',
  theDashboardOpensWithYour:
    'Die Übersicht beginnt mit deiner Zeit, deinem Standort und der Nummer des Ladepunkts.',
  oneTapWithoutItThe: 'Einmal tippen genügt. Sonst ist der Ladepunkt nach 30 Minuten wieder für andere frei.',
  driveOn: 'Weiterfahren',
  leaveEarlierReleaseTheCharger:
    'Du fährst früher? Gib den Ladepunkt frei; der Rest deines Zeitfensters ist sofort wieder frei.',
  allDayAccess: 'Zugang rund um die Uhr',
  aroundTheClockWithinEach: 'Tag und Nacht, innerhalb der Öffnungszeiten jedes Standorts.',
  multiTenant: 'Mandantenfähig',
  eachOrganizationHasItsOwn: 'Jede Organisation hat ihre eigenen Mitglieder, Standorte und Regeln.',
  organizationManaged: 'Selbst verwaltet',
  administratorsInviteApproveAndSet:
    'Admins laden Mitglieder ein, geben sie frei und legen die Stoßzeiten fest.',
  realTime: 'In Echtzeit',
  everybodySeesChangesAtOnce: 'Alle sehen Änderungen sofort. Kein Ladepunkt wird doppelt reserviert.',
  aTimetableForYourChargers: 'Ein Fahrplan für deine Ladepunkte.',
  membersOfAWorkplaceOr:
    'Mitglieder eines Betriebs oder Gebäudes reservieren einen Ladepunkt, bestätigen ihre Ankunft und machen pünktlich Platz für die Nächsten. Das Laden ist für Mitglieder kostenlos.',
  startHere: 'Hier geht es los',
  inShort: 'Kurz gesagt',
  seeADemoOfThe: 'Demo der Ansichten im Auto ansehen',
  doesSomethingNotWorkOr: 'Funktioniert etwas nicht, oder fehlt etwas? <a>Sag es uns</a>',
  nothingHasBeenChangedTry: 'Es wurde nichts geändert. Versuche es gleich noch einmal.',
  howItWorks: 'So funktioniert es',
  existingAdministratorUser: 'Bereits Admin oder Mitglied',
  reserveAChargerConfirmYour:
    'Reserviere einen Ladepunkt, bestätige deine Ankunft, verwalte deine Organisation.',
  administratorRegistration: 'Als Admin registrieren',
  createYourAccountAndYour: 'Erstelle dein Konto und deine Organisation. 14 Tage kostenlos.',
  newOrganization: 'Neue Organisation',
  createAnOrganization: 'Organisation erstellen',
  alreadyAnAdministratorSetUp: 'Schon Admin? Richte eine weitere Organisation ein.',
  welcomeBackFirstName: ({ firstName }) => `Willkommen zurück, ${firstName}.`,
  yourOrganization: 'Deine Organisation',
  seeYourStatus: 'Status ansehen',
  reserveACharger: 'Ladepunkt reservieren',
  chooseALocationADay: 'Wähle einen Standort, einen Tag und eine Stunde.',
  yourReservations: 'Deine Reservierungen',
  openTheDashboard: 'Übersicht öffnen',
  yourUpcomingAndPastReservations: 'Deine bevorstehenden und vergangenen Reservierungen und dein Profil.',
  manageIt: 'Verwalten',
  membersInvitationsAndLocationsOf: ({ name }) => `Mitglieder, Einladungen und Standorte von ${name}.`,
  seeIt: 'Ansehen',
  youAreAMemberOf: ({ name }) =>
    `Du bist Mitglied bei ${name}. Hier findest du mehr darüber und die Kontaktdaten.`,
  loading: 'WIRD GELADEN',
} satisfies Messages['homeLanding'];
