import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyUsage = {
  usageFromDayToDay: ({ first, last }) => `Gebruik van ${first} tot en met ${last}`,
  sessions: ({ count }) =>
    plural(count, { one: `${number(count)} laadsessie`, other: `${number(count)} laadsessies` }),
  hoursOfCharging: ({ count }) =>
    plural(count, { one: `${number(count)} uur laden`, other: `${number(count)} uur laden` }),
  noShows: ({ count }) =>
    plural(count, {
      one: `${number(count)} keer niet verschenen`,
      other: `${number(count)} keer niet verschenen`,
    }),
  requestsWithoutACharger: ({ count }) =>
    plural(count, {
      one: `${number(count)} aanvraag zonder laadpunt`,
      other: `${number(count)} aanvragen zonder laadpunt`,
    }),
  figures: ({ sessions, hours, noShows, requests }) => `${sessions}, ${hours}, ${noShows} en ${requests}.`,
  titleAtOrganization: ({ title, organization }) => `${title} bij ${organization}`,
  organizationHadFigures: ({ organization, figures }) => `${organization}: ${figures}`,
  doYouNeedMoreChargers: 'Heb je meer laadpunten nodig?',
  seeTheReport: 'Rapport bekijken',
} satisfies Messages['sentNotifyUsage'];
