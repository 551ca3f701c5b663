import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesLineHold = {
  youAskedForLonger: ({ count, length }) =>
    plural(count, {
      one: `Vous aviez demandé ${number(count)} heure ; cette proposition dure ${length}.`,
      other: `Vous aviez demandé ${number(count)} heures ; cette proposition dure ${length}.`,
    }),
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }) => `${hours} ${minutes}`,
} satisfies Messages['rulesLineHold'];
