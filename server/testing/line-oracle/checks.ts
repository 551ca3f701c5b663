// Compares what HTTP answers after each step with the rules of rules.ts.
import {
  aheadOf,
  arrivalUntil,
  awaitedOf,
  cannotBeUsed,
  collides,
  concerns,
  heldUntil,
  inOrder,
  isFree,
  isNight,
  isQuiet,
  isServedBy,
  lineOf,
  localDate,
  minutesOf,
  occupied,
  offerable,
  openOffer,
  overlaps,
  standing,
  weightsOf,
  whyNot,
  type Entry,
  type Member,
  type Offer,
  type Period,
  type Place,
  type Question,
  type Report,
  type Reservation,
  type Slot,
  type State,
  type Weight,
} from './rules.ts';

const MINUTE = 60_000;

/** What follows from the acts so far, by the rules; no answer is believed for it. */
export type Memory = {
  /** Of a reservation: how much of its arrival window had passed before its start. */
  awaited: Map<string, number>;
  /** Of a reservation: the minutes that passed at a charger before it was left for another or given up. */
  lost: Map<string, number>;
  /** Of a member. */
  left: Map<string, Member['left']>;
  /** Of an entry. */
  joined: Map<string, number>;
  lapses: Map<string, number>;
  /** Reservations that their members cancelled. */
  cancelled: Set<string>;
  /** What chargers were taken for, and when that was last so. */
  taken: (Slot & { at: number })[];
  /** By member. */
  reports: Map<string, Report[]>;
  /** Members of whom an administrator has called a report false. */
  wasFalse: Set<string>;
  /** Entries at the front of the line, and their members. */
  atFront: Map<string, string>;
  /** What members gave up because of their reports, and when. */
  gaveUp: { memberId: string; own: Reservation; at: number }[];
  /** When an entry was changed last. */
  changed: Map<string, number>;
  quiet: Map<string, Member['quiet']>;
};

export const emptyMemory = (): Memory => ({
  awaited: new Map(),
  lost: new Map(),
  left: new Map(),
  joined: new Map(),
  lapses: new Map(),
  cancelled: new Set(),
  taken: [],
  reports: new Map(),
  wasFalse: new Set(),
  atFront: new Map(),
  gaveUp: [],
  changed: new Map(),
  quiet: new Map(),
});

/** Remembers that a member gives a reservation up, or takes its time elsewhere, without having arrived. */
export function rememberLeaving(memory: Memory, memberId: string, own: Reservation, now: number): void {
  if (own.startsAt >= now) return;
  const passed = now - own.startsAt;
  memory.lost.set(own.id, (memory.lost.get(own.id) ?? 0) + Math.ceil(passed / MINUTE));
  if (own.status !== 'confirmed') return;
  const awaited = (memory.awaited.get(own.id) ?? 0) + passed;
  memory.awaited.set(own.id, awaited);
  const left = { startsAt: own.startsAt, endsAt: own.endsAt, awaited, reservationId: own.id };
  memory.left.set(memberId, [...(memory.left.get(memberId) ?? []), left]);
}

/** Remembers what of an arrival window has passed for time that a member takes; more of a reservation that had begun. */
export function rememberTaking(memory: Memory, member: Member, taken: Period & { id: string }): void {
  const left = memory.left.get(member.id) ?? [];
  const hadBegun = left.some(({ reservationId }) => reservationId === taken.id);
  const before = hadBegun ? (memory.awaited.get(taken.id) ?? 0) : 0;
  memory.awaited.set(taken.id, Math.max(before, awaitedOf(taken, { ...member, left })));
}

/** Counts the offers that lapsed; two in a row pause their entry. */
export function rememberLapses(memory: Memory, before: State, after: State): void {
  const reports = [...before.members, ...after.members].flatMap((member) => member.reports);
  for (const member of after.members)
    for (const offer of member.offers) {
      const earlier = before.members.flatMap(({ offers }) => offers).find(({ id }) => id === offer.id);
      if (earlier?.status !== 'open' || offer.status === 'open') continue;
      const wasReported = reports.some((report) => concerns(report, offer));
      if (offer.status === 'passed') memory.lapses.set(offer.watchId, 0);
      else if (offer.status === 'lapsed' && !isNight(offer.expiresAt) && !wasReported)
        memory.lapses.set(offer.watchId, (memory.lapses.get(offer.watchId) ?? 0) + 1);
    }
}

