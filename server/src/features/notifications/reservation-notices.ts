// Makes rows of the notices that the domain's rule (notice-effects.ts) demands for reservations.
import { methodsFor, ownActKind, reminderEffects, topicOf } from '@chargerota/domain';
import type { NoticeChoices, NoticedState, NoticeKind, NoticeMethod, Reminder } from '@chargerota/domain';
import {
  announceAfterCommit,
  inOneRoundTrip,
  type Queries,
  type Tx,
} from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { loadRecipients } from './choices-store.ts';
import { insertPlanned, loadPlanFacts, syncReminders, type PlanFacts } from './plan-store.ts';
import type { PlannedNotice } from './sql-rules.ts';

/** The channel on which the instances hear that a notice of a method is due; the other methods have nothing to do then. */
export const noticesChannel = (method: NoticeMethod): string => `notifications_${method}`;

/** Wakes the instances for notices that are due, after the commit. */
export async function announceNotices(
  queries: Queries,
  due: readonly { method: NoticeMethod }[],
): Promise<void> {
  for (const method of new Set(due.map((notice) => notice.method)))
    // Nothing is sent before the commit.
    await announceAfterCommit(queries, noticesChannel(method));
}

type Owned = { id: string; userId: string };

const planned = (
  of: Owned,
  { kind, method, dueAt }: { kind: NoticeKind; method: NoticeMethod; dueAt: Date },
): PlannedNotice => ({ id: newId(), userId: of.userId, reservationId: of.id, type: kind, method, dueAt });

/** The confirmations of a member's own change, due at once. */
function ownAct(
  of: Owned,
  before: NoticedState | null,
  after: NoticedState,
  choices: NoticeChoices,
  now: Date,
): PlannedNotice[] {
  const kind = ownActKind(before, after);
  if (!kind) return [];
  return methodsFor(topicOf(kind), choices).map((method) => planned(of, { kind, method, dueAt: now }));
}

/** The notices of a new reservation, for the statement that writes it, and the channels to notify of those due now. */
export function noticesOfNew(
  reservation: NoticedState & Owned,
  choices: NoticeChoices,
  now: Date,
): { notices: PlannedNotice[]; announce: string[] } {
  const reminders = reminderEffects(null, reservation, choices, now)?.set ?? [];
  const own = ownAct(reservation, null, reservation, choices, now);
  const notices = [...reminderRows(reservation, reminders), ...own];
  return { notices, announce: own.map(({ method }) => noticesChannel(method)) };
}

type ChangedState = Omit<NoticedState, 'createdAt' | 'arrivedAt' | 'powerKw'>;
/** A reservation that the transaction has changed, and who did it. Changes by others are told by their use cases. */
export type NoticedChange = Owned & { before: ChangedState; after: ChangedState; by: 'member' | 'others' };

/** Plans the reminders of changed reservations again, and confirms members' own changes to them. */
export async function followChanges(
  tx: Tx,
  scope: TenantScope,
  changes: readonly NoticedChange[],
  now: Date,
): Promise<void> {
  const [members, facts] = await inOneRoundTrip([
    loadRecipients(tx, scope, [...new Set(changes.map(({ userId }) => userId))]),
    loadPlanFacts(tx, scope, {
      reservationIds: changes.map(({ id }) => id),
      spotIds: [...new Set(changes.flatMap(({ before, after }) => [before.spotId, after.spotId]))],
    }),
  ]);
  const own: PlannedNotice[] = [];
  const synced: { id: string; wanted: PlannedNotice[] }[] = [];
  for (const change of changes) {
    const { id, userId, by } = change;
    const before = noticedState(id, change.before, facts);
    const after = noticedState(id, change.after, facts);
    const member = members.get(userId);
    if (!member) throw new Error('a reservation of nobody');
    const { choices } = member;
    const effects = reminderEffects(before, after, choices, now);
    if (effects) synced.push({ id, wanted: reminderRows(change, effects.wanted) });
    if (by === 'member') own.push(...ownAct(change, before, after, choices, now));
  }
  await inOneRoundTrip([syncReminders(tx, scope, synced, now), insertPlanned(tx, scope, own, now)]);
  await announceNotices(tx, own);
}

/** Only who has arrived has a time of arrival that counts, and it never changes: that of the row now is that of both states. */
function noticedState(id: string, state: ChangedState, { reservations, powerKw }: PlanFacts): NoticedState {
  const own = reservations[id];
  const power = powerKw[state.spotId];
  if (!own || power === undefined) throw new Error('a change of a reservation that is not there');
  return { ...state, ...own, powerKw: power };
}

/** The rows of a reservation's reminders. */
export const reminderRows = (of: Owned, reminders: readonly Reminder[]): PlannedNotice[] =>
  reminders.map((reminder) => planned(of, reminder));
