// What is left where nothing that is chosen can be had. Pure.
import type { Offer } from '@chargerota/contract';
import { dayPeriod, overlaps, slotOf, slotPeriod } from '@chargerota/domain';
import type { Period } from '@chargerota/domain';
import { heldUntilWords, isOver } from '../../../waitlist/line-words.ts';
import type { WaitLink } from '../../../waitlist/line-words.ts';
import { isDayTaken, openAt, startsOf, takenText, usualHours } from '../../hour-choices.ts';
import type { ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';

type Chosen = Pick<ReadyBooking, 'location' | 'context' | 'selection' | 'now'>;
type Known = Pick<Chargers, 'free' | 'freeSpots' | 'isDayKnown'>;

/** Where a member can be led: to what is held for them, and into the line. */
export type Ways = { offers: readonly Offer[]; hasLine: boolean };

/** Why nothing can be chosen, and what to do: take or pass on what is held for the member, or wait. */
export type Instead = { title: string } & ({ offer: Offer } | { wait: WaitLink });

type NothingFree = { title: string; period: Period | null; wait: Omit<WaitLink, 'location'> };

/**
 * What is left of a period in which nothing is free. Who holds an offer of it is led to that: a reservation would end
 * the wait, and a second entry would only be in the way. Null if there is no offer and no line.
 */
export function insteadOf(
  { title, period, wait }: NothingFree,
  { location, now }: Pick<ReadyBooking, 'location' | 'now'>,
  { offers, hasLine }: Ways,
): Instead | null {
  const offer = offers.find(
    (each) =>
      each.location.id === location.id &&
      !isOver(each, now) &&
      period !== null &&
      overlaps({ startsAt: new Date(each.startsAt), endsAt: new Date(each.endsAt) }, period),
  );
  if (offer) return { title: heldUntilWords(offer), offer };
  return hasLine ? { title, wait: { location: location.id, ...wait } } : null;
}

/** Why no charger can be chosen for the day or the hours, and what to do instead; null while one can. */
export function waitInstead(booking: Chosen, known: Known, ways: Ways): Instead | null {
  const { location, context, selection } = booking;
  const { free, freeSpots, isDayKnown } = known;
  const { date, startHour, hours } = selection;
  if (date === null) return null;
  if (startHour !== null && hours !== null) {
    if (freeSpots !== 0) return null;
    const title = 'No charger is free then';
    const period = slotPeriod(date, slotOf(startHour, hours), location.timezone);
    return insteadOf(
      { title, period, wait: { date, from: String(startHour), hours: String(hours) } },
      booking,
      ways,
    );
  }
  if (!isDayKnown) return null;
  const starts = startsOf(date, context, free, openAt(date, location));
  if (!isDayTaken(starts, date, context)) return null;
  const first = starts.find(({ isTaken }) => isTaken)?.hour ?? 0;
  const wait = { date, hours: String(usualHours(date, first, context)) };
  const title = takenText(date, context);
  return insteadOf({ title, period: dayPeriod(date, location.timezone), wait }, booking, ways);
}
