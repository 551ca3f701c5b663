// What a wall display says at a moment of each charger, and of all of them.
import { m } from '@chargerota/messages';
import type { DisplayState, ShownCharger } from '@chargerota/contract';
import {
  formatNumber,
  addDays,
  dateFormat,
  formatTime,
  isWithinHours,
  localDate,
  nextHour,
  openIntervals,
  openUntil,
  plugWords,
  startOfDay,
  weekdayOf,
} from '@chargerota/domain';
import type { WeeklyHours } from '@chargerota/domain';
import { weekOf as weekOfLocation } from '../../../locations/api.ts';

export type TileState =
  | 'free'
  /** Nobody has it, and without a reservation nobody may take it now. */
  | 'to_reserve'
  | 'soon'
  | 'reserved'
  | 'charging'
  | 'held'
  | 'maintenance'
  | 'reported'
  | 'closed';

export type Tile = {
  number: string;
  /** `7 kW, Type 1` */
  kind: string;
  state: TileState;
  /** `Free`, `Empty`, `In use`. */
  word: string;
  /** `until 2:00 PM`, `reserve first`. */
  time: string | null;
  /** Who has it, or what is reported of it while somebody has it. */
  note: string | null;
};

export type Summary = {
  /** `5 free`, `Reserve first`, `None free`, `Closed`. */
  figure: string;
  tone: 'free' | 'to-reserve' | 'none';
  /** `of 12 chargers`, `Next free at 2:00 PM, charger 04`. */
  say: string;
  /** `3 waiting in line`; null if nobody does. */
  waiting: string | null;
};

const WORDS: Record<TileState, string> = {
  free: m.common.free,
  to_reserve: m.displaysDisplay.empty,
  soon: m.displaysDisplay.reserved,
  reserved: m.displaysDisplay.reserved,
  charging: m.displaysDisplay.inUse,
  held: m.common.held,
  maintenance: m.common.maintenance,
  reported: m.displaysDisplay.reported,
  closed: m.common.closed,
};

/** A shorter time before the next reservation is of no use to anybody who comes now. */
const USEFUL_MS = 60 * 60_000;
const HALF_DAY_MS = 12 * 60 * 60_000;
const MOST_DAYS_CLOSED = 14;

/** What occupies a charger. */
type Taken = { as: ShownCharger['taken'][number]['as']; from: number; to: number; name: string | null };

const weekOf = ({ weeklyHours }: DisplayState): WeeklyHours =>
  weekOfLocation({ operatingHoursJson: weeklyHours });

const takenOf = ({ taken }: ShownCharger): Taken[] =>
  taken.map(({ as, startsAt, endsAt, name }) => ({
    as,
    from: Date.parse(startsAt),
    to: Date.parse(endsAt),
    name,
  }));

export function tilesOf(state: DisplayState, now: Date): Tile[] {
  return state.chargers.map((charger) => tileOf(charger, state, now));
}

