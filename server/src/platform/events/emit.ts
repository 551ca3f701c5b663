import type { LiveEvent } from '@chargerota/contract';
import { announceAfterCommit, type Queries, type Tx } from '../database/database.ts';
import { liveEvents } from './tables.ts';

/** The channel that tells all instances about new events. */
export const EVENTS_CHANNEL = 'live_events';

/** An event with `userId` is for one person, otherwise for every active member of the organization. */
export type Emitted = LiveEvent & { userId?: string };

/** Announces a change in the transaction that makes it; readers on every instance get it after the commit. */
export async function emitLiveEvents(tx: Tx, events: Emitted[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(liveEvents).values(events);
  await announceEvents(tx);
}

/**
 * Wakes the instances after the commit, for statements that write event rows themselves; emitLiveEvents does it
 * otherwise.
 */
export const announceEvents = (queries: Queries): Promise<void> =>
  announceAfterCommit(queries, EVENTS_CHANNEL);
