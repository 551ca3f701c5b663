// Who waits at a simulated workplace, and what they are offered; all decided by the domain's functions.
import {
  compareInLine,
  freeStretches,
  holdUntilByDay,
  HOUR_MS,
  isFulfilledBy,
  isLongEnough,
  evaluateBooking,
  evaluateHandOver,
  lapseCounts,
  LAPSES_TO_PAUSE,
  matchEntry,
  occupiedMinutes,
  OFFER_MINUTES,
  untilMorning,
  wishEndsAt,
} from '@chargerota/domain';
import type { LineDay, LineOffer, LineWish, PastOffer, SpotUse } from '@chargerota/domain';
import { hoursWanted, readsAt, takesOffer } from './people.ts';
import { CLOSES_AT } from './policies.ts';
import { dateOfDay, midnight } from './population.ts';
import type { Visit } from './population.ts';
import { asOwn, ZONE } from './workplace.ts';
import type { Slot, Workplace } from './workplace.ts';

interface Entry {
  /** Grows with each entry. */
  number: number;
  visit: Visit;
  wish: LineWish;
  joinedAt: number;
  endsAt: number;
  offers: PastOffer[];
  lapses: number;
  offer: { hold: Slot; freeSince: Date | null } | null;
  /** paused entries stand in line, but are offered nothing. */
  paused: boolean;
}

/** What people do about their offers. */
interface Members {
  accept(slot: Slot, now: number): void;
  /** Looks for something else, because the notification was read too late. */
  lookInstead(visit: Visit, now: number): void;
}

export class Line {
  private readonly workplace: Workplace;
  private readonly members: Members;
  private readonly lines = new Map<number, Entry[]>();
  /** The days for which each person has stood in line. */
  private readonly daysOf = new Map<number, Set<number>>();
  /** People who have an open offer. */
  private readonly asking = new Set<number>();
  /** Days to be matched at this instant, with the time that has become free on them. */
  private readonly asked = new Map<number, SpotUse[]>();
  private joined = 0;

  constructor(workplace: Workplace, members: Members) {
    this.workplace = workplace;
    this.members = members;
  }

  join(visit: Visit, now: number): void {
    const start = midnight(visit.day);
    const fromHour = Math.floor((visit.arrivesAt - start) / HOUR_MS);
    const toHour = Math.min(CLOSES_AT, Math.ceil((visit.leavesAt - start) / HOUR_MS)) - 1;
    const wish = {
      spotId: null,
      firstDate: visit.date,
      lastDate: visit.date,
      fromHour,
      toHour,
      hours: hoursWanted(visit, this.workplace.policy),
    };
    const endsAt = wishEndsAt(wish, ZONE).getTime();
    if (toHour < fromHour || endsAt <= now) return;
    this.joined += 1;
    const entry = { number: this.joined, visit, wish, joinedAt: now, endsAt, offer: null };
    this.lines.set(visit.day, [...this.of(visit.day), { ...entry, offers: [], lapses: 0, paused: false }]);
    const days = this.daysOf.get(visit.person.index);
    this.daysOf.set(visit.person.index, (days ?? new Set()).add(visit.day));
    this.ask(visit.day, now);
  }

  /** Who has what they waited for waits no longer, and is considered again for other days. */
  settle(visit: Visit, now: number): void {
    const slot = this.workplace.slotOf(visit);
    for (const entry of this.of(visit.day))
      if (entry.visit === visit && slot && isFulfilledBy(entry.wish, asOwn(slot), ZONE)) {
        this.lines.set(
          visit.day,
          this.of(visit.day).filter((other) => other !== entry),
        );
        if (entry.offer?.hold.status === 'held') this.dropHold(entry, now);
      }
    this.askFor(visit, now);
  }

  /** Whether somebody waits who could use the rest of a slot. */
  someoneWaits({ visit, to }: Slot, now: number): boolean {
    const rest = { startsAt: new Date(now), endsAt: new Date(to) };
    return (
      isLongEnough(rest, rest.startsAt) &&
      this.of(visit.day).some(
        (entry) => !entry.paused && entry.endsAt > now && isFulfilledBy(entry.wish, rest, ZONE),
      )
    );
  }

  /** Keeps what has become free until the line has been checked, at the same instant. */
  offerFreed({ visit, spot, from, to }: Slot, now: number, freeSince: Date | null = new Date(now)): void {
    if (!this.workplace.policy.line || to <= now) return;
    const startsAt = new Date(Math.max(from, now));
    const guard = {
      spotId: String(spot),
      startsAt,
      endsAt: new Date(to),
      freeSince: freeSince ?? new Date(0),
    };
    this.ask(visit.day, now, [guard]);
  }

  private of(day: number): Entry[] {
    return this.lines.get(day) ?? [];
  }

  private ask(day: number, now: number, guards: readonly SpotUse[] = []): void {
    const kept = this.asked.get(day);
    this.asked.set(day, [...(kept ?? []), ...guards]);
    if (!kept) this.workplace.events.plan(now, () => this.match(day, now), 'line');
  }

  /** Asks again about all days for which the same person waits. */
  private askFor({ person }: Visit, now: number): void {
    for (const day of this.daysOf.get(person.index) ?? [])
      if (this.of(day).some((entry) => entry.visit.person === person && entry.endsAt > now))
        this.ask(day, now);
  }

