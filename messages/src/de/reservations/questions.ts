import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reservationsQuestions = {
  countOfUpcoming: ({ count }) =>
    plural(count, {
      one: `${number(count)} <unit>bevorstehende Reservierung</unit>`,
      other: `${number(count)} <unit>bevorstehende Reservierungen</unit>`,
    }),
  theseHaveChangedInThe: 'Sie haben sich inzwischen geändert. Bitte sieh noch einmal nach.',
  upcomingReservations: 'Bevorstehende Reservierungen',
  andMore: ({ count }) =>
    plural(count, { one: `und ${number(count)} weitere`, other: `und ${number(count)} weitere` }),
} satisfies Messages['reservationsQuestions'];
