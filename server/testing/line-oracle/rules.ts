// An oracle of the line: what docs/rules.md says of it ("Booking", "At the charger", "The line"), written once more from
// that text, plainly and by trying everything. It imports nothing of the application, so a rule that the application gets
// wrong is not wrong here in the same way. It knows one organization with one location in New York, between November and
// March, when local time is UTC-5.

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const BEHIND_UTC = 5 * HOUR;
/** How long before its start a reservation can begin, by default. */
const EARLY = 30 * MINUTE;

/** An instant is its number of milliseconds, a date as in 2026-11-20, both ends of hours 0 to 24. */
export type Period = { startsAt: number; endsAt: number };
export type Slot = Period & { spotId: string };

export const localDate = (at: number): string => new Date(at - BEHIND_UTC).toISOString().slice(0, 10);
export const instantOf = (date: string, hour: number): number =>
  Date.parse(`${date}T00:00:00Z`) + BEHIND_UTC + hour * HOUR;
export const hourOf = (at: number): number => Math.floor(minuteOfDay(at) / 60);
const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
const minuteOfDay = (at: number): number => ((at - BEHIND_UTC) % DAY) / MINUTE;
const isWeekend = (date: string): boolean => [0, 6].includes(new Date(date).getUTCDay());
export const overlaps = (a: Period, b: Period): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;
export const collides = (a: Slot, b: Slot): boolean => a.spotId === b.spotId && overlaps(a, b);

export type Settings = {
  lineEnabled: boolean;
  lineOrder: 'fair' | 'first_come';
  lineOfferMinutes: number;
  lineRestAtOnce: boolean;
  maxOpenBookings: number;
  maxBookingsPerDay: number;
  peakHoursEnabled: boolean;
  maxBookingHoursReservation: number;
  maxBookingHoursWalkIn: number;
  maxAdvanceBookingDays: number;
  noShowGracePeriodMinutes: number;
  autoMarkNoShow: boolean;
  /** Of every day of the week. */
  opens: number;
  closes: number;
};
/** By default, Monday to Friday. */
const PEAK = { from: 6, until: 15 };

export type Reservation = Slot & {
  id: string;
  status: string;
  date: string;
  createdAt: number;
};
export type Offer = Slot & {
  id: string;
  watchId: string;
  status: string;
  createdAt: number;
  expiresAt: number;
};
export type Entry = {
  id: string;
  spotId: string | null;
  firstDate: string;
  lastDate: string;
  fromHour: number;
  toHour: number;
  hours: number;
  status: string;
  ahead: number | null;
  passedOver: unknown;
  joinedAt: number;
  endsAt: number;
};
/** `since`: when the charger was first reported so by anybody. */
export type Report = { spotId: string; kind: 'blocked' | 'broken'; reportedAt: number; since: number };

/** What one member is answered, and what their acts so far mean by the rules (checks.ts remembers it). */
export type Member = {
  id: string;
  isActive: boolean;
  quiet: { from: string; until: string } | null;
  reservations: Reservation[];
  entries: Entry[];
  offers: Offer[];
  /** Their own open ones. */
  reports: Report[];
  /** An administrator has called a report of theirs false. */
  wasFalse: boolean;
  /** Time that they left after it had begun, or missed, and how much of its arrival window had passed. */
  left: (Period & { awaited: number; reservationId: string })[];
};

/** Everything that HTTP answers at one time. */
export type State = {
  now: number;
  settings: Settings;
  /** In service. */
  spotIds: string[];
  members: Member[];
  /** What administrators see of the whole line, in its order. */
  line: {
    id: string;
    memberId: string;
    position: number | null;
    occupiedMinutes: number;
  }[];
  /** What occupies chargers on the days around now, as the grid shows it. */
  grid: Slot[];
};

const holdsIt = ({ status }: { status: string }): boolean => status === 'confirmed' || status === 'arrived';
const isOpen = ({ status }: Offer): boolean => status === 'open';
export const standing = (member: Member): Reservation[] =>
  member.reservations.filter((own) => holdsIt(own) && own.startsAt < own.endsAt);
export const openOffer = ({ offers }: Member): Offer | undefined => offers.find(isOpen);

/** Everything that has a charger: reservations, sessions, and what is held for open offers. */
export const occupied = ({ members }: State): Slot[] =>
  members.flatMap((member) => [...standing(member), ...member.offers.filter(isOpen)]);
export const isFree = (state: State, slot: Slot): boolean =>
  !occupied(state).some((use) => collides(use, slot));

// --- Booking ---

const isPeak = (at: number, { peakHoursEnabled }: Settings): boolean =>
  peakHoursEnabled && !isWeekend(localDate(at)) && hourOf(at) >= PEAK.from && hourOf(at) < PEAK.until;

