// What a member can do who stands at a charger. Pure.
import type { DayReservation, Spot } from '@chargerota/contract';
import {
  firstRefusal,
  isInService,
  judgeEarlyArrival,
  localDate,
  overlaps,
  walkInChoices,
} from '@chargerota/domain';
import type { BookingContext, Period } from '@chargerota/domain';
import { heldOf, type Held } from '../../held-words.ts';
import { periodOf } from '../../rule-context.ts';
import { sortRows } from '../dashboard/own-rows.ts';
import type { OwnRow } from '../dashboard/own-rows.ts';

export type Situation =
  /** One's own session or reservation here. */
  | { is: 'charging' | 'confirm' | 'late' | 'early'; row: OwnRow }
  /** One's own, later that day; `why` it cannot begin yet. */
  | { is: 'later'; row: OwnRow; why: string }
  /** One's own, now, at another charger. */
  | { is: 'elsewhere'; row: OwnRow; isCharging: boolean }
  | { is: 'out' }
  /** Offered to oneself. */
  | { is: 'offered'; hold: DayReservation; held: Held }
  | { is: 'taken'; until: Date; held: Held | null }
  /** It can be taken now, until `next`, which somebody has reserved or is offered, or until a rule says otherwise. */
  | { is: 'free'; next: { from: Date; held: Held | null } | null; limit: string | null }
  | { is: 'no_walk_in'; reason: string };

export type Scene = {
  spot: Spot;
  own: readonly OwnRow[];
  /** What occupies the location's chargers today and tomorrow. */
  reservations: readonly DayReservation[];
  context: BookingContext;
};

export function situationAt({ spot, own, reservations, context }: Scene): Situation {
  const { now, timezone } = context;
  const { next, upcoming } = sortRows(own, now);
  const isCurrent = next !== null && next.phase !== 'coming';
  if (isCurrent && next.row.spotId !== spot.id && next.phase !== 'grace_expired')
    return { is: 'elsewhere', row: next.row, isCharging: next.phase === 'charging' };
  if (isCurrent && next.row.spotId === spot.id) {
    const is = { charging: 'charging', can_confirm: 'confirm', grace_expired: 'late' } as const;
    return { is: is[next.phase as keyof typeof is], row: next.row };
  }
  if (!isInService(spot)) return { is: 'out' };

  const here = reservations.filter(({ spotId }) => spotId === spot.id);
  const offered = here.find((row) => row.isMine && isHeld(row) && covers(periodOf(row), now));
  if (offered) return { is: 'offered', hold: offered, held: heldOf(offered) };
  const current = here.find((row) => !row.isMine && covers(periodOf(row), now));
  if (current?.kind === 'closure') return { is: 'out' };
  if (current) return { is: 'taken', until: periodOf(current).endsAt, held: heldIf(current) };
  const later = [...(next ? [next.row] : []), ...upcoming].find((row) => row.spotId === spot.id);
  const isToday = later?.date === localDate(now, timezone);
  const known = {
    ...context,
    spotActive: true,
    spotBookings: here.map((row) => ({ id: row.id, ...periodOf(row) })),
  };
  const tooEarly = later && firstRefusal(judgeEarlyArrival(later, known));
  if (later && !tooEarly) return { is: 'early', row: later };
  const choices = walkInChoices(known);
  if (later && isToday && tooEarly && !choices.some(({ enabled }) => enabled))
    return { is: 'later', row: later, why: tooEarly.message };
  if (!choices.some(({ enabled }) => enabled))
    return { is: 'no_walk_in', reason: choices[0]?.reason ?? 'This charger cannot be taken now.' };
  const tooLong = choices.find(({ enabled }) => !enabled);
  const [following = null] = here
    .filter((row) => !row.isMine || isHeld(row))
    .map((row) => ({ from: periodOf(row).startsAt, held: heldIf(row) }))
    .filter(({ from }) => from > now)
    .toSorted((a, b) => a.from.getTime() - b.from.getTime());
  const isLimited = tooLong !== undefined && (!following || following.from >= tooLong.endsAt);
  return isLimited
    ? { is: 'free', next: null, limit: tooLong.reason ?? null }
    : { is: 'free', next: following, limit: null };
}

const isHeld = ({ status }: DayReservation): boolean => status === 'held';
const heldIf = (row: DayReservation): Held | null => (isHeld(row) ? heldOf(row) : null);

/** Whether a car at the charger can be in the finder's way: they have it now or soon, or nobody else has it now. */
export function canBeBlocked({ spot, reservations, context: { now } }: Scene, { is }: Situation): boolean {
  if (is === 'confirm' || is === 'late' || is === 'charging') return true;
  if (!isInService(spot)) return false;
  return !reservations.some((row) => row.spotId === spot.id && !row.isMine && covers(periodOf(row), now));
}

const covers = ({ startsAt, endsAt }: Period, instant: Date): boolean =>
  startsAt <= instant && instant < endsAt;

/** The other chargers of the location that nobody has in a period, and nobody has reported. */
export function otherFree(
  { spot, spots, reservations }: Pick<Scene, 'spot' | 'reservations'> & { spots: readonly Spot[] },
  period: Period,
  reported: ReadonlySet<string>,
): Spot[] {
  const taken = new Set(
    reservations.filter((row) => overlaps(periodOf(row), period)).map(({ spotId }) => spotId),
  );
  return spots.filter(
    (other) =>
      other.id !== spot.id &&
      other.locationId === spot.locationId &&
      isInService(other) &&
      !taken.has(other.id) &&
      !reported.has(other.id),
  );
}
