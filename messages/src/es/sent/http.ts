import type { Messages } from '../../en/index.ts';

export const sentHttp = {
  anIdempotencyKeyHas1: 'Una Idempotency-Key tiene de 1 a 200 caracteres visibles.',
  thisRequestCameFrom: ({ origin, own }) =>
    `Esta petición venía de ${origin} y se ha rechazado. Abre ChargeRota en ${own}.`,
} satisfies Messages['sentHttp'];
