// What a member can do who stands at a charger.
import { m } from '@chargerota/messages';
import type { DayReservation, Spot, Location, Reservation } from '@chargerota/contract';
import {
  firstRefusal,
  isInService,
  evaluateEarlyArrival,
  localDate,
  walkInChoices,
  atOnce,
  nextHour,
} from '@chargerota/domain';
import type { BookingContext, Period } from '@chargerota/domain';
import { closedOf, type Closed } from '../../day/closed-words.ts';
import { heldOf, type Held } from '../../day/charger-words.ts';
import { periodOf, ruleContext } from '../../member/rule-context.ts';
import { sortRows, ownRow } from '../../member/own-rows.ts';
import type { OwnRow } from '../../member/own-rows.ts';
import { useQuery } from '@tanstack/react-query';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ownReportsOf } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { otherFree } from '../../actions/move-away.tsx';
import { DAY_REFETCH_MS } from '../../api.ts';
import { bookingsOf, useOccupied } from '../../day/use-occupied.ts';
import type { Member } from '../../member/member.ts';

export type Situation =
  /** One's own charging session or reservation here. */
  | { is: 'charging' | 'confirm' | 'late' | 'early'; row: OwnRow }
  /** One's own, later that day; `why` it cannot begin yet. */
  | { is: 'later'; row: OwnRow; why: string }
  /** One's own, now, at another charger. */
  | { is: 'elsewhere'; row: OwnRow; isCharging: boolean }
  /** In maintenance, or closed for a time. */
  | { is: 'out'; closed?: Closed | null }
  /** Offered to oneself. */
  | { is: 'offered'; hold: DayReservation; held: Held }
  | { is: 'taken'; until: Date; held: Held | null }
  /** It can be taken now, until `next`, which somebody has reserved or is offered, or until a rule says otherwise. */
  | { is: 'free'; next: { from: Date; held: Held | null } | null; limit: string | null }
  | { is: 'no_walk_in'; reason: string };

type Scene = {
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
  if (current?.kind === 'closure') return { is: 'out', closed: closedOf(current) };
  if (current) return { is: 'taken', until: periodOf(current).endsAt, held: heldIf(current) };
  const later = [...(next ? [next.row] : []), ...upcoming].find((row) => row.spotId === spot.id);
  const isToday = later?.date === localDate(now, timezone);
  const known = {
    ...context,
    spotActive: true,
    spotBookings: bookingsOf(spot.id, reservations),
  };
  const tooEarly = later && firstRefusal(evaluateEarlyArrival(later, known));
  if (later && !tooEarly) return { is: 'early', row: later };
  const choices = walkInChoices(known);
  if (later && isToday && tooEarly && !choices.some(({ enabled }) => enabled))
    return { is: 'later', row: later, why: tooEarly.message };
  if (!choices.some(({ enabled }) => enabled))
    return { is: 'no_walk_in', reason: choices[0]?.reason ?? m.reservationsCharger.thisChargerCannotBeTaken };
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

type Place = {
  member: Member;
  location: Location;
  spot: Spot;
  spots: readonly Spot[];
  own: readonly Reservation[];
};

/** What a member finds at a charger now; null while its day is loading. */
export function useScene({ member, location, spot, spots, own }: Place) {
  const now = useNow();
  const today = localDate(now, location.timezone);
  const refetchInterval = useUnlessLive(DAY_REFETCH_MS);
  const { reservations, isKnown, failed } = useOccupied(today, location.id, { refetchInterval });
  const reports = useQuery(spotReportsQuery);
  const rows = own.map(ownRow);
  const context = {
    ...ruleContext(member, location, rows, now),
    ownReports: ownReportsOf(reports.data ?? [], spot.id),
  };
  const situation = situationAt({ spot, own: rows, reservations, context });
  const reported = new Set((reports.data ?? []).map(({ spotId }) => spotId));
  const wanted = 'row' in situation && situation.is !== 'elsewhere' ? situation.row : null;
  // A reservation that runs can move to what is free from now on.
  const from = wanted && wanted.startsAt > now ? wanted.startsAt : now;
  const othersFrom =
    atOnce(now, context.rules, location.timezone) === 'no' ? nextHour(now, location.timezone) : now;
  const period = wanted
    ? { startsAt: from, endsAt: wanted.endsAt }
    : { startsAt: othersFrom, endsAt: new Date(othersFrom.getTime() + 1) };
  return {
    isLoading: !isKnown,
    failed,
    now,
    context,
    rows,
    situation,
    canBeBlocked: canBeBlocked({ spot, own: rows, reservations, context }, situation),
    /** Reports of this charger. */
    reports: (reports.data ?? []).filter(({ spotId }) => spotId === spot.id),
    /** From when the others can be had: now, or by a reservation from the next full hour. */
    othersFrom,
    /** Chargers to go to instead. */
    others: otherFree({ spot, spots, reservations }, period, reported),
  };
}

export type ChargerScene = ReturnType<typeof useScene>;
