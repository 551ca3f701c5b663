import { effectsOf } from '@chargerota/domain';
import type {
  FollowUpRules,
  ReservationEffects,
  ReservationKind,
  ReservationState,
} from '@chargerota/domain';
import { inOneRoundTrip, type Tx } from '../../platform/database/database.ts';
import { emitLiveEvents, type Emitted } from '../../platform/events/emit.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { followChanges } from '../notifications/reservation-notices.ts';
import { listWhoSeesDetails } from './day-store.ts';
import { writeFollowUps } from './follow-ups.ts';
import { followInLine } from '../waitlist/follow-changes.ts';
import { changeReservations, type Changes } from './store.ts';

/** A row that the transaction has locked, and what becomes of it. */
export type ReservationChange = {
  before: ReservationState & { id: string; userId: string; kind: ReservationKind };
  changes: Changes;
  /** Of the place after; it may be in another zone. */
  timezone: string;
  /** Who made the change. A member's own change is told from here, any other by the use case that makes it. */
  by: 'member' | 'others';
};

/**
 * The one way by which standing reservations change: writes them, sets and drops the work that is due later, plans the
 * member's reminders again, and tells the screens of the days concerned. An overlap is refused by the constraints (23P01).
 * A new reservation is written in booking-store.ts, with effects by the same rule. Holds and guards of the line change
 * without it, because nothing follows from them (waitlist/hold-store.ts).
 */
export async function writeChanges(
  tx: Tx,
  scope: TenantScope,
  changes: readonly ReservationChange[],
  { rules, now }: { rules: FollowUpRules; now: Date },
): Promise<void> {
  const followed = changes.map(({ before, changes: its, timezone }) => {
    const effects = effectsOf(before, { ...before, ...its, timezone }, rules, now);
    const { id, userId, timezone: itsZone } = before;
    return { organizationId: scope.organizationId, id, userId, timezone: itsZone, effects };
  });
  await inOneRoundTrip([
    changeReservations(
      tx,
      scope,
      changes.map((change) => ({ id: change.before.id, ...change.changes })),
    ),
    followInLine(tx, scope, {
      freed: followed.flatMap(({ effects, timezone }) =>
        effects.freed.map((time) => ({ ...time, timezone })),
      ),
      userIds: [...new Set(followed.map(({ userId }) => userId))],
      now,
    }),
    writeFollowUps(
      tx,
      followed.map(({ effects: { set, drop }, ...row }) => ({ ...row, set, drop })),
    ),
    followChanges(
      tx,
      scope,
      changes.map(({ before, changes: its, timezone, by }) => {
        const { id, userId } = before;
        return { id, userId, before, after: { ...before, ...its, timezone }, by };
      }),
      now,
    ),
    tell(tx, scope, followed),
  ]);
}

type Followed = { userId: string; effects: ReservationEffects };

async function tell(tx: Tx, scope: TenantScope, followed: readonly Followed[]): Promise<void> {
  const seenByAll = followed.filter(({ effects }) => effects.isSeenByAll);
  const events = distinct(seenByAll.flatMap(({ userId, effects }) => eventsOf(scope, userId, effects)));
  for (const { userId, effects } of followed.filter((row) => !row.effects.isSeenByAll)) {
    const readers = await listWhoSeesDetails(tx, scope, userId);
    const own = eventsOf(scope, userId, effects);
    events.push(...(readers?.flatMap((reader) => own.map((event) => ({ ...event, userId: reader }))) ?? own));
  }
  await emitLiveEvents(tx, events);
}

/** What is told of an effect: the days to all of the organization, and the member of a reservation that is new to them. */
export function eventsOf(
  { organizationId }: TenantScope,
  userId: string,
  { shown, isNewToMember }: Pick<ReservationEffects, 'shown' | 'isNewToMember'>,
): Emitted[] {
  const days: Emitted[] = shown.map((day) => ({ topic: 'reservations', organizationId, ...day }));
  return isNewToMember ? [...days, { topic: 'reservations', organizationId, userId }] : days;
}

const distinct = (events: Emitted[]): Emitted[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];
