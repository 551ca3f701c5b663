import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesReport = {
  foundNoCharger: ({ count, unserved, percent }) =>
    plural(count, {
      one: `Voor ${unserved} van ${number(count)} aanvraag (${percent}) was er geen laadpunt.`,
      other: `Voor ${unserved} van ${number(count)} aanvragen (${percent}) was er geen laadpunt.`,
    }),
  nothingToCountYet: 'Nog niets te tellen.',
  nobodyReservedOrWaitedFor: 'In deze periode heeft niemand een laadpunt gereserveerd of erop gewacht.',
  itIsTooEarlyTo: 'Dat is nog niet te zeggen.',
  thereWereRequestsOnDays: ({ count, leastAnswerDays }) =>
    plural(count, {
      one: `Er waren aanvragen op ${number(count)} dag; voor een antwoord zijn er ${leastAnswerDays} nodig.`,
      other: `Er waren aanvragen op ${number(count)} dagen; voor een antwoord zijn er ${leastAnswerDays} nodig.`,
    }),
  noThereAreEnough: 'Nee, er zijn er genoeg.',
  allFoundACharger: ({ count }) =>
    plural(count, {
      one: `Voor ${number(count)} aanvraag was er een laadpunt.`,
      other: `Voor alle ${number(count)} aanvragen was er een laadpunt.`,
    }),
  notYetNoShowsCost: 'Nog niet: niet verschijnen kost meer.',
  fewerNoShowsGiveTimeBack: ({ count }) =>
    plural(count, {
      one: `Bij ${number(count)} reservering is niemand verschenen: met een kortere speling of minder openstaande reserveringen per lid komt die tijd weer vrij.`,
      other: `Bij ${number(count)} reserveringen is niemand verschenen: met een kortere speling of minder openstaande reserveringen per lid komt die tijd weer vrij.`,
    }),
  notYetButItIs: 'Nog niet, maar het wordt krap.',
  fromPercentOnMore: ({ percent }) => `Vanaf ${percent} zijn meer laadpunten de moeite waard.`,
  yesAboutMoreSpotsMore: ({ moreSpots }) => `Ja, ongeveer ${moreSpots} extra.`,
  aChargerServedSessions: ({ count, sessions }) =>
    plural(count, {
      one: `Een laadpunt had ${sessions} laadsessies op ${number(count)} dag met aanvragen.`,
      other: `Een laadpunt had ${sessions} laadsessies op elk van de ${number(count)} dagen met aanvragen.`,
    }),
} satisfies Messages['rulesReport'];
