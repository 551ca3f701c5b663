import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyUsage = {
  usageFromDayToDay: ({ first, last }) => `Uso del ${first} al ${last}`,
  sessions: ({ count }) => plural(count, { one: `${number(count)} carga`, other: `${number(count)} cargas` }),
  hoursOfCharging: ({ count }) =>
    plural(count, { one: `${number(count)} hora de carga`, other: `${number(count)} horas de carga` }),
  noShows: ({ count }) =>
    plural(count, { one: `${number(count)} ausencia`, other: `${number(count)} ausencias` }),
  requestsWithoutACharger: ({ count }) =>
    plural(count, {
      one: `${number(count)} petición sin cargador`,
      other: `${number(count)} peticiones sin cargador`,
    }),
  figures: ({ sessions, hours, noShows, requests }) => `${sessions}, ${hours}, ${noShows} y ${requests}.`,
  titleAtOrganization: ({ title, organization }) => `${title} en ${organization}`,
  organizationHadFigures: ({ organization, figures }) => `${organization} tuvo ${figures}`,
  doYouNeedMoreChargers: '¿Hacen falta más cargadores?',
  seeTheReport: 'Ver el informe',
} satisfies Messages['sentNotifyUsage'];
