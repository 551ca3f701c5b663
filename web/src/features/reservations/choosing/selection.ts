// The steps of a booking: how each choice affects the later ones. Pure; the rules come from the domain.
import { m } from '@chargerota/messages';
import {
  dateChoice,
  durationChoices,
  firstRefusal,
  formatDate,
  formatTime,
  formatTimeSlot,
  isRealDate,
  evaluateHours,
  localDate,
  parseTimeSlot,
  slotHours,
  slotOf,
  startChoice,
  zonedTime,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import type { Free } from './hour-choices.ts';

export interface Selection {
  locationId: string | null;
  date: LocalDate | null;
  startHour: number | null;
  /** Null until a duration is chosen. */
  hours: number | null;
  /** FIRST_FREE, or `rather(…)`, stands for the first free spot, in a suggestion that the member has not changed. */
  spotId: string | null;
}

export const FIRST_FREE = 'first-free';

/** A certain charger if it is free, else the first free one. */
export const rather = (spotId: string): string => `${FIRST_FREE} ${spotId}`;

/** Of a choice that stands for the first free one: which is taken rather, if any; null of another choice. */
export function openChoice(spotId: string | null): { rather: string | undefined } | null {
  const [any, id] = spotId?.split(' ') ?? [];
  return any === FIRST_FREE ? { rather: id } : null;
}

export const NOTHING: Selection = {
  locationId: null,
  date: null,
  startHour: null,
  hours: null,
  spotId: null,
};

/** '9-12' once start and duration are chosen. */
export function timeSlotOf({ startHour, hours }: Pick<Selection, 'startHour' | 'hours'>): string | null {
  return startHour === null || hours === null ? null : formatTimeSlot(slotOf(startHour, hours));
}

/** A stored or linked date, if there is such a day. */
export const realDate = (text: string | null): LocalDate | null =>
  text !== null && isRealDate(text) ? text : null;

/** The start and duration of a stored or linked '9-12'. */
export function hoursOfSlot(timeSlot: string | null): Pick<Selection, 'startHour' | 'hours'> {
  const slot = timeSlot === null ? null : parseTimeSlot(timeSlot);
  return { startHour: slot?.startHour ?? null, hours: slot ? slotHours(slot) : null };
}

export const chooseLocation = (locationId: string): Selection => ({ ...NOTHING, locationId });

export const chooseDate = (selection: Selection, date: LocalDate): Selection => ({
  ...NOTHING,
  locationId: selection.locationId,
  date,
});

/** A selection after a choice of time, and the sentence to show if it overlaps the member's own reservation. */
interface TimeOutcome {
  selection: Selection;
  conflict: string | null;
}

/**
 * A new start keeps the duration if it still fits, else takes the organization's suggested one, or the longest below it
 * for which a charger is free. If only the member's own reservation prevents it, the
 * slot is cleared.
 */
export function chooseStart(
  selection: Selection,
  startHour: number,
  context: BookingContext,
  free: Free = () => 1,
): TimeOutcome {
  const date = selection.date ?? '';
  const choices = durationChoices(date, startHour, context);
  const kept = choices.find(({ hours }) => hours === selection.hours);
  if (kept && !kept.enabled) {
    const conflict = ownConflict(date, startHour, kept.hours, context);
    if (conflict) return { selection: { ...selection, startHour, hours: null, spotId: null }, conflict };
  }
  const usual = kept?.enabled ? kept : choices.find(({ suggested }) => suggested);
  const isFree = ({ hours }: { hours: number }): boolean => free(startHour, hours) !== 0;
  const shorter = choices.findLast(
    (choice) => choice.enabled && choice.hours < (usual?.hours ?? 0) && isFree(choice),
  );
  const { hours = null } = (usual && !isFree(usual) && shorter) || usual || {};
  return { selection: { ...selection, startHour, hours }, conflict: null };
}

export const chooseHours = (selection: Selection, hours: number): Selection => ({ ...selection, hours });

/** "You already have a reservation at this time on Fri, Nov 6 (1:00 PM to 3:00 PM)"; null if there is none. */
export function ownConflict(
  date: LocalDate,
  startHour: number,
  hours: number,
  context: BookingContext,
): string | null {
  const own = ownOverlap(date, startHour, hours, context);
  return (
    own && m.reservationsChoosing.youAlreadyHaveAReservation({ date: own.date, from: own.from, to: own.to })
  );
}

/**
 * The member's own reservation that some hours overlap, in words and on its location's clocks; null if there is none.
 */
export function ownOverlap(date: LocalDate, startHour: number, hours: number, context: BookingContext) {
  const { violations } = evaluateHours(date, startHour, hours, context);
  const overlap = violations.find(({ code }) => code === 'own_overlap');
  if (!overlap) return null;
  const at = (name: 'startsAt' | 'endsAt'): Date => new Date(String(overlap.details[name]));
  const zone = String(overlap.details.timezone);
  return {
    message: overlap.message,
    date: formatDate(localDate(at('startsAt'), zone)),
    from: formatTime(at('startsAt'), zone),
    to: zonedTime(at('endsAt'), zone, context.readerZone),
  };
}

/** Title and sentence of a toast. */
export interface SlotRefusal {
  title: string;
  description: string;
}

/** The reason why a slot cannot be booked, as a toast; null if it can, or if none is chosen. */
export function slotRefusal(
  { date, startHour, hours }: Pick<Selection, 'date' | 'startHour' | 'hours'>,
  context: BookingContext,
): SlotRefusal | null {
  if (date === null || startHour === null || hours === null) return null;
  const refusal = firstRefusal(evaluateHours(date, startHour, hours, context).violations);
  if (!refusal) return null;
  const title =
    refusal.code === 'own_overlap'
      ? m.reservationsChoosing.bookingConflict
      : m.reservationsChoosing.notAvailableToYou;
  return { title, description: refusal.message };
}

/**
 * The part of a stored or linked selection that is still possible. An impossible choice is dropped, and so are the
 * later ones.
 */
export function keepPossible(selection: Selection, context: BookingContext | null): Selection {
  const { locationId, date, startHour, hours } = selection;
  if (!context || locationId !== context.locationId || !context.locationActive) return NOTHING;
  if (date === null || !dateChoice(date, context).available) return chooseLocation(locationId);
  const startStands = startHour !== null && startChoice(date, startHour, context).enabled;
  if (!startStands) return chooseDate(selection, date);
  const durationStands = durationChoices(date, startHour, context).some(
    (choice) => choice.hours === hours && choice.enabled,
  );
  return durationStands ? selection : { ...selection, hours: null, spotId: null };
}
