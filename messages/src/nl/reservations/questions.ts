import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsQuestions = {
  countOfUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>komende reservering</unit>`,
      other: `${number(count)} <unit>komende reserveringen</unit>`,
    }),
  theseHaveChangedInThe: 'Deze zijn intussen veranderd. Kijk er nog eens naar.',
  upcomingReservations: 'Komende reserveringen',
  andMore: ({ count }) => plural(count, { one: `en nog ${number(count)}`, other: `en nog ${number(count)}` }),
} satisfies Messages['reservationsQuestions'];
