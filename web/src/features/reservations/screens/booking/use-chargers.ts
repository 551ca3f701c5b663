import { m } from '@chargerota/messages';
import type { SpotReport, DayReservation, Spot } from '@chargerota/contract';
import {
  isInService,
  parseTimeSlot,
  reportConcerns,
  slotEndDate,
  slotPeriod,
  overlaps,
  zonedPeriod,
} from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { locationSpotsQuery } from '../../../locations/api.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { ownReportsOf, reportedSpots } from '../../../locations/report-words.ts';
import { spotReportsQuery } from '../../../locations/reports-api.ts';
import { availabilityQuery, dayReservationsQuery } from '../../api.ts';
import { freeForSlot } from '../../day/day-hours.ts';
import { openChoice, timeSlotOf } from '../../choosing/selection.ts';
import type { ReadyBooking } from './use-booking.ts';
import { viewerZone } from '../../../../lib/dates.ts';
import { closedOf, closedWords, wholeClosureOn } from '../../day/closed-words.ts';
import { heldOf, heldWords } from '../../day/charger-words.ts';
import { periodOf } from '../../member/rule-context.ts';
import { plugWords } from '../../../locations/words.ts';

/** reported: by the reader. */
export type TileState = 'free' | 'taken' | 'mine' | 'held' | 'maintenance' | 'closed' | 'reported';

export interface SpotTile {
  id: string;
  spotNumber: string;
  powerKw: number;
  connector: string;
  state: TileState;
  /** Why it is closed: what an administrator has written. */
  closedFor?: string;
  /** The reason why it cannot be chosen, e.g. `Taken 9:00 AM – 11:00 AM`. */
  reason?: string;
  /** 'Reported broken at 10:20 AM' */
  reported?: string | undefined;
}

/** The chargers of the chosen location, with their state on the chosen day and slot. */
export function useChargers({ location, selection, isPinned, now }: ReadyBooking) {
  const { date } = selection;
  const timeSlot = timeSlotOf(selection);
  const slot = timeSlot === null ? null : parseTimeSlot(timeSlot);
  const endDate = date && slot && slot.endHour > 0 ? slotEndDate(date, slot) : date;
  const nextDate = endDate === date ? null : endDate;

  // Of pinned choices nothing is asked anew: their own reservation would be in what is free.
  const enabled = !isPinned;
  const spots = useQuery(locationSpotsQuery(location.id));
  const day = useQuery({
    ...dayReservationsQuery(date ?? '', location.id),
    ...(date === null && { queryFn: skipToken }),
    enabled,
  });
  // With the same key as `day`, its skipToken would be used to refetch that day.
  const nextDay = useQuery({
    ...dayReservationsQuery(nextDate ?? '', location.id),
    ...(nextDate === null && { queryFn: skipToken }),
    enabled,
  });
  const availability = useQuery({
    ...availabilityQuery({ locationId: location.id, date: date ?? '', timeSlot: timeSlot ?? '' }),
    ...((date === null || timeSlot === null) && { queryFn: skipToken }),
    enabled,
    // Keeps the previous chargers visible, so that another duration does not empty the grid for a moment.
    placeholderData: keepPreviousData,
  });

  const reports = useQuery(spotReportsQuery);
  const reservations = useMemo(
    () => [...(day.data ?? []), ...(nextDay.data ?? [])],
    [day.data, nextDay.data],
  );
  const period = useMemo(() => {
    const wanted = date === null || timeSlot === null ? null : parseTimeSlot(timeSlot);
    return date !== null && wanted ? slotPeriod(date, wanted, location.timezone) : null;
  }, [date, timeSlot, location.timezone]);
  const tiles = useMemo(
    () =>
      period && availability.data
        ? marked(
            spotTilesOf(availability.data.spots, period, reservations, location.timezone),
            period,
            reports.data ?? [],
            location.timezone,
          )
        : null,
    [period, availability.data, reservations, reports.data, location.timezone],
  );
  const open = openChoice(selection.spotId);
  const wantedSpotId = open ? firstFree(tiles ?? [], open.rather)?.id : selection.spotId;
  const spot = tiles?.find(({ id, state }) => id === wantedSpotId && (isPinned || state === 'free'));

  return {
    spots: spots.data ?? [],
    /** How many can be had at all: those in maintenance are counted nowhere as free. */
    inService: (spots.data ?? []).filter(isInService).length,
    /** Free chargers for a start and a duration, as far as the day is loaded. */
    free: (startHour: number, hours: number): number =>
      date === null || !spots.data
        ? 0
        : freeForSlot({ date, timezone: location.timezone }, startHour, hours, spots.data, reservations),
    /** False while the day's reservations are still loading, so that taken chargers are not known yet. */
    isDayKnown: spots.data !== undefined && day.data !== undefined,
    period,
    tiles,
    /** That the whole location is closed that day for a time; null if it is not. */
    closed:
      date === null ? null : wholeClosureOn({ location, date, spots: spots.data ?? [], reservations, now }),
    /** The chosen charger while it is free, or while the choices are pinned. */
    spot: spot ?? null,
    freeSpots: tiles && tiles.filter(({ state }) => state === 'free').length,
    // Not the next day: the server says what is free past midnight, and without it only the reason of a tile is less exact.
    failed: [spots, day, availability].filter(({ isLoadingError }) => isLoadingError),
  };
}

