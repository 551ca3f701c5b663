import type { Location, Reservation, Spot } from '@chargerota/contract';
import { addDays, atOnce, localDate, nextHour } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useUnlessLive } from '../../../../lib/live/health.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ownReportsOf } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { DAY_REFETCH_MS, dayReservationsQuery } from '../../api.ts';
import type { Member } from '../../member.ts';
import { ruleContext } from '../../rule-context.ts';
import { ownRow } from '../dashboard/own-rows.ts';
import { canBeBlocked, otherFree, situationAt } from './at-charger.ts';

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
  const day = useQuery({ ...dayReservationsQuery(today, location.id), refetchInterval });
  const nextDay = useQuery(dayReservationsQuery(addDays(today, 1), location.id));
  const reports = useQuery(spotReportsQuery);
  const rows = own.map(ownRow);
  const context = {
    ...ruleContext(member, location, rows, now),
    ownReports: ownReportsOf(reports.data ?? [], spot.id),
  };
  const reservations = [...(day.data ?? []), ...(nextDay.data ?? [])];
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
    isLoading: !day.data || !nextDay.data,
    failed: [day, nextDay].filter(({ isLoadingError }) => isLoadingError),
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
