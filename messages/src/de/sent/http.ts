import type { Messages } from '../../en/index.ts';

export const sentHttp = {
  anIdempotencyKeyHas1: 'Ein Idempotency-Key hat 1 bis 200 sichtbare Zeichen.',
  thisRequestCameFrom: ({ origin, own }) =>
    `Diese Anfrage kam von ${origin} und wurde abgewiesen. Bitte öffne ChargeRota unter ${own}.`,
} satisfies Messages['sentHttp'];