/** An administrator calls a charger's report false: what its authors got by it is taken back. */
export function rememberFalse(
  memory: Memory,
  { members }: State,
  { spotId, kind }: Pick<Report, 'spotId' | 'kind'>,
) {
  for (const { id, reports } of members) {
    if (!reports.some((report) => report.spotId === spotId && report.kind === kind)) continue;
    memory.wasFalse.add(id);
    for (const { own, at } of memory.gaveUp.filter(
      (each) => each.memberId === id && each.own.spotId === spotId,
    ))
      rememberLeaving(memory, id, own, at);
    memory.gaveUp = memory.gaveUp.filter((each) => each.memberId !== id || each.own.spotId !== spotId);
    for (const [entryId, memberId] of memory.atFront) if (memberId === id) memory.atFront.delete(entryId);
  }
}

/** Whether it may be that nothing of a reservation has counted that day already: one was cancelled, and not by an act. */
export const hadToday = (memory: Memory, { id, reservations }: Member, date: string): boolean =>
  reservations.some(
    (own) => own.date === date && own.status === 'cancelled' && !memory.cancelled.has(own.id),
  ) || memory.gaveUp.some(({ memberId, own }) => memberId === id && own.date === date);

/** Whether time at a charger may be kept for nobody, because one member alone reports it. */
export const mayBeKept = (state: State, spotId: string): boolean =>
  state.members.some(({ reports }) =>
    reports.some((report) => report.spotId === spotId && weightsOf(state, report).includes('withholds')),
  );