function tileOf(charger: ShownCharger, place: DisplayState, now: Date): Tile {
  const of = (state: TileState, time: string | null = null, note: string | null = null): Tile => ({
    number: charger.number,
    kind: m.displaysDisplay.powerAndPlug({
      power: formatNumber(charger.powerOutput),
      plug: plugWords(charger),
    }),
    state,
    word: WORDS[state],
    time,
    note,
  });
  const at = now.getTime();
  const { timezone } = place;
  const { report } = charger;
  if (!charger.inService) return of('maintenance');
  const taken = takenOf(charger);
  const current = taken.findLast((row) => isNow(row, at));
  if (current) {
    const until = m.displaysDisplay.untilTime({ time: timeWords(new Date(current.to), now, timezone) });
    return of(current.as, until, report ? m.displaysDisplay.reportedAs[report.kind] : current.name);
  }
  if (report) return of('reported', m.displaysDisplay.reportKinds[report.kind]);
  const closesAt = closingAfter(place, now);
  if (closesAt !== null && closesAt <= at) return of('closed');
  const next = taken.find(({ from }) => from > at);
  if (next && next.from - at < USEFUL_MS && next.as !== 'maintenance' && next.as !== 'closed')
    return of(
      'soon',
      m.displaysDisplay.fromTime({ time: timeWords(new Date(next.from), now, timezone) }),
      next.name,
    );
  const ends = Math.min(next?.from ?? Infinity, closesAt ?? Infinity);
  const from = hadFrom(at, place, now);
  if (from > at) {
    if (from + USEFUL_MS <= ends) {
      // The time is the same for all empty chargers, and the summary says it.
      if (place.reservableToday) return of('to_reserve', m.displaysDisplay.reserveFirst);
      return {
        ...of('to_reserve', m.displaysDisplay.fromTime({ time: timeWords(new Date(from), now, timezone) })),
        word: WORDS.free,
      };
    }
    const isOut = next?.as === 'maintenance' || next?.as === 'closed';
    const then = next?.from !== ends ? 'closed' : isOut ? next.as : 'soon';
    return of(then, m.displaysDisplay.fromTime({ time: timeWords(new Date(ends), now, timezone) }));
  }
  // Who comes without a reservation has to leave when hours begin that need one, and in peak hours with each hour.
  const freeUntil = Math.min(
    ends,
    stretchAt(at, place.restOfHour) ? nextHour(now, timezone).getTime() : Infinity,
    ...[...place.reservationOnly, ...place.restOfHour]
      .map(({ startsAt }) => Date.parse(startsAt))
      .filter((start) => start > at),
  );
  const isToday =
    Number.isFinite(freeUntil) && freeUntil <= +startOfDay(addDays(localDate(now, timezone), 1), timezone);
  return of(
    'free',
    isToday ? m.displaysDisplay.untilTime({ time: timeWords(new Date(freeUntil), now, timezone) }) : null,
  );
}

/** Who charges has begun, even if the screen's clock is still a moment behind the answer. */
const isNow = ({ as, from, to }: Taken, at: number): boolean => (from <= at || as === 'charging') && at < to;

/**
 * The time from which a charger that is free at `at` can be taken. Where a reservation is required, that is the next full
 * hour, or the end of these hours if nothing can be reserved today.
 */
function hadFrom(at: number, place: DisplayState, now: Date): number {
  const { timezone, reservationOnly, reservableToday } = place;
  const stretch = stretchAt(at, reservationOnly);
  if (!stretch || localDate(new Date(at), timezone) !== localDate(now, timezone)) return at;
  return reservableToday ? Math.max(at, nextHour(now, timezone).getTime()) : Date.parse(stretch.endsAt);
}

const stretchAt = (at: number, stretches: DisplayState['reservationOnly']) =>
  stretches.find(({ startsAt, endsAt }) => Date.parse(startsAt) <= at && at < Date.parse(endsAt));

/** When the place closes, which is `now` while it is closed; null if not before the end of what is told. */
function closingAfter(place: DisplayState, now: Date): number | null {
  const { timezone, until } = place;
  const end = new Date(until);
  const closes = openUntil({ startsAt: now, endsAt: end > now ? end : now }, weekOf(place), timezone);
  return closes < end ? closes.getTime() : null;
}

export function summaryOf(state: DisplayState, tiles: readonly Tile[], now: Date): Summary {
  const { chargers, timezone, waiting } = state;
  const free = tiles.filter((tile) => tile.state === 'free').length;
  const toReserve = tiles.filter((tile) => tile.state === 'to_reserve').length;
  const of = (figure: string, say: string): Summary => ({
    figure,
    say,
    tone: free > 0 ? 'free' : toReserve > 0 ? 'to-reserve' : 'none',
    waiting: waiting ? m.displaysDisplay.waitingInLine({ count: waiting }) : null,
  });
  if (chargers.length === 0)
    return of(m.displaysDisplay.noChargers, m.displaysDisplay.anAdministratorAddsThemWith);
  if (free > 0)
    return of(
      m.displaysDisplay.chargersFree({ count: free }),
      m.displaysDisplay.ofChargers({ count: chargers.length }),
    );
  if (toReserve > 0) return of(m.displaysDisplay.reserveFirstOfAll, reserveWords(state, now));
  const closesAt = closingAfter(state, now);
  if (closesAt !== null && closesAt <= now.getTime()) return of(m.common.closed, opensWords(state, now));
  const next = nextFree(state, now);
  const say = next
    ? m.displaysDisplay.nextFree[nearnessOf(next.at, now, timezone)]({
        ...dayAndTime(next.at, timezone),
        number: next.number,
      })
    : m.displaysDisplay.nothingIsFreeTodayOr;
  return of(m.displaysDisplay.noneFree, say);
}

