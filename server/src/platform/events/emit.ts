import type { LiveEvent } from '@chargerota/contract';
import { announceAfterCommit, namedQuery, type Queries, type Tx } from '../database/database.ts';

/** The channel that tells all instances about new events. */
export const EVENTS_CHANNEL = 'live_events';

/** An event with `userId` is for one person, otherwise for every active member of the organization. */
export type Emitted = LiveEvent & { userId?: string };

const EMIT = {
  name: 'events.emit',
  text: `
    INSERT INTO live_events (organization_id, user_id, topic, location_id, date)
    SELECT event."organizationId", event."userId", event.topic, event."locationId", event.date
    FROM jsonb_to_recordset($1::jsonb) AS event (
      "organizationId" uuid, "userId" uuid, topic text, "locationId" uuid, date date)`,
};

/** Announces a change in the transaction that makes it; readers on every instance get it after the commit. */
export async function emitLiveEvents(tx: Tx, events: Emitted[]): Promise<void> {
  if (events.length === 0) return;
  await namedQuery(tx, EMIT, [JSON.stringify(events)]);
  await announceEvents(tx);
}

/**
 * Wakes the instances after the commit, for statements that write event rows themselves; emitLiveEvents does it
 * otherwise.
 */
export const announceEvents = (queries: Queries): Promise<void> =>
  announceAfterCommit(queries, EVENTS_CHANNEL);
