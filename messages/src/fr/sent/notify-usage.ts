import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyUsage = {
  usageFromDayToDay: ({ first, last }) => `Utilisation du ${first} au ${last}`,
  sessions: ({ count }) =>
    plural(count, { one: `${number(count)} recharge`, other: `${number(count)} recharges` }),
  hoursOfCharging: ({ count }) =>
    plural(count, {
      one: `${number(count)} heure de recharge`,
      other: `${number(count)} heures de recharge`,
    }),
  noShows: ({ count }) =>
    plural(count, { one: `${number(count)} absence`, other: `${number(count)} absences` }),
  requestsWithoutACharger: ({ count }) =>
    plural(count, {
      one: `${number(count)} demande sans borne`,
      other: `${number(count)} demandes sans borne`,
    }),
  figures: ({ sessions, hours, noShows, requests }) => `${sessions}, ${hours}, ${noShows} et ${requests}.`,
  titleAtOrganization: ({ title, organization }) => `${title}, ${organization}`,
  organizationHadFigures: ({ organization, figures }) => `Organisation ${organization} : ${figures}`,
  doYouNeedMoreChargers: 'Faut-il plus de bornes ?',
  seeTheReport: 'Voir le rapport',
} satisfies Messages['sentNotifyUsage'];
