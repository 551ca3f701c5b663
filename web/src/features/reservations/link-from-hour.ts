// Turns a press on a free hour into a link to the booking screen with that hour chosen.
import type { Location } from '@chargerota/contract';
import { durationChoices, formatTimeSlot, localTime, preferredHours, slotOf } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import type { GridRow } from './components/grid-model.ts';
import { slotRefusal } from './selection.ts';
import type { SlotRefusal } from './selection.ts';
import type { BookingLink } from './booking-link.ts';

export type HourAnswer = { link: BookingLink } | { refusal: SlotRefusal };

/**
 * The link that books a charger from an hour on, for the suggested duration or as long as the rules and the charger's
 * next reservation allow. If a rule forbids the hour for this member, returns that rule.
 */
export function linkFromHour(
  location: Location,
  row: GridRow,
  startsAt: Date,
  context: BookingContext,
): HourAnswer {
  const { date, hour } = localTime(startsAt, location.timezone);
  const refusal = slotRefusal({ date, startHour: hour, hours: 1 }, context);
  if (refusal) return { refusal };
  const most = Math.min(preferredHours(date, hour, context), freeHoursFrom(row, startsAt));
  const allowed = durationChoices(date, hour, context).findLast(
    ({ hours, enabled }) => enabled && hours <= most,
  );
  const slot = formatTimeSlot(slotOf(hour, allowed?.hours ?? 1));
  return { link: { location: location.id, date, slot, spot: row.spot.id } };
}

/** Consecutive whole hours for which the charger can be reserved from an instant on. */
function freeHoursFrom(row: GridRow, startsAt: Date): number {
  let end = startsAt;
  let hours = 0;
  for (const cell of row.cells) {
    if (cell.action !== 'reserve' || cell.startsAt.getTime() !== end.getTime()) continue;
    end = cell.endsAt;
    hours += 1;
  }
  return Math.max(hours, 1);
}
