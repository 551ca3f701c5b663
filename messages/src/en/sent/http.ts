import type { Values } from '../../values.ts';

export const sentHttp = {
  // platform/http/idempotency.ts
  anIdempotencyKeyHas1: 'An Idempotency-Key has 1 to 200 visible characters.',

  // platform/http/origin.ts
  /** Both are addresses of web sites. */
  thisRequestCameFrom: ({ origin, own }: Values<'origin' | 'own'>) =>
    `This request came from ${origin} and was refused. Please open ChargeRota at ${own}.`,
};
