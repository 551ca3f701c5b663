// A workplace's days under one policy, event by event. People act by their draws; whatever the product decides is decided
// by the domain's own functions.
import {
  arrivalWindow,
  compareInLine,
  freeStretches,
  holdUntil,
  isFulfilledBy,
  isLongEnough,
  isNoShowDue,
  judgeBooking,
  judgeHandOver,
  judgeWalkIn,
  LAPSES_TO_PAUSE,
  matchEntry,
  occupiedMinutes,
  OFFER_MINUTES,
  suggestedHours,
} from '@chargerota/domain';
import type {
  BookingContext,
  LineOffer,
  LineWish,
  OwnReservation,
  PastOffer,
  ReservationStatus,
  SpotUse,
} from '@chargerota/domain';
import { Events } from './events.ts';
import { CLOSES_AT, LONGEST_HOURS, OPEN_HOURS, rulesOf } from './policies.ts';
import type { Policy } from './policies.ts';
import { dateOfDay, HOUR, midnight, MINUTE } from './population.ts';
import type { Visit } from './population.ts';

const ZONE = 'UTC';
const READING = {
  push: { median: 5, sigma: 1.2, never: 0.08 },
  sms: { median: 5, sigma: 1.1, never: 0.05 },
  mail: { median: 28, sigma: 1.3, never: 0.15 },
};

/** Who takes a single hour where there is nothing longer; calibrated so that P0 serves 82 % of the wishes. */
const TAKES_A_SINGLE_HOUR = 0.45;

interface Slot {
  id: string;
  visit: Visit;
  spot: number;
  from: number;
  to: number;
  kind: 'reservation' | 'walk_in';
  status: ReservationStatus;
}

interface Entry {
  visit: Visit;
  wish: LineWish;
  joinedAt: number;
  offers: PastOffer[];
  lapses: number;
  offer: Slot | null;
  /** paused entries stand in line, but are offered nothing. */
  paused: boolean;
}

export interface Outcome {
  visit: Visit;
  served: boolean;
}

export class Simulation {
  readonly outcomes = new Map<Visit, Outcome>();
  private readonly slots: Slot[][] = [];
  private readonly policy: Policy;
  private readonly spots: number;
  private readonly events = new Events();
  private readonly lines = new Map<number, Entry[]>();
  private readonly own = new Map<number, Slot[]>();
  private readonly plugged: (Slot | null)[];
  private readonly current = new Map<Visit, Slot>();
  private readonly gone = new Set<Visit>();
  private readonly rules;
  private made = 0;

  constructor(policy: Policy, spots: number, visits: readonly Visit[]) {
    this.policy = policy;
    this.spots = spots;
    this.rules = rulesOf(policy);
    this.plugged = Array.from({ length: spots }, () => null);
    for (const visit of visits) this.expect(visit);
  }

  run(): void {
    this.events.run();
  }

  private expect(visit: Visit): void {
    this.outcomes.set(visit, { visit, served: false });
    this.events.plan(visit.booksAt, (now) => {
      if (this.gone.has(visit) || this.book(visit, now)) return;
      if (this.policy.line && visit.draws.chance('joins', 0.8)) this.join(visit, now);
      const { earlyRelease } = this.policy;
      if (visit.draws.chance('looks again', earlyRelease ? 0.6 : 0.5)) this.lookLater(visit, now, 0);
    });
    if (visit.fallsThroughAt !== null)
      this.events.plan(visit.fallsThroughAt, (now) => this.fallThrough(visit, now));
    this.events.plan(visit.leavesAt, (now) => this.leave(visit, now));
  }

  private fallThrough(visit: Visit, now: number): void {
    this.gone.add(visit);
    const slot = this.current.get(visit);
    if (slot?.status === 'confirmed' && visit.draws.chance('cancels', 0.5)) this.end(slot, 'cancelled', now);
  }

  private lookLater(visit: Visit, now: number, times: number): void {
    const mean = 60 / (this.policy.earlyRelease ? 0.5 : 0.3);
    const pause = visit.draws.exponential(`look ${times}`, mean) * MINUTE;
    const at = Math.ceil((Math.max(now, visit.arrivesAt - HOUR) + pause) / MINUTE) * MINUTE;
    if (at > visit.leavesAt - 45 * MINUTE) return;
    this.events.plan(at, () => {
      if (this.wants(visit)) {
        this.look(visit, at);
        this.lookLater(visit, at, times + 1);
      }
    });
  }

