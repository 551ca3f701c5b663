import type { ChangedBy, ChangedReservation } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import {
  announceAfterCommit,
  inOneRoundTrip,
  sendStatement,
  type Tx,
} from '../../platform/database/database.ts';
import { followAll } from '../../platform/followers.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { changeReservations, type Changes } from './store.ts';

/** A row that the transaction has locked, and what becomes of it. */
export type LockedChange = {
  before: ChangedReservation;
  changes: Changes;
  /** Of the place after; it may be in another zone. */
  timezone: string;
  by: ChangedBy;
};

/**
 * The one way by which standing reservations change: writes them and tells the followers. An overlap is refused by the
 * constraints (23P01). New reservations are written in place-booking.ts, with the same followers. Holds and priority
 * holds of the line change without it, because nothing follows from them (waitlist/hold-store.ts).
 */
export async function writeChanges(
  { reservationFollowers }: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: TenantScope,
  locked: readonly LockedChange[],
  now: Date,
): Promise<void> {
  const changes = locked.map(({ before, changes: its, timezone, by }) => ({
    before,
    after: { ...before, ...its, timezone },
    by,
  }));
  const userIds = [...new Set(locked.map(({ before }) => before.userId))];
  const of = { scope, userIds, changes, now };
  const asked = reservationFollowers.map((follower) => follower.reads(of));
  const rows = await inOneRoundTrip(asked.flat().map((statement) => sendStatement(tx, statement)));
  const { writes, announce } = followAll(reservationFollowers, asked, of, rows);
  await inOneRoundTrip([
    changeReservations(
      tx,
      scope,
      locked.map((change) => ({ id: change.before.id, ...change.changes })),
      now,
    ),
    ...writes.map((statement) => sendStatement(tx, statement)),
  ]);
  for (const channel of announce) announceAfterCommit(tx, channel);
}
