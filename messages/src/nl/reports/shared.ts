import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reports = {
  sessions: 'Laadsessies',
  ofThemWalkIns: ({ count }) =>
    plural(count, {
      one: `waarvan ${number(count)} zonder reservering`,
      other: `waarvan ${number(count)} zonder reservering`,
    }),
  hoursCharged: 'Uren geladen',
  releasedEarly: 'Eerder vrijgegeven',
  noShows: 'Niet verschenen',
  unservedRequests: 'Niet vervulde aanvragen',
  inLineAndRefused: ({ inLine, refused }) => `${inLine} op de wachtlijst, ${refused} geweigerd`,
  worstServedTenth: 'Minst bediende 10%',
  percent: ({ number }) => `${number}%`,
  ofTheirRequestsFoundA: 'van hun aanvragen kreeg een laadpunt',
  shownOnceTenMembersHad: 'verschijnt zodra tien leden een aanvraag hadden',
  mostSessionsOn: ({ day, count }) =>
    plural(count, {
      one: `Meeste laadsessies op ${day}: ${number(count)}.`,
      other: `Meeste laadsessies op ${day}: ${number(count)}.`,
    }),
  unservedRequestsAboveThem: 'Daarboven: niet vervulde aanvragen',
  noWholeDayWithA: 'Nog geen hele dag met een laadsessie.',
  chargersInUseAsAPart: 'Gemiddeld aandeel van de laadpunten dat in gebruik is. Vandaag telt nog niet mee.',
  busiestAt: ({ weekday, hour, share }) =>
    `Het drukst: ${weekday} om ${hour}, met ${share}% van de laadpunten in gebruik.`,
  weekdays: {
    monday: 'maandag',
    tuesday: 'dinsdag',
    wednesday: 'woensdag',
    thursday: 'donderdag',
    friday: 'vrijdag',
    saturday: 'zaterdag',
    sunday: 'zondag',
  },
  shortWeekdays: {
    monday: 'Ma',
    tuesday: 'Di',
    wednesday: 'Wo',
    thursday: 'Do',
    friday: 'Vr',
    saturday: 'Za',
    sunday: 'Zo',
  },
  usageReport: 'Gebruiksrapport',
  signInAsAnAdministrator: 'Log in als beheerder om te zien waarvoor je laadpunten worden gebruikt.',
  allLocations: 'alle locaties',
  month: 'Maand',
  print: 'Afdrukken',
  showTheLast7Days: 'Laatste 7 dagen tonen',
  theReportCouldNotBe: 'Het rapport kon niet worden geladen',
  nothingOfItIsLost: 'Er gaat niets van verloren.',
  allLocationsChoice: 'Alle locaties',
  yourPlanShowsTheLast: 'Je pakket toont de laatste 7 dagen',
  premiumShowsTheReportOf: '<a>Premium</a> toont het rapport van elke gewenste maand.',
  doWeNeedMoreChargers: 'Hebben we meer laadpunten nodig?',
  whatHappened: 'Wat er is gebeurd',
  toUseByHour: 'Gebruik per uur',
  toUseByDay: 'Gebruik per dag',
  getLastWeeksReportOn: 'Op maandag het rapport van vorige week ontvangen',
} satisfies Messages['reports'];
