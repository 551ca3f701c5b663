// A workplace's days under one policy, event by event. People act by their draws (people.ts); whatever the product decides
// is decided by the domain's own functions.
import {
  arrivalWindow,
  fullAt,
  HOUR_MS,
  isLongEnough,
  isNoShowDue,
  evaluateBooking,
  evaluateWalkIn,
  MINUTE_MS,
} from '@chargerota/domain';
import { Line } from './line.ts';
import {
  cancels,
  CANCELS_AFTER,
  comesAt,
  fullAfter,
  hoursWanted,
  joinsLine,
  knownNeed,
  likedStarts,
  looksAgain,
  looksAgainAt,
  movesWhenTold,
  overstays,
  readsNudgeAt,
  RELEASES_AFTER,
  releasesOnLeaving,
  releasesWhenFull,
  saysNo,
  SHORTEST_STAY,
  shortestHours,
  TRIES_AGAIN_AFTER,
} from './people.ts';
import { LONGEST_HOURS } from './policies.ts';
import type { Policy } from './policies.ts';
import { midnight } from './population.ts';
import type { Visit } from './population.ts';
import { asOwn, Workplace } from './workplace.ts';
import type { Outcome, Slot } from './workplace.ts';

/** How often the product looks whether somebody waits for the rest of a session, and until when (docs/rules.md). */
const LOOKS_AGAIN_AFTER = 15 * MINUTE_MS;
const LOOKS_UNTIL_BEFORE_END = 45 * MINUTE_MS;
/** The reminder of the end says whether somebody follows. */
const TELLS_BEFORE_END = 15 * MINUTE_MS;

/** A car at a charger. */
interface Charging {
  slot: Slot;
  since: number;
}

export class Simulation {
  readonly workplace: Workplace;
  private readonly askedToMove = new Set<Slot>();
  private readonly line: Line;
  private readonly plugged: (Charging | null)[];

  constructor(policy: Policy, spots: number, visits: readonly Visit[]) {
    this.workplace = new Workplace(policy, spots);
    this.line = new Line(this.workplace, {
      accept: (slot, now) => this.confirm(slot, now),
      lookInstead: (visit, now) => this.look(visit, now),
    });
    this.plugged = Array.from({ length: spots }, () => null);
    for (const visit of visits) this.expect(visit);
  }

  run(): ReadonlyMap<Visit, Outcome> {
    this.workplace.events.run();
    return this.workplace.outcomes;
  }

  private plan(at: number, run: (now: number) => void): void {
    this.workplace.events.plan(at, run);
  }

  private expect(visit: Visit): void {
    const { outcomes, gone, policy } = this.workplace;
    outcomes.set(visit, { visit, served: false, kwh: 0 });
    this.plan(visit.booksAt, (now) => {
      if (gone.has(visit) || this.book(visit, now)) return;
      this.joinLine(visit, now);
      if (looksAgain(visit, policy)) this.lookLater(visit, now, 0);
    });
    if (visit.fallsThroughAt !== null) this.plan(visit.fallsThroughAt, (now) => this.fallThrough(visit, now));
    this.plan(visit.leavesAt, (now) => this.leave(visit, now));
  }

  private joinLine(visit: Visit, now: number): void {
    if (this.workplace.policy.line && joinsLine(visit)) this.line.join(visit, now);
  }

  private fallThrough(visit: Visit, now: number): void {
    this.workplace.gone.add(visit);
    const slot = this.workplace.slotOf(visit);
    if (slot?.status === 'confirmed' && cancels(visit)) this.end(slot, 'cancelled', now);
  }

  private lookLater(visit: Visit, now: number, times: number): void {
    const at = looksAgainAt(visit, this.workplace.policy, now, times);
    if (at === null) return;
    this.plan(at, () => {
      if (!this.workplace.wants(visit)) return;
      this.look(visit, at);
      this.lookLater(visit, at, times + 1);
    });
  }

  private look(visit: Visit, now: number): void {
    if (this.workplace.policy.earlyRelease && this.walkIn(visit, now)) return;
    this.book(visit, now);
  }

