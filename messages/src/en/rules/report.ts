import { number, plural, type Counted, type Values } from '../../values.ts';

export const rulesReport = {
  // report.ts
  /** `unserved` of `count` requests, in percent too; another sentence may follow. */
  foundNoCharger: ({ count, unserved, percent }: Counted<'unserved' | 'percent'>) =>
    plural(count, {
      one: `${unserved} of ${number(count)} request (${percent}) found no charger.`,
      other: `${unserved} of ${number(count)} requests (${percent}) found no charger.`,
    }),
  nothingToCountYet: 'Nothing to count yet.',
  nobodyReservedOrWaitedFor: 'Nobody reserved or waited for a charger in this time.',
  itIsTooEarlyTo: 'It is too early to say.',
  thereWereRequestsOnDays: ({ count, leastAnswerDays }: Counted<'leastAnswerDays'>) =>
    plural(count, {
      one: `There were requests on ${number(count)} day; the answer needs ${leastAnswerDays}.`,
      other: `There were requests on ${number(count)} days; the answer needs ${leastAnswerDays}.`,
    }),
  noThereAreEnough: 'No, there are enough.',
  allFoundACharger: ({ count }: Counted) =>
    plural(count, {
      one: `All ${number(count)} request found a charger.`,
      other: `All ${number(count)} requests found a charger.`,
    }),
  notYetNoShowsCost: 'Not yet: no-shows cost more.',
  fewerNoShowsGiveTimeBack: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} reservation was a no-show: a shorter grace period, or fewer open reservations a member, gives that time back.`,
      other: `${number(count)} reservations were no-shows: a shorter grace period, or fewer open reservations a member, gives that time back.`,
    }),
  notYetButItIs: 'Not yet, but it is getting tight.',
  fromPercentOnMore: ({ percent }: Values<'percent'>) => `From ${percent} on, more chargers are worth it.`,
  yesAboutMoreSpotsMore: ({ moreSpots }: Values<'moreSpots'>) => `Yes, about ${moreSpots} more.`,
  aChargerServedSessions: ({ count, sessions }: Counted<'sessions'>) =>
    plural(count, {
      one: `A charger served ${sessions} sessions on each of ${number(count)} day with requests.`,
      other: `A charger served ${sessions} sessions on each of ${number(count)} days with requests.`,
    }),
};
