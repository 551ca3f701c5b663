import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const reservationsRecommended = {
  freeOfTotal: ({ count }) =>
    plural(count, { one: '{free} von {total} Ladepunkt frei', other: '{free} von {total} Ladepunkten frei' }),
} satisfies Messages['reservationsRecommended'];