function nextPeak(at: number, settings: Settings): number {
  if (!settings.peakHoursEnabled) return Infinity;
  for (let date = localDate(at); ; date = addDays(date, 1)) {
    const start = instantOf(date, PEAK.from);
    if (start > at && !isWeekend(date)) return start;
  }
}

const isWithinOpeningHours = ({ startsAt, endsAt }: Period, { opens, closes }: Settings): boolean => {
  for (let at = startsAt; at < endsAt; at += MINUTE)
    if (minuteOfDay(at) < opens * 60 || minuteOfDay(at) >= closes * 60) return false;
  return true;
};

/** The day's cap: reservations and walk-ins for that date, also missed ones, and those left after they had begun. */
const countOn = (date: string, { reservations, left }: Member): number =>
  reservations.filter(
    (own) =>
      own.date === date &&
      (holdsIt(own) ||
        own.status === 'no_show' ||
        left.some(({ reservationId }) => reservationId === own.id)),
  ).length;

/** Why a member may not have the slot; null if they may. `isAtOnce`: taken by who stands at the charger. */
export function whyNot(state: State, member: Member, slot: Slot, isAtOnce = false): string | null {
  const { now, settings, spotIds } = state;
  const { startsAt, endsAt, spotId } = slot;
  const isRest = startsAt <= now;
  const date = localDate(startsAt);
  const hourBegan = startsAt - (startsAt % HOUR);
  const longest = isPeak(startsAt, settings)
    ? settings.maxBookingHoursReservation
    : settings.maxBookingHoursWalkIn;
  if (!member.isActive) return 'not an active member';
  if (!spotIds.includes(spotId)) return 'the charger is out of service';
  if (date > addDays(localDate(now), settings.maxAdvanceBookingDays)) return 'after the booking window';
  if (isRest && startsAt < now) return 'it has begun';
  if (!isWithinOpeningHours(slot, settings)) return 'closed';
  if (endsAt - hourBegan > longest * HOUR) return 'too long';
  if (!isPeak(startsAt, settings) && endsAt > nextPeak(startsAt, settings)) return 'runs into peak hours';
  const own = standing(member);
  if (own.some((other) => overlaps(other, slot))) return 'overlaps an own reservation';
  if (own.some((other) => other.endsAt === startsAt || other.startsAt === endsAt)) return 'consecutive';
  const coming = own.filter(({ status, endsAt: end }) => status === 'confirmed' && end > now);
  if (!isAtOnce && settings.maxOpenBookings > 0 && coming.length >= settings.maxOpenBookings)
    return 'maxOpenBookings';
  if (countOn(date, member) >= settings.maxBookingsPerDay) return 'maxBookingsPerDay';
  if (member.reports.some((report) => concerns(report, slot))) return 'reported it themselves';
  const grace = settings.noShowGracePeriodMinutes * MINUTE;
  if (member.left.some((time) => overlaps(time, slot) && time.awaited >= grace)) return 'window used';
  return null;
}

/** Why a member at an empty charger may not take it until the end of so many hours, of which the first runs. */
export function whyNotAtOnce(state: State, member: Member, slot: Slot): string | null {
  const { now, settings } = state;
  if (!isFree(state, slot)) return 'taken';
  if (isPeak(now, settings) && slot.endsAt - now > HOUR) return 'in peak hours the rest of the hour alone';
  return whyNot(state, member, slot, true);
}

/** Why a member may not begin a reservation now, before its start; what it gains is judged alone. */
export function whyNotEarly(state: State, member: Member, own: Reservation): string | null {
  const gained = { spotId: own.spotId, startsAt: state.now, endsAt: own.startsAt };
  if (own.startsAt > state.now + EARLY) return 'too early';
  if (!member.isActive) return 'not an active member';
  if (!state.spotIds.includes(own.spotId)) return 'the charger is out of service';
  if (!isFree(state, gained)) return 'taken';
  if (!isWithinOpeningHours(gained, state.settings)) return 'closed';
  if (standing(member).some((other) => other.id !== own.id && overlaps(other, gained))) return 'overlaps';
  return member.reports.some((report) => concerns(report, gained)) ? 'reported it themselves' : null;
}

export const concerns = ({ spotId, kind, reportedAt }: Report, slot: Slot): boolean =>
  spotId === slot.spotId && (kind === 'broken' || slot.startsAt < reportedAt + 2 * HOUR);

/** What follows from a report: nothing, nobody is called there because of one member, or because of several. */
export type Weight = 'informs' | 'withholds' | 'confirmed';

