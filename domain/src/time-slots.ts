// Time slots: whole hours of a location's wall clock, '14-17' (docs/rules.md "Time").
import { m } from '@chargerota/messages';
import { addDays } from './local-dates.ts';
import type { LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import { formatHour, formatMinutes, formatTime, hourInstant } from './zones.ts';

/** An end at or before the start is on the next day; equal hours mean 24 hours. */
export interface TimeSlot {
  startHour: number;
  endHour: number;
}

/** The slot of a walk-in; its times are stored only in its period. */
export const WALK_IN_SLOT = 'walk-in';

export const SLOT_FORMAT_MESSAGE = () => m.rulesTimeSlots.timeSlotMustBeIn;

/** Parses 'start-end' in hours 0 to 23; an end of 24 means 0. Null for anything else. */
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

/** The day on which the slot ends; an end at midnight belongs to the new day. */
export function slotEndDate(date: LocalDate, slot: TimeSlot): LocalDate {
  return slot.endHour <= slot.startHour ? addDays(date, 1) : date;
}

/**
 * The instants of a slot. Null if clocks skip its start; an end in the skipped hour is the instant of the change. A
 * repeated hour begins when it is first shown and ends when the next hour begins, so it is booked whole.
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

/** Periods as text: '8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM'; an empty text of none. */
export function joinPeriods([first = '', ...others]: readonly string[]): string {
  return others.reduce((earlier, later) => m.rulesTimeSlots.periodAndPeriod({ earlier, later }), first);
}

/**
 * A stored slot as text: '14-17' becomes '2:00 PM – 5:00 PM', the legacy start '14:30' becomes '2:30 PM', a walk-in
 * 'Walk-in', anything else 'Invalid time'.
 */
export function slotLabel(text: string): string {
  if (text === WALK_IN_SLOT) return m.rulesTimeSlots.walkIn;
  const slot = parseTimeSlot(text);
  if (slot) return formatSlot(slot);
  const minutes = parseTimeOfDay(text);
  return minutes === null || minutes === 1440 ? INVALID_TIME() : formatMinutes(minutes);
}

export const INVALID_TIME = () => m.rulesTimeSlots.invalidTime;

/** Minutes after midnight of 'HH:MM', up to 1440 for '24:00'; null for anything else. */
export function parseTimeOfDay(text: string): number | null {
  const match = /^(\d{2}):(\d{2})$/.exec(text);
  if (!match) return null;
  const minutes = Number(match[1]) * 60 + Number(match[2]);
  return Number(match[2]) > 59 || minutes > 1440 ? null : minutes;
}