  private look(visit: Visit, now: number): void {
    if (this.policy.earlyRelease && this.walkIn(visit, now)) return;
    this.book(visit, now);
  }

  private wants(visit: Visit): boolean {
    return !this.gone.has(visit) && !this.current.has(visit) && !this.outcomes.get(visit)!.served;
  }

  private hoursWanted({ person, needKwh, draws }: Visit): number {
    if (!this.policy.shorterSuggestion || !draws.chance('keeps the suggestion', 0.6)) return LONGEST_HOURS;
    return suggestedHours({ energyKwh: needKwh, powerKw: person.powerKw, maxHours: LONGEST_HOURS });
  }

  /** The hours below which a visit does without a charger; the same for bookings, walk-ins and offers. */
  private shortest(visit: Visit): number {
    return visit.draws.chance('takes a single hour', TAKES_A_SINGLE_HOUR)
      ? 1
      : Math.min(2, this.hoursWanted(visit));
  }

  private context({ person }: Visit, now: number, spotUses?: Slot[]): BookingContext {
    const own = (this.own.get(person.index) ?? []).filter(
      ({ status, to }) => status !== 'cancelled' && to > now - 48 * HOUR,
    );
    return {
      now: new Date(now),
      timezone: ZONE,
      weeklyHours: OPEN_HOURS,
      organizationId: 'o',
      locationId: 'l',
      locationActive: true,
      spotActive: true,
      rules: this.rules,
      membershipStatus: 'active',
      accountStatus: 'approved',
      ownReservations: own.filter(({ status }) => status !== 'held').map((slot) => asOwn(slot)),
      ...(spotUses && {
        spotBookings: spotUses.map(({ from, to }) => ({ startsAt: new Date(from), endsAt: new Date(to) })),
      }),
    };
  }

  /** What was ever reserved on a charger on a day. */
  private on(day: number, spot: number): Slot[] {
    return (this.slots[day * this.spots + spot] ??= []);
  }

  private occupying(day: number, spot: number): Slot[] {
    return this.on(day, spot).filter((slot) => OCCUPYING.has(slot.status) && slot.from < slot.to);
  }

  private isFree(day: number, spot: number, from: number, to: number): boolean {
    return !this.on(day, spot).some(
      (slot) => slot.from < slot.to && slot.from < to && from < slot.to && OCCUPYING.has(slot.status),
    );
  }

  /** The nearest free slot to the one that is wanted, as long as wanted if there is any, else shorter. */
  private book(visit: Visit, now: number): boolean {
    const { day, draws } = visit;
    const start = midnight(day);
    const first = Math.ceil((Math.max(visit.arrivesAt, now + 1) - start) / HOUR);
    const last = Math.min(CLOSES_AT, Math.ceil((visit.leavesAt - start) / HOUR)) - 1;
    const stay = Math.max(0, last - first - LONGEST_HOURS + 1);
    const liked =
      first + (draws.chance('at once', 0.6) ? 0 : Math.floor(draws.between('start', 0, stay + 1)));
    const starts = Array.from(
      { length: Math.max(0, last - first + 1) },
      (_, index) => first + index,
    ).toSorted((a, b) => Math.abs(a - liked) - Math.abs(b - liked));
    const spotOrder = Array.from({ length: this.spots }, (_, index) => index);
    const wanted = this.hoursWanted(visit);
    const shortest = this.shortest(visit);
    for (let hours = wanted; hours >= shortest; hours -= 1) {
      for (const hour of starts) {
        if (hour + hours > last + 1) continue;
        const from = start + hour * HOUR;
        const to = from + hours * HOUR;
        const spot = spotOrder.find((each) => this.isFree(day, each, from, to));
        if (spot === undefined) continue;
        const timeSlot = `${clock(hour)}-${clock(hour + hours)}`;
        const { violations } = judgeBooking(
          { date: visit.date, timeSlot },
          this.context(visit, now, this.occupying(day, spot)),
        );
        if (violations.length === 0) {
          this.reserve({ visit, spot, from, to, kind: 'reservation', status: 'confirmed' });
          return true;
        }
        if (violations.some(({ code }) => code === 'slot_malformed'))
          throw new Error(`malformed: ${timeSlot}`);
      }
    }
    return false;
  }

  private reserve(given: Omit<Slot, 'id'>): Slot {
    const slot = { ...given, id: `s${(this.made += 1)}` };
    const { visit, spot, from, to, status } = slot;
    if (!this.isFree(visit.day, spot, from, to)) throw new Error('two of them on one charger at a time');
    this.on(visit.day, spot).push(slot);
    if (status !== 'held') this.confirm(slot);
    return slot;
  }

