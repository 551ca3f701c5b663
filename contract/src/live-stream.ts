// What a stream of changes is made of.

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
  /** The reader's own notifications. */
  'notifications',
  /** With a recipient: their entries and offers. Without one: the line of `locationId`. */
  'line',
  /** The links to wall displays, for administrators. Addressed to a display itself: its link was revoked. */
  'displays',
] as const;

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
