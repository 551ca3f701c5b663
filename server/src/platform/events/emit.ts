import type { LiveEvent } from '@chargerota/contract';
import type { Statement } from '../database/statement-group.ts';
import { announceAfterCommit, namedQuery, type Tx } from '../database/database.ts';

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

/** Writes events, for who sends statements in a group; then the channel is to be announced after the commit. */
export const emitStatement = (events: readonly Emitted[]): Statement => ({
  ...EMIT,
  values: [JSON.stringify(events)],
});

/** Announces a change in the transaction that makes it; readers on every instance get it after the commit. */
export async function emitLiveEvents(tx: Tx, events: Emitted[]): Promise<void> {
  if (events.length === 0) return;
  await namedQuery(tx, EMIT, [JSON.stringify(events)]);
  announceAfterCommit(tx, EVENTS_CHANNEL);
}
