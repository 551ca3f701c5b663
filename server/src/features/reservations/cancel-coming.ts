import { DEFAULT_FORMATS, personName, whenAndWhere, writeIn } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { ActingScope } from '../../platform/http/scopes.ts';
import { recordChange } from '../organizations/audit/record-change.ts';
import { confirmationOf, refusal } from './coming-list.ts';
import { lockComing, type ComingOf, type ComingReservation } from './coming-store.ts';
import { writeChanges } from './write-changes.ts';

export type ComingAct = {
  /** Which reservations have to end. */
  of: ComingOf;
  /** The kind of notification that members get. */
  kind: 'spot_closed' | 'cancelled_by_other';
  /** The `confirmation` of the refusal that listed them. */
  confirm: string | undefined;
  /** The reason, as a sentence for the members whose reservations end. */
  reason: string;
  /** The subject of the change, for the audit log. */
  subject: { id: string; label: string };
};

/** How many are named in the log beside the total, so that a page of it stays readable. */
const MOST_RECORDED = 200;

/**
 * Ends the coming reservations that an administrator's change makes impossible, once the administrator has confirmed
 * exactly these (docs/rules.md "Booking").
 * The caller must hold a lock that prevents new reservations: the location's row (`no key update`), or the member's lock.
 * @throws DomainError coming_reservations, with the confirmation and a list
 */
export async function cancelComing(
  deps: Pick<AppDeps, 'reservationFollowers'>,
  tx: Tx,
  scope: ActingScope,
  { of, kind, confirm, reason, subject }: ComingAct,
  now: Date,
): Promise<void> {
  const coming = await lockComing(tx, scope, of, now);
  if (coming.length === 0) return;
  if (confirm !== confirmationOf(coming)) throw refusal('coming_reservations', coming, of);

  const by = { kind, reason, mayReserve: !('userId' in of) };
  const ended = coming.map((row) => ({
    before: row,
    changes: { ...endOf(row, now), cancelReason: reason, updatedAt: now },
    timezone: row.timezone,
    by,
  }));
  await writeChanges(deps, tx, scope, ended, now);
  // For all who read the log, and for its file.
  const labels = writeIn(DEFAULT_FORMATS, () =>
    coming.slice(0, MOST_RECORDED).map((row) => `${whenAndWhere(row)}, ${personName(row.user)}`),
  );
  const after = { reason, count: coming.length, reservations: labels };
  await recordChange(tx, scope, { action: 'reservations.cancelled', subject, before: null, after }, now);
}

/** A member who has arrived leaves now, as by a release; other reservations are cancelled. */
function endOf({ status, startsAt }: ComingReservation, now: Date) {
  if (status !== 'arrived') return { status: 'cancelled', cancelledAt: now } as const;
  // It may have begun by the clock of another instance that was ahead.
  return { releasedAt: now, endsAt: new Date(Math.max(startsAt.getTime(), now.getTime())) };
}
