import type { LiveEvent } from '@chargerota/contract';
import { announceAfterCommit, type Queries, type Tx } from '../database/database.ts';
import { liveEvents } from './tables.ts';

/** The channel on which all instances hear that there are new events. */
export const EVENTS_CHANNEL = 'live_events';

/** `userId` addresses one person; without it every active member of the organization is told. */
export type Emitted = LiveEvent & { userId?: string };

/**
 * Says what changed, in the transaction that changes it; readers on every instance are told after the commit.
 */
export async function emitLiveEvents(tx: Tx, events: Emitted[]): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(liveEvents).values(events);
  await announceEvents(tx);
}

/** Wakes the instances after the commit. For statements that write event rows themselves; emitLiveEvents does it. */
export const announceEvents = (queries: Queries): Promise<void> =>
  announceAfterCommit(queries, EVENTS_CHANNEL);