/** The one that is taken rather, if it is free; who has no wish gets a charger that works, if there is one. */
function firstFree(tiles: readonly SpotTile[], rather: string | undefined): SpotTile | undefined {
  const free = tiles.filter(({ state }) => state === 'free');
  const wished = free.find(({ id, reported }) => id === rather && reported === undefined);
  return wished ?? free.find(({ reported }) => reported === undefined) ?? free[0];
}

/** The tiles with what is reported of them; what the reader has reported themselves is not free for them. */
function marked(
  tiles: SpotTile[],
  { startsAt }: Period,
  reports: readonly SpotReport[],
  timezone: string,
): SpotTile[] {
  const reported = reportedSpots(reports, () => timezone, serverNow());
  return tiles.map((tile) => {
    if (!reported.has(tile.id)) return tile;
    const isOwn = ownReportsOf(reports, tile.id).some((own) => reportConcerns(own, startsAt));
    const notFree = isOwn && tile.state === 'free';
    return {
      ...tile,
      reported: reported.get(tile.id),
      ...(notFree && { state: 'reported', reason: m.reservationsBooking.youHaveReportedIt }),
    };
  });
}

export type Chargers = ReturnType<typeof useChargers>;

type SlotSpot = Spot & { available: boolean; closed: { reason: string; endsAt: string } | null };

/** One tile per charger. `reservations` are those of the days that the slot touches. */
export function spotTilesOf(
  spots: readonly SlotSpot[],
  slot: Period,
  reservations: readonly DayReservation[],
  timezone: string,
): SpotTile[] {
  return spots.map((spot) => {
    const inTheWay = reservations.find((row) => row.spotId === spot.id && overlaps(periodOf(row), slot));
    return {
      id: spot.id,
      spotNumber: spot.spotNumber,
      powerKw: spot.powerOutput,
      connector: plugWords(spot),
      ...stateOf(spot, inTheWay, timezone),
    };
  });
}

function stateOf(
  spot: SlotSpot,
  inTheWay: DayReservation | undefined,
  timezone: string,
): Pick<SpotTile, 'state' | 'reason' | 'closedFor'> {
  if (spot.available) return { state: 'free' };
  if (!isInService(spot)) return { state: 'maintenance', reason: m.reservationsBooking.outOfService };
  const closed = spot.closed
    ? { reason: spot.closed.reason, endsAt: new Date(spot.closed.endsAt) }
    : inTheWay && closedOf(inTheWay);
  if (closed) return { state: 'closed', reason: closedWords(closed, timezone), closedFor: closed.reason };
  if (!inTheWay) return { state: 'taken', reason: m.reservationsBooking.takenAtThatTime };
  if (inTheWay.kind === 'closure')
    return { state: 'maintenance', reason: m.reservationsBooking.outOfService };
  const time = zonedPeriod(periodOf(inTheWay), timezone, viewerZone());
  if (inTheWay.status === 'held') return { state: 'held', reason: `${heldWords(heldOf(inTheWay))} ${time}` };
  if (inTheWay.isMine) return { state: 'mine', reason: m.reservationsBooking.yoursTime({ time }) };
  return { state: 'taken', reason: m.reservationsBooking.takenTime({ time }) };
}