  private confirm(slot: Slot): void {
    const { visit, from } = slot;
    this.current.set(visit, slot);
    this.own.set(visit.person.index, [...(this.own.get(visit.person.index) ?? []), slot]);
    this.leaveLine(visit, slot);
    const { draws } = visit;
    const late = draws.chance('late', 0.04) ? draws.exponential('late by', 40) : 0;
    const meeting = draws.chance('meeting', 0.1) ? draws.between('meeting until', 0, 30) : 0;
    const comesAt = Math.max(from, visit.arrivesAt) + Math.round(Math.max(late, meeting)) * MINUTE;
    this.events.plan(comesAt, (now) => this.come(slot, now));
    if (this.policy.noShowRelease && slot.kind === 'reservation') {
      const { closesAt } = arrivalWindow(asOwn(slot), this.rules.noShowGracePeriodMinutes);
      this.events.plan(closesAt.getTime(), (now) => {
        if (isNoShowDue(asOwn(slot), this.rules, new Date(now))) this.end(slot, 'no_show', now);
      });
    }
    if (this.policy.stillComing)
      this.events.plan(from - HOUR, (now) => {
        if (slot.status === 'confirmed' && this.gone.has(visit) && draws.chance('says no', 0.45))
          this.events.plan(now + 10 * MINUTE, (later) => {
            if (slot.status === 'confirmed') this.end(slot, 'cancelled', later);
          });
      });
  }

  private end(slot: Slot, status: 'cancelled' | 'no_show', now: number): void {
    slot.status = status;
    this.current.delete(slot.visit);
    this.offerFreed(slot, now);
  }

  private come(slot: Slot, now: number): void {
    const { visit, spot } = slot;
    if (this.gone.has(visit) || now >= Math.min(visit.leavesAt, slot.to)) return;
    if (slot.status === 'no_show') this.look(visit, now);
    if (slot.status !== 'confirmed') return;
    const blocking = this.plugged[spot];
    if (blocking) {
      if (blocking.visit.draws.chance('moves when told', 0.6)) this.unplug(blocking);
      this.events.plan(now + 5 * MINUTE, (later) => this.come(slot, later));
      return;
    }
    slot.status = 'arrived';
    this.plug(slot, now);
  }

  private plug(slot: Slot, now: number): void {
    const { visit } = slot;
    this.plugged[slot.spot] = slot;
    this.outcomes.get(visit)!.served = true;
    const full = now + Math.ceil((visit.needKwh / visit.person.powerKw) * 60) * MINUTE;
    this.events.plan(full, (at) => this.beFull(slot, at));
    this.events.plan(slot.to, (at) => this.reachEnd(slot, at));
  }

  private beFull(slot: Slot, now: number): void {
    if (this.plugged[slot.spot] !== slot || now >= slot.to) return;
    const { nudges, earlyRelease } = this.policy;
    if (!earlyRelease) return;
    const nudged = nudges && this.someoneWaits(slot.visit.day);
    const chance = nudged ? 0.5 : 0.2;
    if (slot.visit.draws.chance('releases', chance)) this.release(slot, now + 5 * MINUTE);
  }

  private release(slot: Slot, at: number): void {
    this.events.plan(at, (now) => {
      if (slot.status !== 'arrived' || this.plugged[slot.spot] !== slot || now >= slot.to) return;
      const was = slot.to;
      this.unplug(slot);
      slot.to = now;
      this.offerFreed({ ...slot, from: now, to: was }, now);
    });
  }

  private unplug(slot: Slot): void {
    if (this.plugged[slot.spot] === slot) this.plugged[slot.spot] = null;
  }

  private reachEnd(slot: Slot, now: number): void {
    if (this.plugged[slot.spot] !== slot) return;
    const follows = this.occupying(slot.visit.day, slot.spot).some(
      ({ from }) => from >= now && from < now + HOUR,
    );
    const told = this.policy.nudges && follows;
    const { draws } = slot.visit;
    const lot = draws.uniform('overstays');
    const [short, long] = told ? [0.12, 0.03] : [0.2, 0.1];
    let extra = 0;
    if (lot < short) extra = draws.exponential('overstay', 15);
    else if (lot < short + long) extra = draws.exponential('overstay', 50);
    this.events.plan(now + Math.round(extra) * MINUTE, () => this.unplug(slot));
  }

