import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const reservationsRecommended = {
  freeOfTotal: ({ count }) =>
    plural(count, { one: '{free} sur {total} borne libre', other: '{free} sur {total} bornes libres' }),
} satisfies Messages['reservationsRecommended'];
