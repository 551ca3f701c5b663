// The sample organization's calendar: charging in the last four weeks and the next two. Without side effects. Every
// booking is checked by the product's own rules, for the moment at which its member would have made it.
import {
  addDays,
  arrivalState,
  arrivalWindow,
  dayPeriod,
  formatTimeSlot,
  HOUR_MS,
  isOccupying,
  isWeekend,
  isWithinHours,
  evaluateBooking,
  evaluateWalkIn,
  localDate,
  localTime,
  MINUTE_MS,
  occupiesMember,
  overlaps,
  slotOf,
  slotPeriod,
  WALK_IN_SLOT,
  wallInstant,
  weekdayOf,
  type BookingContext,
  type BookingRules,
  type OwnReservation,
  type Period,
  type ReservationKind,
  type ReservationStatus,
  type TimeSlot,
  type WeeklyHours,
} from '@chargerota/domain';
import { newId } from '../platform/database/ids.ts';
import { commuterHabits, demoMemberHabit, type Habit } from './habits.ts';
import type { Random } from './random.ts';

const PAST_DAYS = 28;
const COMING_DAYS = 14;

export type Place = {
  id: string;
  timezone: string;
  hours: WeeklyHours;
  /** By position. */
  spotIds: string[];
  inRepair: { spotId: string; note: string } | null;
};

export type Member = {
  id: string;
  home: Place;
  /** From this instant on the member is suspended; null for members who are not. */
  suspendedAt: Date | null;
};

export type Entry = OwnReservation & {
  userId: string | null;
  spotId: string;
  timeSlot: string;
  createdAt: Date;
  arrivedAt: Date | null;
  releasedAt: Date | null;
  cancelledAt: Date | null;
  note: string | null;
};

/** A coming day on which every charger of a place is taken by some of the members. */
export type FullDay = { place: Place; date: string; members: readonly Member[] };

type World = {
  now: Date;
  organizationId: string;
  rules: BookingRules;
  places: Place[];
  members: Member[];
  /** The member whose arrival window is open now. */
  demoMember: Member;
  fullDay: FullDay;
  random: Random;
};

/** Of the reservations on the full day. */
const LONGEST_HOURS = 4;
const later = (instant: Date, milliseconds: number) => new Date(instant.getTime() + milliseconds);

/** Closures, reservations and walk-ins, in the order in which they were generated. */
export function generateCalendar(world: World): Entry[] {
  const calendar = new Calendar(world);
  for (const place of world.places) calendar.repair(place);
  calendar.reserveForNow();
  calendar.fillDay(world.fullDay);
  const habits = world.members.flatMap((member) => {
    const own =
      member === world.demoMember
        ? [demoMemberHabit]
        : commuterHabits(member.home.spotIds.length, world.random);
    return own.map((habit) => ({ member, habit }));
  });
  for (let day = -PAST_DAYS; day <= COMING_DAYS; day += 1) {
    for (const { member, habit } of world.random.shuffle(habits)) calendar.followHabit(member, habit, day);
    for (const place of world.places) calendar.admitWalkIns(place, day);
  }
  return calendar.entries;
}

class Calendar {
  readonly entries: Entry[] = [];
  readonly #world: World;
  readonly #ofMember = new Map<string, Entry[]>();
  readonly #ofSpot = new Map<string, Entry[]>();

  constructor(world: World) {
    this.#world = world;
  }