  private leave(visit: Visit, now: number): void {
    const slot = this.current.get(visit);
    if (slot && this.plugged[slot.spot] === slot) {
      if (this.policy.earlyRelease && now < slot.to && visit.draws.chance('releases on leaving', 0.5)) {
        const was = slot.to;
        slot.to = now;
        this.unplug(slot);
        this.offerFreed({ ...slot, from: now, to: was }, now);
      } else this.unplug(slot);
    }
    this.leaveLine(visit, null);
    this.gone.add(visit);
  }

  private walkIn(visit: Visit, now: number): boolean {
    const { day } = visit;
    if (now < visit.arrivesAt || now > visit.leavesAt - 45 * MINUTE) return false;
    const hour = Math.floor((now - midnight(day)) / HOUR);
    for (let hours = LONGEST_HOURS; hours >= this.shortest(visit); hours -= 1) {
      const to = midnight(day) + (hour + hours) * HOUR;
      if (!isLongEnough({ startsAt: new Date(now), endsAt: new Date(to) }, new Date(now))) continue;
      for (let spot = 0; spot < this.spots; spot += 1) {
        if (this.plugged[spot] || !this.isFree(day, spot, now, to)) continue;
        const { violations } = judgeWalkIn(
          { endHour: hour + hours },
          this.context(visit, now, this.occupying(day, spot)),
        );
        if (violations.length > 0) continue;
        const slot = this.reserve({ visit, spot, from: now, to, kind: 'walk_in', status: 'confirmed' });
        slot.status = 'arrived';
        this.plug(slot, now);
        return true;
      }
    }
    return false;
  }

  private join(visit: Visit, now: number): void {
    const start = midnight(visit.day);
    const fromHour = Math.floor((visit.arrivesAt - start) / HOUR);
    const toHour = Math.min(CLOSES_AT, Math.ceil((visit.leavesAt - start) / HOUR)) - 1;
    if (toHour < fromHour) return;
    const wish = {
      spotId: null,
      firstDate: visit.date,
      lastDate: visit.date,
      fromHour,
      toHour,
      hours: this.hoursWanted(visit),
    };
    const entry = { visit, wish, joinedAt: now, offers: [], lapses: 0, offer: null, paused: false };
    this.lines.set(visit.day, [...this.line(visit.day), entry]);
    this.offerDay(visit.day, now, [], entry);
  }

  private line(day: number): Entry[] {
    return this.lines.get(day) ?? [];
  }

  private leaveLine(visit: Visit, slot: Slot | null): void {
    const rest = this.line(visit.day).filter(
      (entry) => entry.visit !== visit || (slot && !isFulfilledBy(entry.wish, asOwn(slot), ZONE)),
    );
    this.lines.set(visit.day, rest);
  }

  private someoneWaits(day: number): boolean {
    return this.line(day).some(({ visit }) => this.wants(visit));
  }

  private offerFreed({ visit, spot, from, to }: Slot, now: number, freeSince = now): void {
    if (!this.policy.line || to <= now) return;
    const startsAt = new Date(Math.max(from, now));
    this.offerDay(visit.day, now, [
      { spotId: String(spot), startsAt, endsAt: new Date(to), freeSince: new Date(freeSince) },
    ]);
  }

  /** Offers what is free to those who wait, in their order. */
  private offerDay(day: number, now: number, guards: SpotUse[], only?: Entry): void {
    const date = dateOfDay(day);
    const today = new Date(now).toISOString().slice(0, 10);
    const waiting = (only ? [only] : this.line(day)).filter(({ offer, paused }) => !offer && !paused);
    const scored = waiting.map((entry) => ({
      entry,
      id: String(entry.visit.person.index).padStart(4, '0'),
      joinedAt: new Date(entry.joinedAt),
      occupiedMinutes: occupiedMinutes((this.own.get(entry.visit.person.index) ?? []).map(asOwn), today),
    }));
    const order = this.policy.fair ? 'fair' : 'first_come';
    for (const { entry } of scored.toSorted((a, b) => compareInLine(a, b, order))) {
      const slots = Array.from({ length: this.spots }, (_, spot) => this.occupying(day, spot)).flat();
      const uses: SpotUse[] = slots.map(({ spot, from, to }) => ({
        spotId: String(spot),
        startsAt: new Date(from),
        endsAt: new Date(to),
        freeSince: null,
      }));
      const spotIds = Array.from({ length: this.spots }, (_, spot) => String(spot));
      const state = {
        date,
        timezone: ZONE,
        now: new Date(now),
        spotIds,
        uses: [...uses, ...guards],
        restAtOnce: this.policy.restAtOnce,
      };
      const stretches = freeStretches(state).filter(
        (each) =>
          isLongEnough(each, state.now) &&
          each.startsAt.getTime() < midnight(day) + (CLOSES_AT - 0.75) * HOUR,
      );
      if (stretches.length === 0) return;
      const context = this.context(entry.visit, now);
      const { offer } = matchEntry(entry.wish, state, { context, offers: entry.offers }, stretches);
      if (offer) this.offer(entry, offer, now);
    }
  }

