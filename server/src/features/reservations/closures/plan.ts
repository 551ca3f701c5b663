// What a closure of a location does to reservations, decided under its locks.
import {
  addDays,
  byStart,
  dayPeriod,
  DEFAULT_WEEKLY_HOURS,
  evaluateMove,
  HOUR_MS,
  isInService,
  localDate,
  openUntil,
  overlaps,
  planClosure,
  type ClosureOutcome,
  type Period,
} from '@chargerota/domain';
import type { Tx } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { TenantScope } from '../../../platform/http/scopes.ts';
import type { HeldPlace, HeldSpot } from '../../locations/hold-location.ts';
import { listUses, lockHits, type Hit, type Use } from './store.ts';

/** What is to be closed: chargers of one location, from now on at the earliest. */
export type Closing = HeldPlace & {
  period: Period;
  spotIds: string[];
  isWhole: boolean;
  /** The closure that is being changed: it is not in its own way. */
  exceptId?: string;
};

export type PlannedHit = { hit: Hit; outcome: ClosureOutcome; nextFree: Period[]; isFirstInLine: boolean };

/** For how long after a reservation that ends other times are looked for, and how many of them are named. */
const NEXT_DAYS = 3;
const MOST_NEXT = 2;

/**
 * What becomes of each reservation that is hit, by its start. The location's line and row are held.
 * @throws DomainError closure_overlaps
 */
export async function planHits(
  tx: Tx,
  scope: TenantScope,
  closing: Closing,
  { now, hasLine }: { now: Date; hasLine: boolean },
): Promise<PlannedHit[]> {
  const { location, spots, period, spotIds, exceptId } = closing;
  const { timezone } = location;
  const hits = await lockHits(tx, scope, { spotIds, period, today: localDate(now, timezone), now });
  const lastEnd = Math.max(period.startsAt.getTime(), ...hits.map(({ endsAt }) => endsAt.getTime()));
  // Also in which other times are looked for.
  const around = {
    startsAt: new Date(
      Math.min(period.startsAt.getTime(), ...hits.map(({ startsAt }) => startsAt.getTime())),
    ),
    endsAt: new Date(
      Math.max(
        period.endsAt.getTime(),
        dayPeriod(addDays(localDate(new Date(lastEnd), timezone), NEXT_DAYS), timezone).endsAt.getTime(),
      ),
    ),
  };
  const uses = (await listUses(tx, scope, location.id, around)).filter(
    ({ closureId }) => closureId === null || closureId !== exceptId,
  );
  refuseOverlap(closing, uses);
  if (hits.length === 0) return [];

  const open = spots.filter((spot) => isInService(spot) && !spotIds.includes(spot.id));
  const others = (hit: Hit) => suitableFor(hit, spots, open).map(({ id }) => id);
  const bookings = (spotId: string) => uses.filter((use) => use.spotId === spotId);
  const outcomes = planClosure(hits, period, others, (hit, spotId, moved) => {
    const { violations, isMovable, startsAt } = evaluateMove(
      { ...hit, awaitedMs: 0 },
      {
        now,
        timezone,
        accountStatus: hit.accountStatus,
        membershipStatus: hit.membershipStatus,
        locationActive: location.isActive,
        spotActive: true,
        spotBookings: [...bookings(spotId), ...moved],
        ownReports: hit.ownReports.filter((own) => own.spotId === spotId),
      },
    );
    return isMovable && violations.length === 0 ? startsAt : null;
  });
  const taken: (Period & { spotId: string })[] = [
    ...uses,
    ...spotIds.map((spotId) => ({ ...period, spotId })),
    ...outcomes.flatMap((outcome) => {
      const hit = hits.find(({ id }) => id === outcome.reservationId)!;
      return outcome.outcome === 'moved' ? [{ ...hit, spotId: outcome.spotId }] : [];
    }),
  ];
  return hits.map((hit) => {
    const outcome = outcomes.find(({ reservationId }) => reservationId === hit.id)!;
    const ends = outcome.outcome === 'ended' && hit.status === 'confirmed';
    const candidates = suitableFor(hit, spots, spots.filter(isInService));
    return {
      hit,
      outcome,
      nextFree: ends ? nextFreeTimes(hit, location, candidates, taken, now) : [],
      isFirstInLine: ends && hasLine && !isClosedAllDay(closing, hit),
    };
  });
}

/** Two closures of a charger would have to end apart, so there is only one at a time. */
function refuseOverlap({ spots, spotIds, period }: Closing, uses: readonly Use[]): void {
  const other = uses.find(
    (use) => use.kind === 'closure' && spotIds.includes(use.spotId) && overlaps(use, period),
  );
  if (!other) return;
  const spotNumber = spots.find(({ id }) => id === other.spotId)?.spotNumber ?? '';
  const detail = { code: 'closure_overlaps', spotNumber, closureId: other.closureId };
  throw new DomainError('closure_overlaps', [
    { ...detail, message: new DomainError('closure_overlaps').message },
  ]);
}

/** Chargers with the same connector, those of about the same power first. */
function suitableFor(hit: Hit, spots: readonly HeldSpot[], among: readonly HeldSpot[]): HeldSpot[] {
  const own = spots.find(({ id }) => id === hit.spotId);
  const apart = ({ powerOutput }: HeldSpot) => Math.abs(powerOutput - (own?.powerOutput ?? 0));
  return among
    .filter(({ connectorType }) => connectorType === own?.connectorType)
    .toSorted((one, other) => apart(one) - apart(other) || one.position - other.position);
}

/** The next starts, each on a full hour after the reservation's own, at which something as long is free. */
function nextFreeTimes(
  hit: Hit,
  { operatingHoursJson, timezone }: HeldPlace['location'],
  candidates: readonly HeldSpot[],
  taken: readonly (Period & { spotId: string })[],
  now: Date,
): Period[] {
  const length = hit.endsAt.getTime() - hit.startsAt.getTime();
  const week = operatingHoursJson ?? DEFAULT_WEEKLY_HOURS;
  const found: Period[] = [];
  const last = hit.startsAt.getTime() + NEXT_DAYS * 24 * HOUR_MS;
  for (let start = hit.startsAt.getTime(); start <= last && found.length < MOST_NEXT; start += HOUR_MS) {
    const period = { startsAt: new Date(start), endsAt: new Date(start + length) };
    const isBeforeNext = found.some((one) => overlaps(one, period));
    if (start <= now.getTime() || isBeforeNext || openUntil(period, week, timezone) < period.endsAt) continue;
    const isFree = candidates.some(
      ({ id }) => !taken.some((use) => use.spotId === id && overlaps(use, period)),
    );
    if (isFree) found.push(period);
  }
  return found.toSorted(byStart);
}

/** Nothing can become free for whoever waits there on that day. */
function isClosedAllDay({ isWhole, location, period }: Closing, { date }: Hit): boolean {
  const day = dayPeriod(date, location.timezone);
  return isWhole && period.startsAt <= day.startsAt && period.endsAt >= day.endsAt;
}
