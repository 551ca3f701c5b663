import type { DayReservation, Location } from '@chargerota/contract';
import type { BookingContext } from '@chargerota/domain';
import { useQueries, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUnlessLive } from '../../../lib/live/health.ts';
import { spotsQuery } from '../../locations/api.ts';
import { ownReportsOf } from '../../locations/report-words.ts';
import { spotReportsQuery } from '../../locations/reports-api.ts';
import { DAY_REFETCH_MS, dayReservationsQuery } from '../api.ts';
import type { Member } from '../member.ts';
import { ruleContext } from '../rule-context.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';
import { usualLocation } from '../usual-location.ts';
import { chargersNow, datesNow, nextToBegin, placesNow } from './charge-now.ts';
import type { ChargerNow, Chargers } from './charge-now.ts';

export type ChargeNow = {
  /** The rules of a member at a location, now. */
  contextAt: (location: Location) => BookingContext;
} & (
  | { is: 'no' | 'looking' | 'all_taken' }
  /** One's own next reservation, which can begin now. */
  | { is: 'early'; row: OwnRow }
  /** Free chargers, the one to propose first. */
  | { is: 'free'; chargers: readonly ChargerNow[] }
);

/**
 * What the member can charge at this minute. As long as the rules refuse every charger, nothing is asked of the server.
 */
export function useChargeNow(
  member: Member,
  { locations, rows, now }: { locations: readonly Location[]; rows: readonly OwnRow[]; now: Date },
): ChargeNow {
  const ordered = useMemo(() => {
    const usual = usualLocation(locations, rows);
    return locations.toSorted((a, b) => Number(b === usual) - Number(a === usual));
  }, [locations, rows]);
  const reports = useQuery({ ...spotReportsQuery, enabled: false }).data;
  const contextAt: Chargers['contextAt'] = (location, spot) => ({
    ...ruleContext(member, location, rows, now),
    ...(spot && { ownReports: ownReportsOf(reports ?? [], spot.id) }),
  });
  const nothing: Chargers = { spots: [], reservations: [], reportedIds: new Set(), contextAt };
  const mayBegin = nextToBegin(rows, locations, { ...nothing, now });
  const allowed = placesNow(ordered, contextAt);
  const asked = mayBegin
    ? [...allowed, ...locations.filter(({ id }) => id === mayBegin.locationId)]
    : allowed;

  const enabled = asked.length > 0;
  const refetchInterval = useUnlessLive(DAY_REFETCH_MS);
  const spots = useQuery({ ...spotsQuery, enabled });
  const days = useQueries({
    queries: datesNow(asked, contextAt).map((date) => ({ ...dayReservationsQuery(date), refetchInterval })),
    combine: together,
  });
  useQuery({ ...spotReportsQuery, enabled });

  return useMemo(() => {
    if (!enabled || spots.isLoadingError || days === 'failed') return { is: 'no', contextAt };
    if (!spots.data || !days) return { is: 'looking', contextAt };
    const chargers: Chargers = {
      spots: spots.data,
      reservations: days,
      reportedIds: new Set((reports ?? []).map(({ spotId }) => spotId)),
      contextAt,
    };
    const row = mayBegin && nextToBegin(rows, locations, { ...chargers, now });
    if (row) return { is: 'early', row, contextAt };
    const found = chargersNow(allowed, chargers);
    if (found.length > 0) return { is: 'free', chargers: found, contextAt };
    return { is: allowed.length > 0 ? 'all_taken' : 'no', contextAt };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- all else is made of these
  }, [member, ordered, rows, now, spots.data, spots.isLoadingError, days, reports]);
}

/** What all days have; undefined until each is there. */
function together(
  days: UseQueryResult<DayReservation[]>[],
): readonly DayReservation[] | 'failed' | undefined {
  if (days.some(({ isLoadingError }) => isLoadingError)) return 'failed';
  return days.every(({ data }) => data) ? days.flatMap(({ data }) => data!) : undefined;
}
