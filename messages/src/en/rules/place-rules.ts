import type { Values } from '../../values.ts';

export const rulesPlaceRules = {
  // place-rules.ts
  /** By the state of the account. */
  yourAccount: {
    pending: 'Your account is waiting for approval by an administrator.',
    rejected: 'Your account is rejected.',
    suspended: 'Your account is suspended.',
  },
  youAreNotAMember: 'You are not a member of this organization.',
  /** By the state of the membership. */
  yourMembership: {
    pending: 'Your membership in this organization is waiting for approval by an administrator.',
    suspended: 'Your membership in this organization is suspended.',
  },
  thisLocationNoLongerTakes: 'This location no longer takes reservations.',
  thisChargerIsOutOf: 'This charger is out of service. Choose another charger.',
  thisDateIsInThe: 'This date is in the past.',
  sameDayReservationsAreNot: 'Same-day reservations are not allowed. Choose a later date.',
  reservationsCanBeMadeThrough: ({ day }: Values<'day'>) =>
    `Reservations can be made through ${day} at the latest.`,
  thisHourHasAlreadyBegun: 'This hour has already begun. Choose a later start.',
  theLocationClosesAtTime: ({ time }: Values<'time'>) => `The location closes at ${time}.`,
  /** `hours` are times, or the words for a day that is closed or open for 24 hours. */
  openingHoursOnDay: ({ day, hours }: Values<'day' | 'hours'>) => `Opening hours on ${day}: ${hours}.`,
};
