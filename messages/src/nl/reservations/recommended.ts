import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const reservationsRecommended = {
  freeOfTotal: ({ count }) =>
    plural(count, { one: '{free} van {total} laadpunt vrij', other: '{free} van {total} laadpunten vrij' }),
} satisfies Messages['reservationsRecommended'];
