import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesLineHold = {
  youAskedForLonger: ({ count, length }) =>
    plural(count, {
      one: `Du wolltest ${number(count)} Stunde und bekommst ${length}.`,
      other: `Du wolltest ${number(count)} Stunden und bekommst ${length}.`,
    }),
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` }),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} ${minutes}`,
} satisfies Messages['rulesLineHold'];
