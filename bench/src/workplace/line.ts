// Who waits at a simulated workplace, and what they are offered; all decided by the domain's functions.
import {
  compareInLine,
  freeStretches,
  holdUntil,
  isFulfilledBy,
  isLongEnough,
  judgeBooking,
  judgeHandOver,
  LAPSES_TO_PAUSE,
  matchEntry,
  occupiedMinutes,
  OFFER_MINUTES,
} from '@chargerota/domain';
import type { LineOffer, LineWish, PastOffer, SpotUse } from '@chargerota/domain';
import { hoursWanted, readsAt, takesOffer } from './people.ts';
import { CLOSES_AT } from './policies.ts';
import { dateOfDay, HOUR, midnight } from './population.ts';
import type { Visit } from './population.ts';
import { asOwn, ZONE } from './workplace.ts';
import type { Slot, Workplace } from './workplace.ts';

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

/** What people do about their offers. */
interface Members {
  accept(slot: Slot): void;
  /** Looks for something else, because the notice was read too late. */
  bookInstead(visit: Visit, now: number): boolean;
}

export class Line {
  private readonly workplace: Workplace;
  private readonly members: Members;
  private readonly lines = new Map<number, Entry[]>();

  constructor(workplace: Workplace, members: Members) {
    this.workplace = workplace;
    this.members = members;
  }

  join(visit: Visit, now: number): void {
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
      hours: hoursWanted(visit, this.workplace.policy),
    };
    const entry = { visit, wish, joinedAt: now, offers: [], lapses: 0, offer: null, paused: false };
    this.lines.set(visit.day, [...this.of(visit.day), entry]);
    this.match(visit.day, now, [], entry);
  }

  /** A visit waits no longer; with a slot, only if that is what it waited for. */
  leave(visit: Visit, slot: Slot | null): void {
    const rest = this.of(visit.day).filter(
      (entry) => entry.visit !== visit || (slot && !isFulfilledBy(entry.wish, asOwn(slot), ZONE)),
    );
    this.lines.set(visit.day, rest);
  }

  someoneWaits(day: number): boolean {
    return this.of(day).some(({ visit }) => this.workplace.wants(visit));
  }

  offerFreed({ visit, spot, from, to }: Slot, now: number, freeSince = now): void {
    if (!this.workplace.policy.line || to <= now) return;
    const startsAt = new Date(Math.max(from, now));
    this.match(visit.day, now, [
      { spotId: String(spot), startsAt, endsAt: new Date(to), freeSince: new Date(freeSince) },
    ]);
  }

  private of(day: number): Entry[] {
    return this.lines.get(day) ?? [];
  }

  /** Offers what is free to those who wait, in their order. */
  private match(day: number, now: number, guards: SpotUse[], only?: Entry): void {
    const { workplace } = this;
    const { spots, policy } = workplace;
    const date = dateOfDay(day);
    const today = new Date(now).toISOString().slice(0, 10);
    const waiting = (only ? [only] : this.of(day)).filter(({ offer, paused }) => !offer && !paused);
    const scored = waiting.map((entry) => ({
      entry,
      id: String(entry.visit.person.index).padStart(4, '0'),
      joinedAt: new Date(entry.joinedAt),
      occupiedMinutes: occupiedMinutes(workplace.ownOf(entry.visit).map(asOwn), today),
    }));
    const order = policy.fair ? 'fair' : 'first_come';
    for (const { entry } of scored.toSorted((a, b) => compareInLine(a, b, order))) {
      const slots = Array.from({ length: spots }, (_, spot) => workplace.occupying(day, spot)).flat();
      const uses: SpotUse[] = slots.map(({ spot, from, to }) => ({
        spotId: String(spot),
        startsAt: new Date(from),
        endsAt: new Date(to),
        freeSince: null,
      }));
      const spotIds = Array.from({ length: spots }, (_, spot) => String(spot));
      const state = {
        date,
        timezone: ZONE,
        now: new Date(now),
        spotIds,
        uses: [...uses, ...guards],
        restAtOnce: policy.restAtOnce,
      };
      const stretches = freeStretches(state).filter(
        (each) =>
          isLongEnough(each, state.now) &&
          each.startsAt.getTime() < midnight(day) + (CLOSES_AT - 0.75) * HOUR,
      );
      if (stretches.length === 0) return;
      const context = workplace.contextOf(entry.visit, now);
      const { offer } = matchEntry(entry.wish, state, { context, offers: entry.offers }, stretches);
      if (offer) this.offer(entry, offer, now);
    }
  }

  private offer(entry: Entry, { spotId, span: { period }, freeSince }: LineOffer, now: number): void {
    const { visit } = entry;
    const { workplace } = this;
    const [from, to] = [period.startsAt.getTime(), period.endsAt.getTime()];
    const slot = { visit, spot: Number(spotId), from, to, kind: 'reservation', status: 'held' } as const;
    const hold = workplace.reserve(slot);
    entry.offer = hold;
    entry.offers.push({ spotId, ...period, offeredAt: new Date(now) });
    const reach = visit.person.channel === 'mail' ? 'mail' : 'fast';
    const until = holdUntil(period, { reach, offerMinutes: OFFER_MINUTES.default }, new Date(now)).getTime();
    const readAt = readsAt(visit, entry.offers.length, now);
    const since = freeSince?.getTime() ?? 0;
    if (readAt < until) {
      workplace.events.plan(readAt, (at) => this.answer(entry, hold, at, since));
      return;
    }
    workplace.events.plan(until, (at) => {
      entry.lapses += 1;
      entry.paused = entry.lapses >= LAPSES_TO_PAUSE;
      this.dropHold(entry, hold, at, since);
    });
    if (readAt < visit.leavesAt)
      workplace.events.plan(readAt, (at) => {
        entry.paused = false;
        entry.lapses = 0;
        if (workplace.wants(visit) && !this.members.bookInstead(visit, at))
          this.match(visit.day, at, [], entry);
      });
  }

  private dropHold(entry: Entry, hold: Slot, now: number, since: number): void {
    entry.offer = null;
    hold.status = 'expired';
    this.offerFreed(hold, now, since);
  }

  private answer(entry: Entry, hold: Slot, now: number, since: number): void {
    const { visit } = entry;
    const { from, to } = hold;
    const { policy } = this.workplace;
    entry.lapses = 0;
    const takes = takesOffer(visit, policy, { from, to, offerNumber: entry.offers.length }, now);
    if (!this.workplace.wants(visit) || !takes || !this.mayAccept(hold, now))
      return this.dropHold(entry, hold, now, since);
    entry.offer = null;
    hold.from = Math.max(from, now);
    hold.status = 'confirmed';
    this.members.accept(hold);
  }

  private mayAccept({ visit, from, to }: Slot, now: number): boolean {
    const [startHour, endHour] = [from, to].map((at) => (at - midnight(visit.day)) / HOUR) as [
      number,
      number,
    ];
    const context = this.workplace.contextOf(visit, now);
    const { violations } =
      from > now
        ? judgeBooking({ date: visit.date, timeSlot: `${startHour}-${endHour}` }, context)
        : judgeHandOver({ endHour }, context);
    return violations.length === 0;
  }
}
