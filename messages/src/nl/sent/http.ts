import type { Messages } from '../../en/index.ts';

export const sentHttp = {
  anIdempotencyKeyHas1: 'Een Idempotency-Key heeft 1 tot 200 zichtbare tekens.',
  thisRequestCameFrom: ({ origin, own }) =>
    `Dit verzoek kwam van ${origin} en is geweigerd. Open ChargeRota op ${own}.`,
} satisfies Messages['sentHttp'];
