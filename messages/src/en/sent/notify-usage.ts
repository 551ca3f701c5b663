import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifyUsage = {
  // notifications/texts/usage.ts
  usageFromDayToDay: ({ first, last }: Values<'first' | 'last'>) => `Usage from ${first} to ${last}`,
  // The figures of a week, which are listed in one sentence.
  sessions: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} session`, other: `${number(count)} sessions` }),
  hoursOfCharging: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} hour of charging`, other: `${number(count)} hours of charging` }),
  noShows: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} no-show`, other: `${number(count)} no-shows` }),
  requestsWithoutACharger: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} request without a charger`,
      other: `${number(count)} requests without a charger`,
    }),
  /** The list; it follows a name and a colon. */
  figures: ({ sessions, hours, noShows, requests }: Values<'sessions' | 'hours' | 'noShows' | 'requests'>) =>
    `${sessions}, ${hours}, ${noShows}, and ${requests}.`,
  titleAtOrganization: ({ title, organization }: Values<'title' | 'organization'>) =>
    `${title} at ${organization}`,
  /** `figures` as above, with their stop. */
  organizationHadFigures: ({ organization, figures }: Values<'organization' | 'figures'>) =>
    `${organization} had ${figures}`,
  /** An answer follows. */
  doYouNeedMoreChargers: 'Do you need more chargers?',
  seeTheReport: 'See the report',
};