/** Every difference between the answers and the rules; `before` is null where acts were carried out at once. */
export function differences(state: State, memory: Memory, before: State | null): string[] {
  const found: string[] = [];
  const expect = (isSo: boolean, sentence: string, ...about: unknown[]) => {
    if (!isSo) found.push([sentence, ...about.map((each) => JSON.stringify(shown(each)))].join('  '));
  };
  const { now, settings, members } = state;

  const uses = occupied(state);
  for (const use of uses)
    expect(
      uses.filter((other) => other.spotId === use.spotId && overlaps(other, use)).length === 1,
      'no charger has two',
      use,
    );
  const inGrid = state.grid.map(({ spotId, startsAt, endsAt }) => `${spotId} ${startsAt} ${endsAt}`);
  const near = uses.filter(({ endsAt, startsAt }) => endsAt > now && localDate(startsAt) === localDate(now));
  for (const use of near)
    expect(
      inGrid.filter((row) => row === `${use.spotId} ${use.startsAt} ${use.endsAt}`).length === 1,
      'the grid shows what a charger is taken for',
      use,
    );
  const today = state.grid.filter(
    ({ endsAt, startsAt }) => endsAt > now && localDate(startsAt) === localDate(now),
  );
  const isNotKept = ({ spotId }: Slot) => !mayBeKept(state, spotId) && !(before && mayBeKept(before, spotId));
  expect(
    today.filter(isNotKept).length === near.filter(isNotKept).length,
    'the grid shows nothing else',
    today,
    near,
  );

  for (const { spotId, startsAt, endsAt } of members.flatMap(standing))
    memory.taken.push({ spotId, startsAt, endsAt, at: now });
  const minutes = new Map(members.map((each) => [each.id, minutesOf(each, memory.lost, now)]));
  const line = lineOf(state, minutes, memory.atFront);
  for (const member of members) {
    checkReservations(member);
    checkOffers(member);
    if (member.isActive) for (const entry of member.entries) checkEntry(member, entry);
  }
  for (const row of state.line)
    expect(row.occupiedMinutes === minutes.get(row.memberId), 'minutes', row, minutes.get(row.memberId));
  checkPlaces();
  if (settings.lineEnabled) for (const place of line) checkNothingIsLeft(place);
  if (before) for (const { member, offer } of newOffers(before)) checkTurn(member, offer, before);
  return found;

  function checkReservations(member: Member): void {
    const own = standing(member);
    for (const one of own) {
      expect(own.filter((other) => overlaps(one, other)).length === 1, 'no member is at two chargers', own);
      if (one.status !== 'confirmed') continue;
      const until = arrivalUntil(one, memory.awaited.get(one.id) ?? 0, settings);
      if (settings.autoMarkNoShow) expect(until > now, 'who does not arrive has a no-show', one, { until });
    }
    for (const one of member.reservations)
      if (one.status === 'no_show' && before) {
        const earlier = before.members.find(({ id }) => id === member.id)!;
        const was = earlier.reservations.find(({ id }) => id === one.id);
        const couldNot = [before, state].every((at) =>
          cannotBeUsed(
            { ...at, now },
            at.members.find(({ id }) => id === member.id)!,
            one,
          ),
        );
        if (was?.status === 'confirmed' && !hadToday(memory, member, one.date))
          expect(!couldNot, 'who cannot use their charger has no no-show', one);
      }
    for (const one of member.reservations)
      if (one.status === 'no_show')
        expect(
          arrivalUntil(one, memory.awaited.get(one.id) ?? 0, settings) <= now,
          'nobody has a no-show before the window ends',
          one,
        );
  }

  function checkOffers(member: Member): void {
    const open = member.offers.filter(({ status }) => status === 'open');
    expect(open.length <= 1, 'a member has one open offer', open);
    for (const offer of open) {
      expect(member.isActive, 'nobody who is suspended has an offer', offer);
      expect(state.spotIds.includes(offer.spotId), 'a closed charger is not offered', offer);
      expect(offer.expiresAt > now, 'an offer lapses in time', offer);
      // Its last start may pass while it is open.
      const of = member.entries.find(({ id }) => id === offer.watchId);
      const isWaiting = of?.status === 'waiting' || (of !== undefined && of.endsAt <= now);
      expect(isWaiting, 'an open offer is of an entry that waits', offer, of);
    }
  }

  function checkEntry(member: Member, entry: Entry): void {
    const stands = ['waiting', 'paused'].includes(entry.status) && entry.endsAt > now;
    if (!stands) return;
    const joined = memory.joined.get(entry.id);
    expect(entry.joinedAt === joined, 'an entry keeps its place or joins anew', entry, { joined });
    const isPaused = (memory.lapses.get(entry.id) ?? 0) >= 2;
    expect((entry.status === 'paused') === isPaused, 'two lapses by day pause an entry', entry);
    const wished = Math.max(entry.joinedAt, memory.changed.get(entry.id) ?? 0);
    const served = standing(member).find((own) => own.createdAt > wished && isServedBy(entry, own));
    expect(!served, 'a reservation in its hours ends an entry', entry, served);
  }

  function checkPlaces(): void {
    for (const place of line) {
      const ahead = aheadOf(place, line);
      expect(place.entry.ahead === ahead, 'members ahead', place.entry, { ahead });
    }
    const rows = state.line.filter(({ position }) => position !== null);
    expect(
      rows.map(({ id }) => id).join() === line.map(({ entry }) => entry.id).join(),
      'the whole line is in order',
      rows,
      line.map(({ entry, minutes: counted }) => ({ ...entry, counted })),
    );
    for (const [index, { id, position, memberId }] of rows.entries()) {
      const others = rows.slice(0, index).filter((row) => row.memberId !== memberId);
      const ahead = new Set(others.map((row) => row.memberId)).size;
      expect(position === ahead + 1, 'the whole line counts members', { id, position, ahead });
    }
  }

  function checkNothingIsLeft({ member, entry }: Place): void {
    if (openOffer(member)) return;
    // Reports that only inform keep nobody away but who made them.
    const question: Question = {
      withholds: (report) => !weightsOf(state, report).every(isOfNoEffect) || member.reports.includes(report),
    };
    const [slot] = offerable(state, member, entry, question);
    if (isQuiet(member, now)) {
      if (slot) expect(entry.passedOver !== null, 'quiet hours are named as the reason', entry, slot);
      return;
    }
    expect(!slot, 'what is free and waited for is offered', entry, slot);
    const [withheld] = offerable(state, member, entry, { withholds: () => false });
    if (withheld) expect(entry.passedOver !== null, 'a report is named as the reason', entry, withheld);
  }

  function newOffers(earlier: State): { member: Member; offer: Offer }[] {
    const known = new Set(earlier.members.flatMap(({ offers }) => offers.map(({ id }) => id)));
    return members.flatMap((member) =>
      member.offers
        .filter(({ id, status }) => status === 'open' && !known.has(id))
        .map((offer) => ({ member, offer })),
    );
  }

  /** The offer is one that its member may have, is long enough, and nobody ahead might have had it. */
  function checkTurn(member: Member, offer: Offer, earlier: State): void {
    const entry = member.entries.find(({ id }) => id === offer.watchId);
    if (!entry) return expect(false, 'an offer is of an entry', offer);
    const others = uses.filter((use) => !collides(use, offer));
    const mine = { ...member, offers: member.offers.filter(({ id }) => id !== offer.id) };
    const without = { ...state, members: members.map((each) => (each.id === member.id ? mine : each)) };
    const allowed = offerable(without, mine, entry, {
      isFree: (slot) =>
        slot.spotId === offer.spotId && slot.startsAt === offer.startsAt && slot.endsAt === offer.endsAt,
      withholds: (report) => !weightsOf(state, report).some(isOfNoEffect) || member.reports.includes(report),
      wasTakenSince: (past, slot) =>
        memory.taken.some((use) => use.at >= past.createdAt && collides(use, slot)),
    });
    const until = heldUntil(offer, now, settings);
    expect(offer.expiresAt === until, 'how long an offer is held', offer, { until });
    expect(
      allowed.length > 0,
      'who is offered a slot may have it',
      offer,
      entry,
      whyNot(without, mine, offer),
    );
    expect(!isQuiet(member, now), 'nothing is offered in quiet hours', offer, member.quiet);
    expect(settings.lineEnabled, 'no offers while the line is off', offer);

    const length = (slot: Period) => slot.endsAt - slot.startsAt;
    const enough = (slot: Period) => length(slot) >= (entry.hours * 60 * MINUTE * 2) / 3;
    // What became free in this step may have done so after the offer was made.
    const wasFree = (slot: Slot) => isFree(without, slot) && isFree(earlier, slot);
    const better = offerable(without, mine, entry, { isFree: wasFree }).find(
      (slot) =>
        localDate(slot.startsAt) === localDate(offer.startsAt) &&
        (enough(slot)
          ? !enough(offer) || slot.startsAt < offer.startsAt
          : !enough(offer) && length(slot) > length(offer)),
    );
    expect(!better, 'the first that is long enough is offered, else the longest', offer, better);

    const isAtFront = memory.atFront.has(entry.id);
    const place = { member, entry, minutes: minutes.get(member.id) ?? 0, isAtFront };
    const endedNow = (one: Member) =>
      openOffer(earlier.members.find(({ id }) => id === one.id)!) !== undefined;
    const ahead = line.filter(
      (one) =>
        inOrder(one, place, settings) < 0 &&
        one.member.id !== member.id &&
        !openOffer(one.member) &&
        !isQuiet(one.member, now) &&
        !endedNow(one.member),
    );
    for (const one of ahead) {
      const [slot] = offerable(state, one.member, one.entry, {
        isFree: (asked) => collides(asked, offer) && !others.some((use) => collides(use, asked)),
      });
      expect(!slot, 'it is the turn of the first in line who may have it', offer, one.entry, slot);
    }
  }
}

const isOfNoEffect = (weight: Weight): boolean => weight === 'informs';

/** Instants as UTC, to be read by people. */
function shown(value: unknown): unknown {
  if (typeof value === 'number' && value > 1e12) return new Date(value).toISOString();
  if (Array.isArray(value)) return value.map(shown);
  if (value && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, shown(each)]));
  return value;
}