  private offer(entry: Entry, { spotId, span: { period }, freeSince }: LineOffer, now: number): void {
    const { visit } = entry;
    const { person, draws } = visit;
    const [from, to] = [period.startsAt.getTime(), period.endsAt.getTime()];
    const hold = this.reserve({ visit, spot: Number(spotId), from, to, kind: 'reservation', status: 'held' });
    entry.offer = hold;
    entry.offers.push({ spotId, ...period, offeredAt: new Date(now) });
    const number = entry.offers.length;
    const reach = person.channel === 'mail' ? 'mail' : 'fast';
    const until = holdUntil(period, { reach, offerMinutes: OFFER_MINUTES.default }, new Date(now)).getTime();
    const { median, sigma, never } = READING[person.channel];
    const meeting = draws.chance(`in a meeting ${number}`, 0.2)
      ? draws.between(`meeting ${number}`, 5, 45)
      : 0;
    const minutes = Math.max(
      meeting,
      median * person.slowness * Math.exp(sigma * draws.normal(`reads ${number}`)),
    );
    const readAt = draws.chance(`never reads ${number}`, never)
      ? Infinity
      : now + Math.ceil(minutes) * MINUTE;
    const since = freeSince?.getTime() ?? 0;
    if (readAt < until) this.events.plan(readAt, (at) => this.answer(entry, hold, at, since));
    else {
      this.events.plan(until, (at) => {
        entry.lapses += 1;
        entry.paused = entry.lapses >= LAPSES_TO_PAUSE;
        this.dropHold(entry, hold, at, since);
      });
      if (readAt < visit.leavesAt)
        this.events.plan(readAt, (at) => {
          entry.paused = false;
          entry.lapses = 0;
          if (this.wants(visit) && !this.book(visit, at)) this.offerDay(visit.day, at, [], entry);
        });
    }
  }

  private dropHold(entry: Entry, hold: Slot, now: number, since: number): void {
    entry.offer = null;
    hold.status = 'expired';
    this.offerFreed(hold, now, since);
  }

  private answer(entry: Entry, hold: Slot, now: number, since: number): void {
    const { visit } = entry;
    entry.lapses = 0;
    const isNow = hold.from <= now + 15 * MINUTE;
    const suits = !isNow || (visit.arrivesAt <= now && now < visit.leavesAt - 30 * MINUTE);
    const enough = hold.to - Math.max(hold.from, now) >= (this.shortest(visit) - 1) * HOUR + 15 * MINUTE;
    const takes = enough && (!isNow || visit.draws.chance(`accepts ${entry.offers.length}`, 0.75));
    if (!this.wants(visit) || !suits || !takes) return this.dropHold(entry, hold, now, since);
    const endHour = (hold.to - midnight(visit.day)) / HOUR;
    const context = this.context(visit, now);
    const startHour = (hold.from - midnight(visit.day)) / HOUR;
    const { violations } =
      hold.from > now
        ? judgeBooking({ date: visit.date, timeSlot: `${clock(startHour)}-${clock(endHour)}` }, context)
        : judgeHandOver({ endHour }, context);
    if (violations.length > 0) return this.dropHold(entry, hold, now, since);
    entry.offer = null;
    hold.from = Math.max(hold.from, now);
    hold.status = 'confirmed';
    this.confirm(hold);
  }
}

const OCCUPYING = new Set<ReservationStatus>(['held', 'confirmed', 'arrived']);
const clock = (hour: number) => String(hour);

const asOwn = ({ id, visit, from, to, kind, status }: Slot): OwnReservation => ({
  id,
  organizationId: 'o',
  locationId: 'l',
  timezone: ZONE,
  date: visit.date,
  status,
  kind,
  startsAt: new Date(from),
  endsAt: new Date(to),
});