  /** The nearest free slot to the one that is wanted, as long as wanted if there is any, else shorter. */
  private book(visit: Visit, now: number): boolean {
    const { workplace } = this;
    const { day, date } = visit;
    const { starts, over } = likedStarts(visit, now);
    const shortest = shortestHours(visit, workplace.policy);
    for (let hours = hoursWanted(visit, workplace.policy); hours >= shortest; hours -= 1) {
      for (const hour of starts) {
        if (hour + hours > over) continue;
        const from = midnight(day) + hour * HOUR_MS;
        const to = from + hours * HOUR_MS;
        const spot = this.spots().find((each) => workplace.isFree(day, each, from, to));
        if (spot === undefined) continue;
        const timeSlot = `${hour}-${hour + hours}`;
        const context = workplace.contextOf(visit, now, workplace.occupying(day, spot));
        const { violations } = evaluateBooking({ date, timeSlot }, context);
        if (violations.some(({ code }) => code === 'slot_malformed'))
          throw new Error(`malformed: ${timeSlot}`);
        if (violations.length > 0) continue;
        const slot = { visit, spot, from, to, kind: 'reservation', status: 'confirmed' } as const;
        const made = workplace.reserve(slot);
        this.confirm(made, now);
        return true;
      }
    }
    return false;
  }

  private walkIn(visit: Visit, now: number): boolean {
    const { workplace } = this;
    const { day, arrivesAt, leavesAt } = visit;
    if (now < arrivesAt || now > leavesAt - SHORTEST_STAY) return false;
    const hour = Math.floor((now - midnight(day)) / HOUR_MS);
    const shortest = shortestHours(visit, workplace.policy);
    for (let hours = LONGEST_HOURS; hours >= shortest; hours -= 1) {
      const to = midnight(day) + (hour + hours) * HOUR_MS;
      if (!isLongEnough({ startsAt: new Date(now), endsAt: new Date(to) }, new Date(now))) continue;
      for (const spot of this.spots()) {
        if (this.plugged[spot] || !workplace.isFree(day, spot, now, to)) continue;
        const context = workplace.contextOf(visit, now, workplace.occupying(day, spot));
        const { violations, span } = evaluateWalkIn({ endHour: hour + hours }, context);
        if (violations.length > 0) continue;
        // In peak hours it is a reservation of the rest of the hour.
        const kind = span?.kind ?? 'walk_in';
        const given = { visit, spot, from: now, to, kind, status: 'confirmed' } as const;
        const slot = workplace.reserve(given);
        this.confirm(slot, now);
        slot.status = 'arrived';
        this.plug(slot, now);
        return true;
      }
    }
    return false;
  }

  private spots(): number[] {
    return this.plugged.map((_, spot) => spot);
  }

  private confirm(slot: Slot, now: number): void {
    const { workplace } = this;
    const { visit, from } = slot;
    const { policy, rules } = workplace;
    workplace.give(slot);
    this.line.settle(visit, now);
    this.plan(comesAt(visit, from), (now) => this.come(slot, now));
    if (policy.noShowRelease && slot.kind === 'reservation') {
      const { closesAt } = arrivalWindow(asOwn(slot), rules.noShowGracePeriodMinutes);
      const mark = (at: number) => {
        if (isNoShowDue(asOwn(slot), rules, new Date(at))) this.end(slot, 'no_show', at);
      };
      workplace.events.plan(closesAt.getTime(), mark, 'product');
    }
    if (policy.stillComing)
      this.plan(from - HOUR_MS, (now) => {
        if (slot.status !== 'confirmed') return;
        const readAt = readsNudgeAt(visit, 'still coming', now);
        if (readAt >= slot.to) return;
        this.plan(readAt, () => {
          if (slot.status !== 'confirmed' || !workplace.gone.has(visit) || !saysNo(visit)) return;
          this.plan(readAt + CANCELS_AFTER, (later) => {
            if (slot.status === 'confirmed') this.end(slot, 'cancelled', later);
          });
        });
      });
  }

  private end(slot: Slot, status: 'cancelled' | 'no_show', now: number): void {
    this.workplace.end(slot, status);
    this.line.offerFreed(slot, now);
    this.line.settle(slot.visit, now);
  }

