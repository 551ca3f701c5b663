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
  /** With a recipient: their entries and offers. Without one: the line of `locationId`. */
  'line',
  /** The links to wall displays, for administrators. Addressed to a display itself: its link was revoked. */
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

/** Names of a stream's events. The data of `change` is a LiveEvent, that of the others is empty. */
export const LIVE_EVENT_NAMES = {
  change: 'change',
  /** Something may have been missed: read everything again. The first event of a stream, unless it was opened `since`. */
  resync: 'resync',
  /** Sent every LIVE_PING_SECONDS: a client that has received none for long has lost the stream. */
  ping: 'ping',
} as const;
export const LIVE_PING_SECONDS = 15;

/**
 * The header with a point in the order of changes. What is asked for after receiving it contains every change up to
 * that point. A stream opened with it (`since`, within LIVE_POSITION_SECONDS) tells every later one, so nothing need be
 * read again.
 */
export const LIVE_POSITION_HEADER = 'x-live-position';
/** For how long a position can be used: a page opens its stream soon after it has asked who is signed in. */
export const LIVE_POSITION_SECONDS = 60;

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