/**
 * The report counts that two members make who are believed, or of one member alone the first. The weights that are possible:
 * two, if one member reported several chargers in the same moment.
 */
export function weightsOf({ members, now }: State, { spotId, kind }: Report): Weight[] {
  const isAbout = (report: Report, of: Pick<Report, 'spotId' | 'kind'>) =>
    report.spotId === of.spotId &&
    report.kind === of.kind &&
    concerns(report, { spotId: of.spotId, startsAt: now, endsAt: now });
  const authors = (of: Pick<Report, 'spotId' | 'kind'>) =>
    members.filter(({ wasFalse, reports }) => !wasFalse && reports.some((report) => isAbout(report, of)));
  const [author, ...others] = authors({ spotId, kind });
  if (!author) return ['informs'];
  if (others.length > 0) return ['confirmed'];
  const alone = author.reports.filter((report) => authors(report).length === 1);
  const first = Math.min(...alone.map(({ since }) => since));
  const firstSpots = new Set(alone.filter(({ since }) => since === first).map((report) => report.spotId));
  if (!firstSpots.has(spotId)) return ['informs'];
  return firstSpots.size === 1 ? ['withholds'] : ['withholds', 'informs'];
}

// --- A charger that cannot be used ---

/** Whether a reservation that has begun is at a charger that its member reports, with no other to go to. */
export function cannotBeUsed(state: State, member: Member, own: Reservation): boolean {
  const { now, spotIds, members } = state;
  const reported = new Set(members.flatMap(({ reports }) => reports.map((report) => report.spotId)));
  const rest = { startsAt: Math.max(now, own.startsAt), endsAt: own.endsAt };
  const others = spotIds.filter((id) => id !== own.spotId && !reported.has(id));
  return (
    own.startsAt <= now &&
    now < own.endsAt &&
    !member.wasFalse &&
    member.reports.some((report) => concerns(report, own)) &&
    others.every((spotId) => !isFree(state, { spotId, ...rest }))
  );
}

// --- Arrival ---

/** An arrival window is had once: what has passed of it in time that was left stays passed. */
export const awaitedOf = (period: Period, { left }: Member): number =>
  Math.max(0, ...left.filter((time) => overlaps(time, period)).map(({ awaited }) => awaited));

export const arrivalUntil = (reservation: Period, awaited: number, settings: Settings): number =>
  Math.min(reservation.startsAt + settings.noShowGracePeriodMinutes * MINUTE - awaited, reservation.endsAt);

/** Whole minutes that count in a fair line: of today and the 13 days before; `lost` before a charger was left. */
export function minutesOf(member: Member, lost: ReadonlyMap<string, number>, now: number): number {
  const first = addDays(localDate(now), -13);
  return member.reservations
    .filter(({ date }) => first <= date && date <= localDate(now))
    .reduce((sum, own) => {
      const counts =
        own.status === 'arrived' ||
        own.status === 'no_show' ||
        (own.status === 'confirmed' && own.endsAt <= now);
      const length = counts ? Math.floor((own.endsAt - own.startsAt) / MINUTE) : 0;
      return sum + length + (lost.get(own.id) ?? 0);
    }, 0);
}

// --- The line ---

export const isNight = (at: number): boolean => minuteOfDay(at) > 22 * 60 || minuteOfDay(at) <= 7 * 60;

/** Until when an offer is held for a member who is told by mail. */
export function heldUntil(slot: Period, offeredAt: number, { lineOfferMinutes }: Settings): number {
  const untilStart = Math.max(0, slot.startsAt - offeredAt);
  const hold = Math.min(lineOfferMinutes * 1.5 * MINUTE + untilStart / 10, 2 * HOUR);
  const until = Math.min(offeredAt + Math.floor(hold), slot.endsAt - 40 * MINUTE);
  if (!isNight(until)) return until;
  const morning = instantOf(localDate(until + 2 * HOUR), 7.5);
  return Math.max(until, Math.min(morning, slot.startsAt - HOUR));
}

export function isQuiet({ quiet }: Member, now: number): boolean {
  if (!quiet) return false;
  const time = new Date(now - BEHIND_UTC).toISOString().slice(11, 16);
  const { from, until } = quiet;
  return from < until ? from <= time && time < until : time >= from || time < until;
}

/** Entries that stand in line: one has ended once its last start has passed. */
const waitingOf = (member: Member, now: number): Entry[] =>
  member.entries.filter(({ status, endsAt }) => status === 'waiting' && endsAt > now);

/** The hours of a day in which an entry's charge may start. */
const startsOn = (entry: Entry, date: string): Period => ({
  startsAt: instantOf(date, entry.fromHour),
  endsAt: instantOf(date, entry.toHour + 1),
});

