// What is left where nothing that is chosen can be had. Pure.
import type { WaitLink } from '../../../waitlist/line-words.ts';
import { isDayTaken, openAt, startsOf, takenText, usualHours } from '../../hour-choices.ts';
import type { ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';

type Chosen = Pick<ReadyBooking, 'location' | 'context' | 'selection'>;
type Known = Pick<Chargers, 'free' | 'freeSpots' | 'isDayKnown'>;

export type Instead = { title: string; wait: WaitLink };

/** Why no charger can be chosen for the day or the hours, and what to wait for instead; null while one can. */
export function waitInstead(
  { location, context, selection }: Chosen,
  { free, freeSpots, isDayKnown }: Known,
): Instead | null {
  const { date, startHour, hours } = selection;
  if (date === null) return null;
  const wait = { location: location.id, date };
  if (startHour !== null && hours !== null) {
    if (freeSpots !== 0) return null;
    const title = 'No charger is free then';
    return { title, wait: { ...wait, from: String(startHour), hours: String(hours) } };
  }
  if (!isDayKnown) return null;
  const starts = startsOf(date, context, free, openAt(date, location));
  if (!isDayTaken(starts, date, context)) return null;
  const first = starts.find(({ isTaken }) => isTaken)?.hour ?? 0;
  return {
    title: takenText(date, context),
    wait: { ...wait, hours: String(usualHours(date, first, context)) },
  };
}
