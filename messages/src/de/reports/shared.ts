import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reports = {
  sessions: 'Ladevorgänge',
  ofThemWalkIns: ({ count }) =>
    plural(count, {
      one: `davon ${number(count)} spontan`,
      other: `davon ${number(count)} spontan`,
    }),
  hoursCharged: 'Geladene Stunden',
  releasedEarly: 'Früher freigegeben',
  noShows: 'Nicht erschienen',
  unservedRequests: 'Unerfüllte Anfragen',
  inLineAndRefused: ({ inLine, refused }) => `${inLine} auf der Warteliste, ${refused} abgewiesen`,
  worstServedTenth: 'Am schlechtesten bedientes Zehntel',
  percent: ({ number }) => `${number} %`,
  ofTheirRequestsFoundA: 'seiner Anfragen fanden einen Ladepunkt',
  shownOnceTenMembersHad: 'wird angezeigt, sobald zehn Mitglieder eine Anfrage hatten',
  mostSessionsOn: ({ day, count }) =>
    plural(count, {
      one: `Stärkster Tag: ${day}, mit ${number(count)} Ladevorgang.`,
      other: `Stärkster Tag: ${day}, mit ${number(count)} Ladevorgängen.`,
    }),
  unservedRequestsAboveThem: 'Unerfüllte Anfragen, darüber',
  noWholeDayWithA: 'Noch kein ganzer Tag mit einem Ladevorgang.',
  chargersInUseAsAPart:
    'Genutzte Ladepunkte als Anteil an allen, im Durchschnitt. Heute ist noch nicht mitgezählt.',
  busiestAt: ({ weekday, hour, share }) =>
    `Am meisten los: ${weekday} um ${hour}, mit ${share} % der Ladepunkte in Benutzung.`,
  weekdays: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  shortWeekdays: {
    monday: 'Mo',
    tuesday: 'Di',
    wednesday: 'Mi',
    thursday: 'Do',
    friday: 'Fr',
    saturday: 'Sa',
    sunday: 'So',
  },
  usageReport: 'Nutzungsbericht',
  signInAsAnAdministrator: 'Melde dich als Admin an, um zu sehen, wie deine Ladepunkte genutzt werden.',
  allLocations: 'alle Standorte',
  month: 'Monat',
  print: 'Drucken',
  showTheLast7Days: 'Letzte 7 Tage anzeigen',
  theReportCouldNotBe: 'Der Bericht konnte nicht geladen werden',
  nothingOfItIsLost: 'Nichts davon ist verloren.',
  allLocationsChoice: 'Alle Standorte',
  yourPlanShowsTheLast: 'Dein Tarif zeigt die letzten 7 Tage',
  premiumShowsTheReportOf: '<a>Premium</a> zeigt den Bericht jedes Monats.',
  doWeNeedMoreChargers: 'Brauchen wir mehr Ladepunkte?',
  whatHappened: 'Was passiert ist',
  toUseByHour: 'Nutzung nach Stunden',
  toUseByDay: 'Nutzung nach Tagen',
  getLastWeeksReportOn: 'Bericht der letzten Woche montags bekommen',
} satisfies Messages['reports'];
