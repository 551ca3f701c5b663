// Time slots: whole hours of a location's wall clock, '14-17' (docs/rules.md "Time").
import { addDays } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import { formatHour, formatMinutes, formatTime, hourInstant } from './zones.ts';

/** An end at or before the start is on the next day; equal ones are 24 hours. */
export interface TimeSlot {
  startHour: number;
  endHour: number;
}

/** The slot of a walk-in, whose times are in its period alone. */
export const WALK_IN_SLOT = 'walk-in';

export const SLOT_FORMAT_MESSAGE = "Time slot must be in format 'start-end'";

/** Reads 'start-end' in hours 0 to 23; an end of 24 means 0. Null for anything else. */
export function parseTimeSlot(text: string): TimeSlot | null {
  const match = /^(\d{1,2})-(\d{1,2})$/.exec(text);
  if (!match) return null;
  const startHour = Number(match[1]);
  const endHour = Number(match[2]);
  return startHour > 23 || endHour > 24 ? null : { startHour, endHour: endHour % 24 };
}

/** '14-17' */
export function formatTimeSlot(slot: TimeSlot): string {
  return `${slot.startHour}-${slot.endHour}`;
}

/** The slot which starts at an hour and lasts `hours` (1 to 24) on the wall clock. */
export function slotOf(startHour: number, hours: number): TimeSlot {
  return { startHour, endHour: (startHour + hours) % 24 };
}

/** Hours on the wall clock, 1 to 24; every limit counts these. */
export function slotHours(slot: TimeSlot): number {
  return (slot.endHour - slot.startHour + 24) % 24 || 24;
}

/** The day on which the slot ends, at midnight the new day. */
export function slotEndDate(date: LocalDate, slot: TimeSlot): LocalDate {
  return slot.endHour <= slot.startHour ? addDays(date, 1) : date;
}

/**
 * The instants that a slot means. Null if clocks skip its start; a skipped end is the instant of the change. A repeated
 * hour begins when it is shown first and ends when the following hour begins, so it is booked whole.
 */
export function slotPeriod(date: LocalDate, slot: TimeSlot, zone: string): Period | null {
  const start = hourInstant(date, slot.startHour, zone);
  if (start.skipped) return null;
  return {
    startsAt: start.instant,
    endsAt: hourInstant(slotEndDate(date, slot), slot.endHour, zone).instant,
  };
}

/** '2:00 PM – 5:00 PM' */
export function formatSlot(slot: TimeSlot): string {
  return `${formatHour(slot.startHour)} – ${formatHour(slot.endHour)}`;
}

/** '2:20 PM – 5:00 PM', on the location's wall clock. */
export function formatPeriod(period: Period, zone: string): string {
  return `${formatTime(period.startsAt, zone)} – ${formatTime(period.endsAt, zone)}`;
}

/**
 * A stored slot for people: '14-17' as '2:00 PM – 5:00 PM', the legacy start '14:30' as '2:30 PM', a walk-in as
 * 'Walk-in', anything else 'Invalid time'.
 */
export function slotLabel(text: string): string {
  if (text === WALK_IN_SLOT) return 'Walk-in';
  const slot = parseTimeSlot(text);
  if (slot) return formatSlot(slot);
  const minutes = parseTimeOfDay(text);
  return minutes === null || minutes === 1440 ? INVALID_TIME : formatMinutes(minutes);
}

export const INVALID_TIME = 'Invalid time';

/** Minutes after midnight of 'HH:MM', up to 1440 for '24:00'; null for anything else. */
export function parseTimeOfDay(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) > 59 || minutes > 1440 ? null : minutes;
}
