import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesLineHold = {
  youAskedForLonger: ({ count, length }) =>
    plural(count, {
      one: `Je had om ${number(count)} uur gevraagd; dit is ${length}.`,
      other: `Je had om ${number(count)} uur gevraagd; dit is ${length}.`,
    }),
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuut`, other: `${number(count)} minuten` }),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} en ${minutes}`,
} satisfies Messages['rulesLineHold'];
