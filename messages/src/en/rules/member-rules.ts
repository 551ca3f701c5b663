import { number, plural, type Counted, type Values } from '../../values.ts';

export const rulesMemberRules = {
  // member-rules.ts
  reported: {
    broken:
      'You reported that this charger is broken. You can book it once an administrator has taken care of it.',
    blocked:
      'You reported that a car is in the way at this charger. Choose another charger, or this one later.',
  },
  /** Of bookings in a day, a week or a month. */
  youHaveReachedTheLimit: {
    day: ({ count }: Counted) =>
      plural(count, {
        one: `You have reached the limit of ${number(count)} booking per day.`,
        other: `You have reached the limit of ${number(count)} bookings per day.`,
      }),
    week: ({ count }: Counted) =>
      plural(count, {
        one: `You have reached the limit of ${number(count)} booking per week.`,
        other: `You have reached the limit of ${number(count)} bookings per week.`,
      }),
    month: ({ count }: Counted) =>
      plural(count, {
        one: `You have reached the limit of ${number(count)} booking per month.`,
        other: `You have reached the limit of ${number(count)} bookings per month.`,
      }),
  },
  youAlreadyHaveUpcoming: ({ count }: Counted) =>
    plural(count, {
      one: `You already have ${number(count)} upcoming reservation, which is the limit. Cancel one, or wait until one has begun.`,
      other: `You already have ${number(count)} upcoming reservations, which is the limit. Cancel one, or wait until one has begun.`,
    }),
  /** `period` is two times: 2:00 PM – 5:00 PM. One of the two sentences below follows. */
  youAlreadyHavePeriod: ({ period }: Values<'period'>) => `You already have ${period}.`,
  youAlreadyHavePeriodOnDay: ({ day, period }: Values<'day' | 'period'>) =>
    `You already have ${day}, ${period}.`,
  leaveAnHourFreeBeforeIt: 'Leave an hour free before it.',
  nextFromTime: ({ time }: Values<'time'>) => `Next from ${time}.`,
  /** `limit` is at least 2. */
  atMostLimitReservationsAt: ({ limit }: Values<'limit'>) =>
    `At most ${limit} reservations at a location may follow each other without a gap.`,
  thisReservationHasBegunYou:
    'This reservation has begun. You can move it to a later hour of the same day, or cancel it and book another day.',
  theTimeToConfirmArrival:
    'The time to confirm arrival is over. You can cancel this reservation and book another time.',
  youHadAChargerAt: ({ end }: Values<'end'>) =>
    `You had a charger at that time and gave it up after the time to arrive. Choose a start from ${end}.`,
  youAlreadyHaveAReservation: ({ day, start, end }: Values<'day' | 'start' | 'end'>) =>
    `You already have a reservation on ${day} from ${start} to ${end}`,
  /** `reason` is what an administrator has written, such as *repairs*; `until` a day, or a day and a time. */
  closedForUntil: ({ reason, until }: Values<'reason' | 'until'>) => `Closed for ${reason} until ${until}.`,
  dayAndTime: ({ day, time }: Values<'day' | 'time'>) => `${day}, ${time}`,
  thisChargerIsAlreadyTaken: 'This charger is already taken at that time. Choose another charger.',
  thisChargerIsTakenFrom: ({ from }: Values<'from'>) => `This charger is taken from ${from}.`,
  somebodyHasThisChargerUntil: ({ time }: Values<'time'>) => `Somebody has this charger until ${time}.`,
};
