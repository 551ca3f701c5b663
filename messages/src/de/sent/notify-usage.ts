import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyUsage = {
  usageFromDayToDay: ({ first, last }) => `Nutzung: ${first} bis ${last}`,
  sessions: ({ count }) =>
    plural(count, { one: `${number(count)} Ladevorgang`, other: `${number(count)} Ladevorgänge` }),
  hoursOfCharging: ({ count }) =>
    plural(count, { one: `${number(count)} Stunde Laden`, other: `${number(count)} Stunden Laden` }),
  noShows: ({ count }) =>
    plural(count, {
      one: `${number(count)}-mal nicht erschienen`,
      other: `${number(count)}-mal nicht erschienen`,
    }),
  requestsWithoutACharger: ({ count }) =>
    plural(count, {
      one: `${number(count)} Anfrage ohne Ladepunkt`,
      other: `${number(count)} Anfragen ohne Ladepunkt`,
    }),
  figures: ({ sessions, hours, noShows, requests }) => `${sessions}, ${hours}, ${noShows} und ${requests}.`,
  titleAtOrganization: ({ title, organization }) => `${organization}: ${title}`,
  organizationHadFigures: ({ organization, figures }) => `${organization}: ${figures}`,
  doYouNeedMoreChargers: 'Braucht ihr mehr Ladepunkte?',
  seeTheReport: 'Bericht ansehen',
} satisfies Messages['sentNotifyUsage'];
