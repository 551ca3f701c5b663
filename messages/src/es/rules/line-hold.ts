import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesLineHold = {
  youAskedForLonger: ({ count, length }) =>
    plural(count, {
      one: `Pediste ${number(count)} hora; esto es menos: ${length}.`,
      other: `Pediste ${number(count)} horas; esto es menos: ${length}.`,
    }),
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuto`, other: `${number(count)} minutos` }),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} y ${minutes}`,
} satisfies Messages['rulesLineHold'];