  /** Offers what is free to those who wait, in their order. */
  private match(day: number, now: number): void {
    const { workplace } = this;
    const guards = this.asked.get(day) ?? [];
    this.asked.delete(day);
    let state = this.stateOf(day, now, guards);
    let stretches = this.stretchesOf(day, state);
    if (stretches.length === 0) return;
    for (const entry of this.inOrder(day, now)) {
      const context = workplace.contextOf(entry.visit, now);
      const { offer } = matchEntry(entry.wish, state, { context, offers: entry.offers }, stretches);
      if (!offer) continue;
      this.offer(entry, offer, now);
      state = this.stateOf(day, now, guards);
      stretches = this.stretchesOf(day, state);
      if (stretches.length === 0) return;
    }
  }

  private inOrder(day: number, now: number): Entry[] {
    const today = new Date(now).toISOString().slice(0, 10);
    return this.of(day)
      .filter(({ visit, paused, endsAt }) => !paused && endsAt > now && !this.asking.has(visit.person.index))
      .map((entry) => ({
        entry,
        id: String(entry.number).padStart(8, '0'),
        joinedAt: new Date(entry.joinedAt),
        occupiedMinutes: occupiedMinutes(this.workplace.ownOf(entry.visit).map(asOwn), {
          today,
          now: new Date(now),
        }),
      }))
      .toSorted((a, b) => compareInLine(a, b, 'fair'))
      .map(({ entry }) => entry);
  }

  private stateOf(day: number, now: number, guards: readonly SpotUse[]): LineDay {
    const { spots } = this.workplace;
    const uses = Array.from({ length: spots }, (_, spot) => this.workplace.occupying(day, spot)).flat();
    return {
      date: dateOfDay(day),
      timezone: ZONE,
      now: new Date(now),
      spotIds: Array.from({ length: spots }, (_, spot) => String(spot)),
      uses: [
        ...uses.map(({ spot, from, to }) => ({
          spotId: String(spot),
          startsAt: new Date(from),
          endsAt: new Date(to),
          freeSince: null,
        })),
        ...guards,
      ],
      restAtOnce: true,
    };
  }

  /** What is free and could be offered; after hours nothing is. */
  private stretchesOf(day: number, state: LineDay) {
    const latest = midnight(day) + (CLOSES_AT - 0.75) * HOUR_MS;
    return freeStretches(state).filter(
      (each) => isLongEnough(each, state.now) && each.startsAt.getTime() < latest,
    );
  }

  private offer(entry: Entry, { spotId, span: { period }, freeSince }: LineOffer, now: number): void {
    const { visit } = entry;
    const { workplace } = this;
    const [from, to] = [period.startsAt.getTime(), period.endsAt.getTime()];
    const slot = { visit, spot: Number(spotId), from, to, kind: 'reservation', status: 'held' } as const;
    const hold = workplace.reserve(slot);
    entry.offer = { hold, freeSince };
    this.asking.add(visit.person.index);
    entry.offers.push({ spotId, ...period, offeredAt: new Date(now) });
    const reach = visit.person.channel === 'mail' ? 'mail' : 'fast';
    const byDay = holdUntilByDay(period, { reach, offerMinutes: OFFER_MINUTES.default }, new Date(now));
    const until = untilMorning(byDay, period.startsAt, ZONE).getTime();
    const offerNumber = entry.offers.length;
    const readAt = readsAt(visit, String(offerNumber), now);
    if (readAt < until) {
      workplace.events.plan(readAt, (at) => {
        if (hold.status === 'held') this.answer(entry, hold, offerNumber, at);
      });
      return;
    }
    const lapse = (at: number) => {
      if (hold.status !== 'held') return;
      if (lapseCounts(new Date(at), ZONE)) entry.lapses += 1;
      entry.paused = entry.lapses >= LAPSES_TO_PAUSE;
      this.dropHold(entry, at);
    };
    workplace.events.plan(until, lapse, 'product');
    if (readAt < visit.leavesAt) workplace.events.plan(readAt, (at) => this.readLate(entry, at));
  }

  /** Somebody finds that their offer has lapsed: they take what is free, else go on waiting. */
  private readLate(entry: Entry, now: number): void {
    const { visit } = entry;
    if (this.workplace.wants(visit)) this.members.lookInstead(visit, now);
    if (!entry.paused || entry.endsAt <= now || !this.workplace.wants(visit)) return;
    entry.paused = false;
    entry.lapses = 0;
    this.ask(visit.day, now);
  }

  private answer(entry: Entry, hold: Slot, offerNumber: number, now: number): void {
    const { visit } = entry;
    const { workplace } = this;
    const { from, to } = hold;
    entry.lapses = 0;
    const takes = takesOffer(visit, workplace.policy, { from, to, offerNumber }, now);
    if (!workplace.wants(visit) || !takes || !this.mayAccept(hold, now)) {
      this.dropHold(entry, now);
      return;
    }
    entry.offer = null;
    this.asking.delete(visit.person.index);
    hold.from = Math.max(from, now);
    hold.status = 'confirmed';
    this.members.accept(hold, now);
  }

  private dropHold(entry: Entry, now: number): void {
    const { hold, freeSince } = entry.offer!;
    entry.offer = null;
    this.asking.delete(entry.visit.person.index);
    hold.status = 'expired';
    this.offerFreed(hold, now, freeSince);
    this.askFor(entry.visit, now);
  }

  private mayAccept({ visit, from, to }: Slot, now: number): boolean {
    const [startHour, endHour] = [from, to].map((at) => (at - midnight(visit.day)) / HOUR_MS) as [
      number,
      number,
    ];
    const context = this.workplace.contextOf(visit, now);
    const { violations } =
      from > now
        ? evaluateBooking({ date: visit.date, timeSlot: `${startHour}-${endHour}` }, context)
        : evaluateHandOver({ endHour }, context);
    return violations.length === 0;
  }
}