/** `By reservation only until 3:00 PM. 5 can be reserved from 12:00 PM.` */
function reserveWords(place: DisplayState, now: Date): string {
  const { timezone, reservationOnly, reservableToday, chargers } = place;
  const stretch = stretchAt(now.getTime(), reservationOnly)!;
  const end = new Date(stretch.endsAt);
  const isToday = localDate(end, timezone) === localDate(now, timezone);
  const only = isToday
    ? m.displaysDisplay.byReservationOnlyUntil({ time: formatTime(end, timezone) })
    : m.displaysDisplay.byReservationOnly;
  const from = hadFrom(now.getTime(), place, now);
  // Those that are in use now and free by then, too.
  const count = chargers.filter((charger) => isFreeFor(from, charger, place)).length;
  const time = timeWords(new Date(from), now, timezone);
  return `${only} ${(reservableToday ? m.displaysDisplay.canBeReservedFrom : m.displaysDisplay.canBeUsedFrom)({ count, time })}`;
}

/** Whether a charger is free for an hour of opening time from an instant on. */
function isFreeFor(
  start: number,
  { inService, report, ...charger }: ShownCharger,
  place: DisplayState,
): boolean {
  const end = start + USEFUL_MS;
  const hour = { startsAt: new Date(start), endsAt: new Date(end) };
  return (
    inService &&
    !report &&
    end <= Date.parse(place.until) &&
    isWithinHours(hour, weekOf(place), place.timezone) &&
    charger.taken.every((row) => Date.parse(row.endsAt) <= start || Date.parse(row.startsAt) >= end)
  );
}

/** The first charger that is free for an hour of opening time; null if none is before the end of what is told. */
function nextFree(place: DisplayState, now: Date): { at: Date; number: string } | null {
  const { timezone } = place;
  const week = weekOf(place);
  const today = localDate(now, timezone);
  const openings = [today, addDays(today, 1)]
    .flatMap((date) => openIntervals(date, week, timezone))
    .map(({ startsAt }) => startsAt.getTime());
  const found = place.chargers.flatMap((charger) => {
    const at = [now.getTime(), ...openings, ...takenOf(charger).map(({ to }) => to)]
      .filter((start) => start >= now.getTime())
      .map((start) => hadFrom(start, place, now))
      .toSorted((one, other) => one - other)
      .find((start) => isFreeFor(start, charger, place));
    return at === undefined ? [] : [{ at: new Date(at), number: charger.number }];
  });
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0] ?? null;
}

/** `Opens tomorrow at 8:00 AM` */
function opensWords(place: DisplayState, now: Date): string {
  const { timezone } = place;
  const today = localDate(now, timezone);
  for (let days = 0; days <= MOST_DAYS_CLOSED; days += 1) {
    const open = openIntervals(addDays(today, days), weekOf(place), timezone).find(
      ({ startsAt }) => startsAt > now,
    );
    if (open)
      return m.displaysDisplay.opens[nearnessOf(open.startsAt, now, timezone)](
        dayAndTime(open.startsAt, timezone),
      );
  }
  return m.displaysDisplay.itDoesNotOpenIn;
}

/** Which message says when. */
function nearnessOf(at: Date, now: Date, timezone: string): 'today' | 'tomorrow' | 'later' {
  const [date, today] = [localDate(at, timezone), localDate(now, timezone)];
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

/** `Monday`, and `8:00 AM` */
const dayAndTime = (at: Date, timezone: string): { day: string; time: string } => ({
  day: m.displaysDisplay.weekdays[weekdayOf(localDate(at, timezone))],
  time: formatTime(at, timezone),
});

const dayFormat = dateFormat({ month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `2:00 PM`; of another day that is far away, `Nov 27`. */
function timeWords(at: Date, now: Date, timezone: string): string {
  const date = localDate(at, timezone);
  const isNear = date === localDate(now, timezone) || at.getTime() - now.getTime() < HALF_DAY_MS;
  return isNear ? formatTime(at, timezone) : dayFormat(new Date(`${date}T00:00:00Z`));
}
