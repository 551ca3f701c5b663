import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsQuestions = {
  countOfUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>réservation à venir</unit>`,
      other: `${number(count)} <unit>réservations à venir</unit>`,
    }),
  theseHaveChangedInThe: 'Elles ont changé entre-temps. Vérifiez-les.',
  upcomingReservations: 'Réservations à venir',
  andMore: ({ count }) =>
    plural(count, { one: `et ${number(count)} de plus`, other: `et ${number(count)} de plus` }),
} satisfies Messages['reservationsQuestions'];
