import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesReport = {
  foundNoCharger: ({ count, unserved, percent }) =>
    plural(count, {
      one: `Ohne Ladepunkt: ${unserved} von ${number(count)} Anfrage (${percent}).`,
      other: `Ohne Ladepunkt: ${unserved} von ${number(count)} Anfragen (${percent}).`,
    }),
  nothingToCountYet: 'Noch nichts zu zählen.',
  nobodyReservedOrWaitedFor: 'In dieser Zeit hat niemand reserviert oder auf einen Ladepunkt gewartet.',
  itIsTooEarlyTo: 'Das lässt sich noch nicht sagen.',
  thereWereRequestsOnDays: ({ count, leastAnswerDays }) =>
    plural(count, {
      one: `Es gab an ${number(count)} Tag Anfragen; für eine Antwort braucht es ${leastAnswerDays}.`,
      other: `Es gab an ${number(count)} Tagen Anfragen; für eine Antwort braucht es ${leastAnswerDays}.`,
    }),
  noThereAreEnough: 'Nein, es gibt genug.',
  allFoundACharger: ({ count }) =>
    plural(count, {
      one: 'Die einzige Anfrage fand einen Ladepunkt.',
      other: `Alle ${number(count)} Anfragen fanden einen Ladepunkt.`,
    }),
  notYetNoShowsCost: 'Noch nicht: Nichterscheinen kostet mehr.',
  fewerNoShowsGiveTimeBack: ({ count }) =>
    plural(count, {
      one: `Zu ${number(count)} Reservierung ist niemand erschienen: Eine kürzere Kulanzzeit oder weniger offene Reservierungen pro Mitglied bringen diese Zeit zurück.`,
      other: `Zu ${number(count)} Reservierungen ist niemand erschienen: Eine kürzere Kulanzzeit oder weniger offene Reservierungen pro Mitglied bringen diese Zeit zurück.`,
    }),
  notYetButItIs: 'Noch nicht, aber es wird eng.',
  fromPercentOnMore: ({ percent }) => `Ab ${percent} lohnen sich weitere Ladepunkte.`,
  yesAboutMoreSpotsMore: ({ moreSpots }) => `Ja, etwa ${moreSpots} mehr.`,
  aChargerServedSessions: ({ count, sessions }) =>
    plural(count, {
      one: `Ein Ladepunkt schaffte an ${number(count)} Tag mit Anfragen ${sessions} Ladevorgänge.`,
      other: `Ein Ladepunkt schaffte an jedem der ${number(count)} Tage mit Anfragen ${sessions} Ladevorgänge.`,
    }),
} satisfies Messages['rulesReport'];
