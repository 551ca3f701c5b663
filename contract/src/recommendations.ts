import * as z from 'zod';
import { id, instant, localDate } from './common.ts';
import { defineRoute, member } from './route.ts';

/** A slot that the caller may book now, and why it suits them. */
export const recommendation = z
  .object({
    locationId: id,
    locationName: z.string(),
    timezone: z.string(),
    date: localDate,
    timeSlot: z.string(),
    startsAt: instant,
    endsAt: instant,
    spotId: id,
    spotNumber: z.string(),
    powerOutput: z.number(),
    connectorType: z.string(),
    freeSpots: z.int(),
    totalSpots: z.int(),
    /** Whole sentences; null if nothing is known of the slot but that chargers are free. */
    reason: z.string().nullable(),
    /** Why it has this length, if that follows from the energy that the caller usually charges. */
    lengthReason: z.string().nullable(),
    /** Points; only their order means something. */
    score: z.number(),
    /** Kilometers from the caller's workplace or home, whichever is nearer; null if unknown. */
    distance: z.number().nullable(),
    /** Minutes for what the caller usually charges; null if that is unknown. */
    estimatedChargingTime: z.int().nullable(),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendation>;

export const listRecommendations = defineRoute({
  method: 'GET',
  path: '/api/recommendations',
  summary: 'The best next slots for the caller, at most 3, the best first; at one location if that is named',
  access: member('recommendations.read'),
  query: z.strictObject({ locationId: id.optional() }),
  response: z.array(recommendation),
});
