import { plural, type Counted } from '../../values.ts';

export const reservationsRecommended = {
  // reservations/recommended/recommended-slots.tsx
  /** `{total}` is the number that decides the form. */
  freeOfTotal: ({ count }: Counted) =>
    plural(count, { one: '{free} of {total} charger free', other: '{free} of {total} chargers free' }),
};
