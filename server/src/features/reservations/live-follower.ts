import { effectsOf, type ReservationChange } from '@chargerota/domain';
import { emitStatement, EVENTS_CHANNEL, type Emitted } from '../../platform/events/emit.ts';
import { NOTHING_FOLLOWS, type Changing, type ReservationFollower } from '../../platform/followers.ts';
import { whoSeesDetailsStatement } from './day-store.ts';

/**
 * Updates open screens: the days of a change for all of the organization, and its member's own list for what is new there.
 * What is the same for members without access to details is told to those who have it.
 */
export const liveFollower: ReservationFollower = {
  reads: ({ scope, changes, now }) =>
    hiddenOf(changes, now).map(({ after }) => whoSeesDetailsStatement(scope, after.userId)),
  follow: (of, rows) => {
    const hidden = hiddenOf(of.changes, of.now);
    const events = of.changes.flatMap((change) => {
      const own = eventsOf(of, change);
      const readers = rows[hidden.indexOf(change)] as { userId: string | null }[] | undefined;
      // No row: everybody sees details.
      if (!readers || readers.length === 0) return own;
      const userIds = new Set([change.after.userId, ...readers.flatMap(({ userId }) => userId ?? [])]);
      return own.flatMap((event) => [...userIds].map((userId) => ({ ...event, userId })));
    });
    if (events.length === 0) return NOTHING_FOLLOWS;
    return { writes: [emitStatement(distinct(events))], announce: [EVENTS_CHANNEL] };
  },
};

const hiddenOf = (changes: readonly ReservationChange[], now: Date) =>
  changes.filter(({ before, after }) => !effectsOf(before, after, now).isSeenByAll);

function eventsOf(
  { scope: { organizationId }, now }: Changing,
  { before, after }: ReservationChange,
): Emitted[] {
  const { shown, isNewToMember } = effectsOf(before, after, now);
  const days: Emitted[] = shown.map((day) => ({ topic: 'reservations', organizationId, ...day }));
  return isNewToMember ? [...days, { topic: 'reservations', organizationId, userId: after.userId }] : days;
}

const distinct = (events: Emitted[]): Emitted[] => [
  ...new Map(events.map((event) => [JSON.stringify(event), event])).values(),
];
