import { number, plural, type Counted, type Values } from '../../values.ts';

export const rulesLineHold = {
  // line-hold.ts
  /** Why an offer is shorter than wished: `count` hours were asked for, and `length` is offered. */
  youAskedForLonger: ({ count, length }: Counted<'length'>) =>
    plural(count, {
      one: `You asked for ${number(count)} hour; this is ${length}.`,
      other: `You asked for ${number(count)} hours; this is ${length}.`,
    }),
  // Lengths of time.
  minutes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }: Values<'hours' | 'minutes'>) => `${hours} ${minutes}`,
};
