import * as z from 'zod';
import { id, localDate } from './common.ts';
import { LIVE_TOPICS } from './live-stream.ts';
import { defineRoute, signedIn } from './route.ts';

/** Says which data changed, without its content: the client reads it again. */
export const liveEvent = z
  .object({
    topic: z.enum(LIVE_TOPICS),
    organizationId: id,
    locationId: id.optional(),
    date: localDate.optional(),
  })
  .meta({ id: 'LiveEvent' });
export type LiveEvent = z.infer<typeof liveEvent>;
export type LiveTopic = LiveEvent['topic'];

/** Milliseconds, the id of the events table, a snapshot of PostgreSQL. */
const livePosition = z
  .string()
  .max(400)
  .regex(/^\d{1,16}\.[0-9a-f-]{36}\.\d{1,20}:\d{1,20}:[\d,]*$/);

export const liveEvents = defineRoute({
  method: 'GET',
  path: '/api/events',
  summary: 'Changes in the caller’s organizations, as server-sent events',
  access: signedIn,
  query: z.strictObject({ since: livePosition.optional() }),
  produces: 'text/event-stream',
  response: liveEvent,
  errors: ['not_acceptable'],
});