  private come(slot: Slot, now: number): void {
    const { visit, spot } = slot;
    if (this.workplace.gone.has(visit) || now >= Math.min(visit.leavesAt, slot.to)) return;
    if (slot.status === 'no_show' && this.workplace.wants(visit)) {
      this.look(visit, now);
      if (this.workplace.wants(visit)) this.joinLine(visit, now);
    }
    if (slot.status !== 'confirmed') return;
    const blocking = this.plugged[spot]?.slot;
    if (blocking) {
      this.askToMove(blocking, now);
      this.plan(now + TRIES_AGAIN_AFTER, (later) => this.come(slot, later));
      return;
    }
    slot.status = 'arrived';
    this.plug(slot, now);
  }

  /** Whoever finds a car at their charger asks its driver to move it, once. */
  private askToMove(slot: Slot, now: number): void {
    if (this.askedToMove.has(slot) || !movesWhenTold(slot.visit)) return;
    this.askedToMove.add(slot);
    const readAt = readsNudgeAt(slot.visit, 'move', now);
    if (readAt === now) this.unplug(slot, now);
    else if (readAt < slot.visit.leavesAt) this.plan(readAt, (at) => this.unplug(slot, at));
  }

  private plug(slot: Slot, now: number): void {
    const { visit } = slot;
    const { earlyRelease, nudges } = this.workplace.policy;
    this.plugged[slot.spot] = { slot, since: now };
    this.workplace.outcomes.get(visit)!.served = true;
    const full = now + fullAfter(visit);
    if (earlyRelease && releasesWhenFull(visit, { told: false })) this.releaseSoon(slot, full);
    else if (earlyRelease && nudges && releasesWhenFull(visit, { told: true })) {
      const [arrivedAt, endsAt] = [new Date(now), new Date(slot.to)];
      const likelyFull = fullAt({ arrivedAt, endsAt }, knownNeed(visit)).getTime();
      this.plan(likelyFull, (at) => this.tellIfSomeoneWaits(slot, full, at));
    }
    this.plan(slot.to, (at) => this.reachEnd(slot, at));
  }

  /** The product looks again and again, from when the car is likely full, and tells its driver once. */
  private tellIfSomeoneWaits(slot: Slot, full: number, now: number): void {
    if (this.plugged[slot.spot]?.slot !== slot || now >= slot.to - LOOKS_UNTIL_BEFORE_END) return;
    if (this.line.someoneWaits(slot, now))
      this.releaseSoon(slot, Math.max(full, readsNudgeAt(slot.visit, 'someone waits', now)));
    else this.plan(now + LOOKS_AGAIN_AFTER, (at) => this.tellIfSomeoneWaits(slot, full, at));
  }

  private releaseSoon(slot: Slot, decidedAt: number): void {
    if (decidedAt < slot.to) this.plan(decidedAt + RELEASES_AFTER, (at) => this.release(slot, at));
  }

  /** Gives back what is left of a slot. */
  private release(slot: Slot, now: number): void {
    if (this.plugged[slot.spot]?.slot !== slot || now >= slot.to) return;
    const freed = { ...slot, from: now };
    slot.to = now;
    this.unplug(slot, now);
    this.line.offerFreed(freed, now);
  }

  private unplug(slot: Slot, now: number): void {
    const charging = this.plugged[slot.spot];
    if (charging?.slot !== slot) return;
    const { person, needKwh } = slot.visit;
    const kwh = Math.min(needKwh, (person.powerKw * (now - charging.since)) / HOUR_MS);
    this.workplace.outcomes.get(slot.visit)!.kwh = kwh;
    this.plugged[slot.spot] = null;
  }

  private reachEnd(slot: Slot, now: number): void {
    if (this.plugged[slot.spot]?.slot !== slot) return;
    const follows = this.workplace
      .occupying(slot.visit.day, slot.spot)
      .some(({ from }) => from >= now && from < now + HOUR_MS);
    const told =
      this.workplace.policy.nudges &&
      follows &&
      readsNudgeAt(slot.visit, 'someone follows', now - TELLS_BEFORE_END) <= now;
    this.plan(now + overstays(slot.visit, { told }), (at) => this.unplug(slot, at));
  }

  private leave(visit: Visit, now: number): void {
    const slot = this.workplace.slotOf(visit);
    if (slot && this.plugged[slot.spot]?.slot === slot) {
      if (this.workplace.policy.earlyRelease && releasesOnLeaving(visit)) this.release(slot, now);
      this.unplug(slot, now);
    }
    this.workplace.gone.add(visit);
  }
}
