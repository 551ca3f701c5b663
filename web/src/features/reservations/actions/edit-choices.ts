// What an edited reservation can become, and what the dialog says of it.
import { m } from '@chargerota/messages';
import type { Location, Spot } from '@chargerota/contract';
import {
  bookingWindow,
  dateChoice,
  hourInstant,
  isInService,
  localDate,
  localTime,
  parseTimeSlot,
  slotHours,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../../lib/dates.ts';
import { locationSpotsQuery } from '../../locations/api.ts';
import { useOccupied } from '../day/use-occupied.ts';
import { freeForSlot } from '../day/day-hours.ts';
import { durationsOf, fittingHours, limitText, openAt, startsOf } from '../choosing/hour-choices.ts';
import type { OwnRow } from '../member/own-rows.ts';

export interface Draft {
  locationId: string;
  date: LocalDate;
  startHour: number | null;
  /** As long as it was or was wished since; a start that leaves less time does not change the wish. */
  hours: number | null;
}

/** `keepsCharger` is null while no time is chosen, or what is taken then is not known. */
export function spotText(
  { locationId, spot }: OwnRow,
  location: Location,
  keepsCharger: boolean | null,
): string {
  if (location.id !== locationId) return m.reservationsActions.youGetAFreeCharger({ name: location.name });
  if (keepsCharger === null)
    return m.reservationsActions.youKeepChargerSpotNumberIf({ spotNumber: spot.spotNumber });
  return keepsCharger
    ? m.reservationsActions.youKeepChargerSpotNumber({ spotNumber: spot.spotNumber })
    : m.reservationsActions.chargerSpotNumberIsTakenThen({ spotNumber: spot.spotNumber });
}

export function draftOf(row: OwnRow): Draft {
  const slot = parseTimeSlot(row.timeSlot);
  return {
    locationId: row.locationId,
    date: row.date,
    startHour: slot?.startHour ?? localTime(row.startsAt, row.timezone).hour,
    hours: slot && slotHours(slot),
  };
}

/** The reason why nothing can be booked on the date; null if something can. */
function whyDateDisabled(date: LocalDate, context: BookingContext): string | null {
  const { available, reason, title } = dateChoice(date, context);
  if (available) return null;
  if (reason !== 'outside_range') return `${title}.`;
  return `${title}. ${m.reservationsActions.youCanBookThroughDay({ day: formatDay(lastDay(context)) })}`;
}

function lastDay({ now, timezone, rules }: BookingContext): LocalDate {
  return bookingWindow(localDate(now, timezone), rules).last;
}

export function missingText(
  { startHour, hours }: Choices,
  isUnchanged: boolean,
  hint: string,
): string | null {
  if (startHour === null) return hint;
  if (hours === null) return m.reservationsActions.chooseADuration;
  return isUnchanged ? m.reservationsActions.nothingHasBeenChangedYet : null;
}

/** Why not longer, which may be something nearer than the limit, such as the closing time. */
export function lengthNote({ date }: Draft, choices: Choices, context: BookingContext) {
  const { startHour, durations } = choices;
  if (startHour === null) return undefined;
  return durations.at(-1)?.reason ?? limitText(date, startHour, context);
}

export type Choices = ReturnType<typeof useChoices>;

/**
 * The choices that the rules and free chargers leave for a draft. After a change of date or location the start is kept
 * if it is still possible, and as much of the length as fits. The edited reservation itself does not count as occupying
 * its charger.
 */
export function useChoices(row: OwnRow, location: Location, context: BookingContext, draft: Draft) {
  const disabledReason = whyDateDisabled(draft.date, context);
  const date = disabledReason === null ? draft.date : row.date;
  const spots = useQuery(locationSpotsQuery(location.id));
  const days = useOccupied(date, location.id);
  const others = days.reservations.filter(({ id }) => id !== row.id);
  const freeOf = (chargers: readonly Spot[], start: number, count: number): number =>
    freeForSlot({ date, timezone: location.timezone }, start, count, chargers, others);
  const free = (start: number, count: number): number => freeOf(spots.data ?? [], start, count);

  const isKnown = spots.data !== undefined && days.isKnown;
  const starts = startsOf(date, context, free, openAt(date, location));
  const isStartOpen = starts.some(({ hour, enabled }) => enabled && hour === draft.startHour);
  const startHour = isKnown && !isStartOpen ? null : draft.startHour;
  const durations = startHour === null ? [] : durationsOf(date, startHour, context, free);
  const hours = isKnown && draft.hours !== null ? fittingHours(durations, draft.hours) : draft.hours;
  const own = (spots.data ?? []).filter(({ id }) => id === row.spotId);
  return {
    disabledReason,
    starts,
    durations,
    startHour,
    hours,
    keepsCharger: isKnown && startHour !== null && hours !== null ? freeOf(own, startHour, hours) > 0 : null,
    totalSpots: (spots.data ?? []).filter(isInService).length,
    noon: hourInstant(date, 12, location.timezone).instant,
    isKnown,
    failed: [...(spots.isLoadingError ? [spots] : []), ...days.failed],
  };
}