function datesOf({ firstDate, lastDate }: Entry): string[] {
  const dates = [];
  for (let date = firstDate; date <= lastDate; date = addDays(date, 1)) dates.push(date);
  return dates;
}

export const isServedBy = (entry: Entry, reservation: Period): boolean =>
  datesOf(entry).some((date) => overlaps(startsOn(entry, date), reservation));

/** Every slot that could be offered to an entry as the charger and other members are concerned, the first first. */
function wishedSlots({ now, settings, spotIds }: State, entry: Entry): (Slot & { date: string })[] {
  const spots = spotIds.filter((id) => (entry.spotId ?? id) === id);
  return datesOf(entry).flatMap((date) => {
    const { startsAt: first, endsAt: last } = startsOn(entry, date);
    const starts = [];
    if (settings.lineRestAtOnce && first <= now && now < last) starts.push(now);
    for (let at = first; at < last; at += HOUR) if (at > now) starts.push(at);
    return starts.flatMap((startsAt) =>
      Array.from({ length: entry.hours }, (_, index) => startsAt - (startsAt % HOUR) + (index + 1) * HOUR)
        .filter((endsAt) => endsAt - startsAt >= 45 * MINUTE)
        .flatMap((endsAt) => spots.map((spotId) => ({ spotId, startsAt, endsAt, date }))),
    );
  });
}

export type Question = {
  /** By default, what nobody has. */
  isFree?: (slot: Slot) => boolean;
  /** Whether a report keeps its charger from being offered; by default each does. */
  withholds?: (report: Report) => boolean;
  /** Whether somebody had the slot since it was offered: it may be offered again then. By default it is not expected. */
  wasTakenSince?: (offer: Offer, slot: Slot) => boolean;
};

/** The slots that an entry may be offered now; the same time of the same charger not again, nor what was left or missed. */
export function offerable(state: State, member: Member, entry: Entry, question: Question = {}): Slot[] {
  const { isFree: isAsked = (slot: Slot) => isFree(state, slot) } = question;
  const { withholds = () => true, wasTakenSince = () => false } = question;
  const reports = state.members.flatMap((each) => each.reports).filter(withholds);
  const asked = { ...member, reports: member.reports.filter(withholds) };
  const own = standing(member);
  const had = member.offers.filter(({ status }) => status !== 'withdrawn');
  return wishedSlots(state, entry).filter(
    (slot) =>
      isAsked(slot) &&
      !own.some((each) => overlaps(each, startsOn(entry, slot.date))) &&
      !had.some((offer) => collides(offer, slot) && !wasTakenSince(offer, slot)) &&
      !member.left.some((time) => overlaps(time, slot)) &&
      !reports.some((report) => concerns(report, slot)) &&
      whyNot(state, asked, slot) === null,
  );
}

/** Whether two entries may want the same. */
const compete = (one: Entry, other: Entry): boolean =>
  one.firstDate <= other.lastDate &&
  other.firstDate <= one.lastDate &&
  one.fromHour <= other.toHour &&
  other.fromHour <= one.toHour &&
  (one.spotId === null || other.spotId === null || one.spotId === other.spotId);

/** `isAtFront`: its member's charger could not be used today. */
export type Place = { member: Member; entry: Entry; minutes: number; isAtFront: boolean };

/** Negative if `one` is ahead. Of two who joined in the same moment, the one whose id is lower. */
export const inOrder = (one: Place, other: Place, { lineOrder }: Settings): number =>
  Number(other.isAtFront) - Number(one.isAtFront) ||
  (lineOrder === 'fair' ? one.minutes - other.minutes : 0) ||
  one.entry.joinedAt - other.entry.joinedAt ||
  (one.entry.id < other.entry.id ? -1 : 1);

/** Who stands in line and may be offered something, in order. */
export const lineOf = (
  state: State,
  minutes: ReadonlyMap<string, number>,
  atFront: ReadonlyMap<string, string>,
): Place[] =>
  state.members
    .filter(({ isActive }) => isActive)
    .flatMap((member) =>
      waitingOf(member, state.now).map((entry) => ({
        member,
        entry,
        minutes: minutes.get(member.id) ?? 0,
        isAtFront: atFront.has(entry.id),
      })),
    )
    .toSorted((one, other) => inOrder(one, other, state.settings));

/** How many members, not entries, are ahead of an entry and may want the same. */
export function aheadOf({ member, entry }: Place, line: Place[]): number {
  const before = line.slice(
    0,
    line.findIndex((each) => each.entry.id === entry.id),
  );
  const others = before.filter((each) => each.member.id !== member.id && compete(each.entry, entry));
  return new Set(others.map((each) => each.member.id)).size;
}
