import { number, plural, type Counted } from '../../values.ts';

export const reservationsQuestions = {
  // reservations/questions/coming-reservations-dialog.tsx
  /** The number is large, and what is in `<unit>` small beside it. */
  countOfUpcoming: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} <unit>upcoming reservation</unit>`,
      other: `${number(count)} <unit>upcoming reservations</unit>`,
    }),
  theseHaveChangedInThe: 'These have changed in the meantime. Please look again.',
  upcomingReservations: 'Upcoming reservations',
  /** Below a list of reservations. */
  andMore: ({ count }: Counted) =>
    plural(count, { one: `and ${number(count)} more`, other: `and ${number(count)} more` }),
};