  /** Puts a charger out of order from three days ago through the day after tomorrow. */
  repair(place: Place): void {
    if (!place.inRepair) return;
    const date = this.#brokenOn(place);
    const { startsAt } = dayPeriod(date, place.timezone);
    const { endsAt } = dayPeriod(addDays(date, 5), place.timezone);
    this.#add({
      ...this.#entry('closure', 'closed', place, { startsAt, endsAt }),
      spotId: place.inRepair.spotId,
      date,
      timeSlot: 'closure',
      createdAt: startsAt,
      note: place.inRepair.note,
    });
  }

  /** Gives the demo member a reservation from the current hour, at their usual location or else at one that is open. */
  reserveForNow(): void {
    const { now, demoMember, places, rules } = this.#world;
    const bookedAt = later(now, -20 * HOUR_MS);
    for (const place of [demoMember.home, ...places]) {
      const { date, hour } = localTime(now, place.timezone);
      for (const hours of [3, 2, 1]) {
        const entry = this.#booking(demoMember, place, date, slotOf(hour, hours), 0, bookedAt);
        if (!entry || arrivalState(entry, rules.noShowGracePeriodMinutes, now) !== 'can_confirm') continue;
        this.#add(entry);
        return;
      }
    }
  }

  /**
   * Takes every charger for all open hours of a day. The first reservations have different lengths, so that later ones
   * begin at different hours: nobody may have two that touch, and there are not twice as many members as chargers.
   */
  fillDay({ place, date, members }: FullDay): void {
    const chargers = place.spotIds.map((spotId, index) => ({
      only: { ...place, spotIds: [spotId] },
      longest: 1 + (index % LONGEST_HOURS),
    }));
    for (let hour = 0; hour < 24; hour += 1) {
      for (const charger of chargers) {
        if (this.#reserveFrom(hour, charger, { date, members })) charger.longest = LONGEST_HOURS;
      }
    }
  }

  /** Gives a charger to one of the members from an hour on, for as long as the rules allow; false if nobody may have it. */
  #reserveFrom(
    hour: number,
    { only, longest }: { only: Place; longest: number },
    { date, members }: Pick<FullDay, 'date' | 'members'>,
  ): boolean {
    const { random, now } = this.#world;
    const period = slotPeriod(date, slotOf(hour, 1), only.timezone);
    if (!period || !isWithinHours(period, only.hours, only.timezone)) return false;
    if (!this.#freeSpot(only, 0, period)) return false;
    const bookedAt = later(now, -random.between(6 * 60, 5 * 24 * 60) * MINUTE_MS);
    for (const member of random.shuffle([...members])) {
      for (let hours = longest; hours > 0; hours -= 1) {
        const entry = this.#booking(member, only, date, slotOf(hour, hours), 0, bookedAt);
        if (!entry) continue;
        this.#add(entry);
        return true;
      }
    }
    return false;
  }

  followHabit(member: Member, habit: Habit, day: number): void {
    const { random, now, demoMember, fullDay } = this.#world;
    const { home } = member;
    const date = addDays(localDate(now, home.timezone), day);
    // The demo member has found nothing on the full day, and waits.
    if (member === demoMember && date === fullDay.date) return;
    if (!habit.days.includes(weekdayOf(date)) || !random.chance(habit.probability)) return;
    const period = slotPeriod(date, habit.slot, home.timezone);
    if (!period) return;
    const bookedAt = later(period.startsAt, -random.between(12 * 60, habit.aheadDays * 24 * 60) * MINUTE_MS);
    const entry = this.#booking(member, home, date, habit.slot, habit.favouriteSpot, bookedAt);
    if (entry) this.#add(this.#withItsEnd(entry));
  }

  /** On weekends, and after the peak hours of a working day, a few members come without a reservation. */
  admitWalkIns(place: Place, day: number): void {
    const { random, now, members } = this.#world;
    const locals = members.filter(({ home }) => home === place);
    const date = addDays(localDate(now, place.timezone), day);
    const [earliest, latest, most] = isWeekend(date) ? [8 * 60, 15 * 60, 2] : [15 * 60, 19 * 60, 3];
    for (let count = random.between(0, most); count > 0; count -= 1) {
      const member = random.pick(locals);
      const { instant, skipped } = wallInstant(date, random.between(earliest, latest), place.timezone);
      const hours = random.between(1, 3);
      if (skipped || instant > now) continue;
      const entry = this.#walkIn(member, place, instant, hours);
      if (entry) this.#add(this.#maybeReleased(entry));
    }
  }

  /** A reservation made at `bookedAt`, on the preferred spot or else another; null if the rules would refuse it. */
  #booking(
    member: Member,
    place: Place,
    date: string,
    slot: TimeSlot,
    wantedSpot: number,
    bookedAt: Date,
  ): Entry | null {
    const period = slotPeriod(date, slot, place.timezone);
    const spotId = period && this.#freeSpot(place, wantedSpot, period);
    if (!spotId || bookedAt > this.#world.now) return null;
    const timeSlot = formatTimeSlot(slot);
    const { violations } = evaluateBooking(
      { date, timeSlot },
      this.#context(member, place, spotId, bookedAt),
    );
    if (violations.length > 0) return null;
    const entry = this.#entry('reservation', 'confirmed', place, period);
    return { ...entry, userId: member.id, spotId, date, timeSlot, createdAt: bookedAt };
  }

  #walkIn(member: Member, place: Place, at: Date, hours: number): Entry | null {
    const endHour = (localTime(at, place.timezone).hour + hours) % 24;
    const spotId = this.#freeSpot(place, this.#world.random.between(0, place.spotIds.length - 1), {
      startsAt: at,
      endsAt: later(at, hours * HOUR_MS),
    });
    if (!spotId) return null;
    const { violations, span } = evaluateWalkIn({ endHour }, this.#context(member, place, spotId, at));
    if (violations.length > 0 || !span) return null;
    return {
      ...this.#entry('walk_in', 'arrived', place, span.period),
      userId: member.id,
      spotId,
      date: span.date,
      timeSlot: WALK_IN_SLOT,
      createdAt: at,
      arrivedAt: at,
    };
  }

  /** Adds the outcome of a reservation until now: cancelled, missed, used, or still to come. */
  #withItsEnd(entry: Entry): Entry {
    const { random, now, rules } = this.#world;
    if (random.chance(0.08)) {
      const cancelledAt = between(entry.createdAt, entry.startsAt, random);
      return cancelledAt <= now ? { ...entry, status: 'cancelled', cancelledAt } : entry;
    }
    const { opensAt, closesAt } = arrivalWindow(entry, rules.noShowGracePeriodMinutes);
    if (random.chance(0.05)) return closesAt <= now ? { ...entry, status: 'no_show' } : entry;
    const arrivedAt = later(opensAt, random.between(0, 25) * MINUTE_MS);
    return arrivedAt <= now ? this.#maybeReleased({ ...entry, status: 'arrived', arrivedAt }) : entry;
  }

  #maybeReleased(entry: Entry): Entry {
    const { random, now } = this.#world;
    if (!random.chance(0.2)) return entry;
    const half = later(entry.startsAt, (entry.endsAt.getTime() - entry.startsAt.getTime()) / 2);
    const releasedAt = between(half, entry.endsAt, random);
    return releasedAt <= now ? { ...entry, releasedAt, endsAt: releasedAt } : entry;
  }

  #context(member: Member, place: Place, spotId: string, now: Date): BookingContext {
    const { organizationId, rules } = this.#world;
    const suspended = member.suspendedAt !== null && member.suspendedAt <= now;
    return {
      now,
      timezone: place.timezone,
      weeklyHours: place.hours,
      organizationId,
      locationId: place.id,
      locationActive: true,
      spotActive: true,
      rules,
      membershipStatus: suspended ? 'suspended' : 'active',
      accountStatus: 'approved',
      ownReservations: this.#ofMember.get(member.id) ?? [],
      spotBookings: this.#ofSpot.get(spotId) ?? [],
    };
  }

  #freeSpot(place: Place, wanted: number, period: Period): string | undefined {
    const inOrder = [...place.spotIds.slice(wanted), ...place.spotIds.slice(0, wanted)];
    // Setting a charger to maintenance ends its coming reservations, and nobody can reserve it until it is back in
    // service.
    const { startsAt: brokenSince } = dayPeriod(this.#brokenOn(place), place.timezone);
    const isBroken = (id: string) => id === place.inRepair?.spotId && period.endsAt > brokenSince;
    return inOrder.find(
      (id) => !isBroken(id) && !this.#ofSpot.get(id)?.some((other) => overlaps(other, period)),
    );
  }

  #brokenOn({ timezone }: Place): string {
    return addDays(localDate(this.#world.now, timezone), -3);
  }

  #entry(kind: ReservationKind, status: ReservationStatus, place: Place, { startsAt, endsAt }: Period) {
    return {
      id: newId(),
      organizationId: this.#world.organizationId,
      locationId: place.id,
      timezone: place.timezone,
      kind,
      status,
      startsAt,
      endsAt,
      userId: null,
      arrivedAt: null,
      releasedAt: null,
      cancelledAt: null,
      note: null,
    };
  }

  #add(entry: Entry): void {
    this.entries.push(entry);
    if (isOccupying(entry.status)) append(this.#ofSpot, entry.spotId, entry);
    if (entry.userId && occupiesMember(entry.status)) append(this.#ofMember, entry.userId, entry);
  }
}

/** A whole minute from `low` to before `high`. */
function between(low: Date, high: Date, random: Random): Date {
  const minutes = Math.floor((high.getTime() - low.getTime()) / MINUTE_MS);
  return later(low, random.between(0, Math.max(0, minutes - 1)) * MINUTE_MS);
}

function append(lists: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = lists.get(key);
  if (list) list.push(entry);
  else lists.set(key, [entry]);
}
