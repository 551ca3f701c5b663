import * as z from 'zod';
import { id, localDate } from './common.ts';
import { defineRoute, signedIn } from './route.ts';

export const LIVE_TOPICS = [
  /** Reservations at `locationId` on `date`. */
  'reservations',
  /** Locations and their chargers. */
  'locations',
  'members',
  'invitations',
  /** The organization itself and its settings. */
  'organization',
  /** Plan, add-ons, payments and documents; for administrators. */
  'billing',
  /** The reader's own account or memberships. */
  'account',
  /** The reader's own notices. */
  'notifications',
  /** The reader's entries in lines, and offers to them; without a reader, the line of `locationId`. */
  'line',
  /** The links to wall displays, for administrators; of `userId`, a display itself, that its link was revoked. */
  'displays',
] as const;

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

/** Beside `change`, whose data is a LiveEvent: */
export const LIVE_EVENT_NAMES = {
  change: 'change',
  /** Something may have been missed: read everything again. The first event of a stream, unless it was opened `since`. */
  resync: 'resync',
  /** Sent every LIVE_PING_SECONDS: a client that has received none for long has lost the stream. */
  ping: 'ping',
} as const;
export const LIVE_PING_SECONDS = 15;

/**
 * The header with a point in the order of changes. What its receiver asks for afterwards contains everything before it,
 * and a stream that is opened `since` it soon tells everything after it, so nothing need be read again.
 */
export const LIVE_POSITION_HEADER = 'x-live-position';
/** For how long a position can be used: a page opens its stream soon after it has asked who is signed in. */
export const LIVE_POSITION_SECONDS = 60;

/** Time in milliseconds, what the table of events is known by, and a snapshot of PostgreSQL. */
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
