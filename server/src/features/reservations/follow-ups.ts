// The jobs of reservations: which work a state demands is the domain's rule (reservation-effects), here it becomes rows.
import { followUpsOf } from '@chargerota/domain';
import type { FollowUp, FollowUpKind } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { cancelJob, enqueueAll, type JobRequest } from '../../platform/jobs/enqueue.ts';
import { lockFollowUps, listExpected, loadFollowUpRules } from './follow-up-store.ts';

export const JOB_KINDS = { no_show: 'reservations.no-show' } as const satisfies Record<FollowUpKind, string>;
const KEY_PREFIXES = { no_show: 'no-show:' } as const satisfies Record<FollowUpKind, string>;
const KINDS = Object.keys(KEY_PREFIXES) as FollowUpKind[];

const keyOf = (kind: FollowUpKind, reservationId: string): string => `${KEY_PREFIXES[kind]}${reservationId}`;

/** The jobs of one reservation's work. */
export const followUpJobs = (
  reservation: { organizationId: string; id: string },
  work: readonly FollowUp[],
): JobRequest[] =>
  work.map(({ kind, dueAt }) => ({
    kind: JOB_KINDS[kind],
    payload: { reservationId: reservation.id },
    dueAt,
    organizationId: reservation.organizationId,
    dedupeKey: keyOf(kind, reservation.id),
  }));

export type FollowUpChange = { organizationId: string; id: string; set: FollowUp[]; drop: FollowUpKind[] };

/** Sets and drops the work of any number of reservations. */
export async function writeFollowUps(tx: Tx, changes: readonly FollowUpChange[]): Promise<void> {
  await cancelJob(tx, ...changes.flatMap(({ id, drop }) => drop.map((kind) => keyOf(kind, id))));
  await enqueueAll(
    tx,
    changes.flatMap((change) => followUpJobs(change, change.set)),
  );
}

/**
 * Makes the waiting jobs follow the organization's rules, which the transaction has just changed. A job that was due under
 * the old rules and has not run stays, if it would still be due. With `oldRulesMarkedNoShows` false it is deleted, because
 * under the old rules it did nothing.
 */
export async function replanFollowUps(
  tx: Tx,
  scope: TenantScope,
  { oldRulesMarkedNoShows, now }: { oldRulesMarkedNoShows: boolean; now: Date },
): Promise<void> {
  const rules = await loadFollowUpRules(tx, scope);
  for (const kind of KINDS) {
    const prefix = KEY_PREFIXES[kind];
    await lockFollowUps(tx, scope, { prefix, now });
    const expected = await listExpected(tx, scope, { prefix, now });
    const changes = expected.map(({ id, jobDueAt, ...state }) => {
      const work = followUpsOf(state, rules).filter((each) => each.kind === kind);
      const isOpen = ({ dueAt }: FollowUp) => dueAt > now || (jobDueAt !== null && jobDueAt > now);
      const isDropped = !oldRulesMarkedNoShows && jobDueAt !== null && jobDueAt <= now && !work.some(isOpen);
      return {
        organizationId: scope.organizationId,
        id,
        set: work.filter((each) => isOpen(each) && each.dueAt.getTime() !== jobDueAt?.getTime()),
        drop: isDropped ? [kind] : [],
      };
    });
    await writeFollowUps(tx, changes);
  }
}
