// What "book tomorrow 9" comes to at each location: a link to the booking screen, or the reason why not.
import { m } from '@chargerota/messages';
import type { Location, Watch as WaitlistEntry } from '@chargerota/contract';
import {
  dateChoice,
  durationChoices,
  formatDate,
  formatHour,
  formatSlot,
  formatTimeSlot,
  hourInstant,
  localTime,
  preferredHours,
  slotOf,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { slotRefusal } from '../../features/reservations/choosing/selection.ts';
import { bookingSearch } from '../../features/reservations/choosing/booking-link.ts';
import { chargerWords, entryOn, waitQuery, startWords } from '../../features/waitlist/line-words.ts';
import type { WaitLink } from '../../features/waitlist/line-words.ts';
import { differingZone } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { readBooking } from './read-booking.ts';
import type { BookingWish } from './read-booking.ts';

export interface BookingOffer {
  id: string;
  /** `Book Thu, Jun 11, 9:00 AM – 12:00 PM` */
  label: string;
  /** Where, or why not. */
  note: string;
  /** Null if it is not possible. */
  href: string | null;
  /** It leads to the line, not to a booking. */
  isWait?: boolean;
}

/** A location that the member may book, and the rules there. */
export interface BookingPlace {
  location: Pick<Location, 'id' | 'name' | 'address'>;
  context: BookingContext;
  /** How many chargers are free for a slot; null or absent while that is not known. */
  free?: (date: LocalDate, startHour: number, hours: number) => number | null;
  /** Whether one can wait in line there. */
  hasLine?: boolean;
  /** What the member waits for. */
  entries?: readonly WaitlistEntry[];
}

const MOST = 4;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

type PlacedWish = { place: BookingPlace; wish: BookingWish };

/**
 * What a text wishes: at the usual location if there is one, unless the text names another; else at each. Or what is wrong
 * with it, whatever the location.
 */
export function bookingWishes(
  text: string,
  places: readonly BookingPlace[],
  usualId: string | null,
): PlacedWish[] | { problem: string } {
  const read = places.flatMap((place) => {
    const { date, hour } = localTime(place.context.now, place.context.timezone);
    const answer = readBooking(text, { date, hour });
    return answer && 'wish' in answer && !isNamed(place, answer.wish) ? [] : [{ place, answer }];
  });
  const problem = read.find(({ answer }) => answer && 'problem' in answer)?.answer;
  if (problem && 'problem' in problem) return problem;
  const wishes = read.flatMap(({ place, answer }) =>
    answer && 'wish' in answer ? [{ place, wish: answer.wish }] : [],
  );
  const usual = wishes.filter(({ place }) => place.location.id === usualId);
  return (usual.length > 0 ? usual : wishes).slice(0, MOST);
}

/** What is possible comes first. Null if the text is about no booking at these places. */
export function bookingOffers(
  text: string,
  places: readonly BookingPlace[],
  usualId: string | null,
): BookingOffer[] | null {
  const wishes = bookingWishes(text, places, usualId);
  if ('problem' in wishes)
    return [{ id: 'problem', label: m.commands.thisCannotBeBooked, note: wishes.problem, href: null }];
  if (wishes.length === 0) return null;
  const offers = wishes.flatMap(({ place, wish }) => offersAt(place, wish));
  return offers.toSorted((a, b) => Number(b.href !== null) - Number(a.href !== null)).slice(0, MOST);
}

/** Whether every word that names no time begins a word of the location's name or address. */
function isNamed({ location: { name, address } }: BookingPlace, { place }: BookingWish): boolean {
  const words = `${name} ${address}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return place.every((part) => words.some((word) => word.startsWith(part)));
}

/** What was asked for or, where no charger is free then, what is nearest to it. */
function offersAt(place: BookingPlace, wish: BookingWish): BookingOffer[] {
  const asked = offerAt(place, wish);
  const { location, context, free } = place;
  const { date, startHour } = wish;
  if (asked.href === null || date === null || !free) return [asked];
  if (startHour === null) {
    const hours = HOURS.filter((hour) => slotRefusal({ date, startHour: hour, hours: 1 }, context) === null);
    if (hours.length === 0 || hours.some((hour) => free(date, hour, 1) !== 0)) return [asked];
    const taken = m.commands.everyChargerIsTakenOn;
    return [
      ...waitFor(place, { date }),
      { ...asked, note: m.common.labelled({ label: location.name, text: taken }), href: null },
    ];
  }
  const hoursFrom = (hour: number): number | null => wish.hours ?? usualHours(date, hour, context);
  const isFree = (hour: number): boolean => {
    const hours = hoursFrom(hour);
    return (
      hours !== null &&
      slotRefusal({ date, startHour: hour, hours }, context) === null &&
      (free(date, hour, hours) ?? 1) > 0
    );
  };
  if (isFree(startHour)) return [asked];
  const hours = hoursFrom(startHour) ?? 1;
  const next =
    HOURS.find((hour) => hour > startHour && isFree(hour)) ??
    HOURS.findLast((hour) => hour < startHour && isFree(hour));
  const full = m.commands.noChargerIsFreeThen;
  return [
    ...(next === undefined
      ? []
      : [
          {
            ...offerAt(place, { ...wish, startHour: next }),
            id: `${location.id}-nearest`,
            note: m.commands.timeIsFullThisIsNearest({ name: location.name, time: formatHour(startHour) }),
          },
        ]),
    ...waitFor(place, { date, from: String(startHour), hours: String(hours) }),
    { ...asked, note: m.common.labelled({ label: location.name, text: full }), href: null },
  ];
}

function waitFor(
  { location, hasLine = false, entries = [] }: BookingPlace,
  wish: Pick<WaitLink, 'from' | 'hours'> & { date: LocalDate },
): BookingOffer[] {
  if (!hasLine) return [];
  const entry = entryOn(entries, location.id, wish.date);
  if (entry)
    return [
      {
        id: `${location.id}-line`,
        label: m.commands.youAreInLineOn({ day: formatDate(wish.date) }),
        note: m.commands.youCanChangeYourEntry({ chargers: chargerWords(entry), start: startWords(entry) }),
        href: `${paths.line}?change=${entry.id}`,
        isWait: true,
      },
    ];
  const when = [formatDate(wish.date), wish.from && formatHour(Number(wish.from))].filter(Boolean).join(', ');
  return [
    {
      id: `${location.id}-line`,
      label: m.commands.waitForAChargerOn({ when }),
      note: m.commands.nameYouAreOfferedOne({ name: location.name }),
      href: `${paths.line}${waitQuery({ location: location.id, ...wish })}`,
      isWait: true,
    },
  ];
}

function offerAt({ location, context }: BookingPlace, wish: BookingWish): BookingOffer {
  const { date, startHour } = wish;
  const bookWhen = m.commands.bookWhen;
  const linkTo = (link: { date?: string; slot?: string }): string =>
    `${paths.booking}${bookingSearch({ location: location.id, ...link })}`;
  const offer = (label: string, answer: Answer): BookingOffer => {
    const common = { id: location.id, label };
    if ('refusal' in answer)
      return {
        ...common,
        note: m.common.labelled({ label: location.name, text: answer.refusal }),
        href: null,
      };
    const { open, ...link } = answer;
    return { ...common, note: [location.name, open].filter(Boolean).join(' · '), href: linkTo(link) };
  };
  if (date === null)
    return offer(m.commands.bookAtName({ name: location.name }), { open: m.commands.dateAndTimeStillTo });
  if (startHour === null)
    return offer(bookWhen({ when: formatDate(date) }), ofDay(date, location.name, context));
  const hours = wish.hours ?? usualHours(date, startHour, context);
  const refusal =
    pastOf(date, startHour, context) ??
    slotRefusal({ date, startHour, hours: hours ?? 1 }, context)?.description;
  const zone = differingZone(hourInstant(date, startHour, context.timezone).instant, context.timezone);
  const slot = slotOf(startHour, hours ?? 1);
  const time = hours === null ? formatHour(startHour) : formatSlot(slot);
  return offer(
    bookWhen({ when: `${formatDate(date)}, ${[time, zone].filter(Boolean).join(' ')}` }),
    refusal === undefined ? { date, slot: formatTimeSlot(slot) } : { refusal },
  );
}

/** Said before any rule: an own reservation of that time would be named as what stands in the way. */
function pastOf(date: LocalDate, startHour: number, { now, timezone }: BookingContext): string | undefined {
  const clock = localTime(now, timezone);
  if (date < clock.date) return m.commands.thisDayHasPassed;
  return date === clock.date && startHour < clock.hour ? m.commands.thisHourHasPassed : undefined;
}

/** What is chosen by the link and what stays open, or why nothing can be. */
type Answer = { date?: string; slot?: string; open?: string } | { refusal: string };

function ofDay(date: LocalDate, name: string, context: BookingContext): Answer {
  const { available, reason } = dateChoice(date, context);
  if (available) return { date, open: m.commands.timeStillToChoose };
  if (reason === 'past') return { refusal: m.commands.thisDayHasPassed };
  if (reason === 'closed') return { refusal: m.commands.nameIsClosedOnThis({ name }) };
  return { refusal: m.commands.thisDayIsOutsideThe };
}

/** As long as suggested, or as long as possible below that; null if not even an hour is possible. */
function usualHours(date: LocalDate, startHour: number, context: BookingContext): number | null {
  const most = preferredHours(date, startHour, context);
  const allowed = durationChoices(date, startHour, context).findLast(
    ({ hours, enabled }) => enabled && hours <= most,
  );
  return allowed?.hours ?? null;
}
