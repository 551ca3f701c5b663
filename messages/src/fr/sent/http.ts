import type { Messages } from '../../en/index.ts';

export const sentHttp = {
  anIdempotencyKeyHas1: 'Une Idempotency-Key compte de 1 à 200 caractères visibles.',
  thisRequestCameFrom: ({ origin, own }) =>
    `Cette requête vient de ${origin} et a été refusée. Ouvrez ChargeRota à l’adresse ${own}.`,
} satisfies Messages['sentHttp'];
