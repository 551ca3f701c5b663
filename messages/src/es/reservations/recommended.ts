import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const reservationsRecommended = {
  freeOfTotal: ({ count }) =>
    plural(count, { one: '{free} de {total} cargador libre', other: '{free} de {total} cargadores libres' }),
} satisfies Messages['reservationsRecommended'];
