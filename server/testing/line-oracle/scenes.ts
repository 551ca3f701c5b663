// What chance hardly brings about by itself: a few turns after each other that lead to where a rule decides. Each is
// carried out and compared like any other step, and may end early if it comes out otherwise.
import type { Chosen } from './acts.ts';
import { hadToday } from './checks.ts';
import type { Place } from './place.ts';
import {
  arrivalUntil,
  hourOf,
  isFree,
  isQuiet,
  localDate,
  openOffer,
  whyNot,
  type Member,
  type Reservation,
  type Slot,
  type State,
} from './rules.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export type Turn = { member: Member; chosen: Chosen } | { at: number };
/** Is told the state after each turn; returns whether it came to its end. */
type Scene = Generator<Turn, boolean, State>;

export const SCENES: Record<string, (place: Place, state: State) => Scene> = {
  'an arrival window goes on': windowGoesOn,
  'a report keeps time': reportKeeps,
  'a report only informs': reportInforms,
  'a charger cannot be used': chargerCannotBeUsed,
};

/** Hardly anything is left of the arrival window when a reservation is changed, or taken again: then it is awaited no more. */
function* windowGoesOn(place: Place, state: State): Scene {
  const { draw, settings, memory } = place;
  const grace = settings.noShowGracePeriodMinutes;
  const hours = draw.from(2, 3);
  const slot = freeSlot(place, state, { hours, members: 1 });
  if (!slot) return false;
  const [member] = whoMayHave(state, slot);
  if (!member) return false;
  const own = reservationAt(yield book(member, slot, hours), member, slot);
  if (!own) return false;
  state = yield { at: slot.startsAt + draw.of([grace - 1, grace - 1, draw.from(1, grace - 1)]) * MINUTE };

  const startsAt = nextHour(state.now);
  const reservationId = own.id;
  const way = draw.of(['edit', 'cancel', 'move'] as const);
  state = yield { member, chosen: { what: way, reservationId, startsAt, hours } };
  if (way === 'cancel') {
    const again = state.spotIds
      .map((spotId) => ({ ...slot, spotId, startsAt, endsAt: startsAt + hours * HOUR }))
      .find((each) => isFree(state, each));
    if (!again) return false;
    state = yield book(member, again, hours);
  }
  const taken = nowOf(state, member).reservations.find(
    (each) => each.status === 'confirmed' && (memory.awaited.get(each.id) ?? 0) > 0,
  );
  if (!taken) return false;
  const until = arrivalUntil(taken, memory.awaited.get(taken.id)!, settings);
  state = yield { at: Math.max(state.now, until) };
  yield { member, chosen: { what: 'arrive', reservationId: taken.id } };
  return true;
}

/** One member alone reports a charger whose time then frees: somebody waits for it, and somebody else would take it. */
function* reportKeeps(place: Place, state: State): Scene {
  const { draw } = place;
  state = yield* withoutReports(state);
  const hours = draw.from(1, 3);
  const slot = freeSlot(place, state, { hours, members: 3 });
  if (!slot) return false;
  const [holder, ...others] = draw.shuffled(whoMayHave(state, slot));
  const [waiting, outsider] = others;
  const author = draw.of(state.members.filter(({ wasFalse, isActive }) => isActive && !wasFalse));
  if (!holder || !waiting || !outsider || author.id === outsider.id) return false;
  const own = reservationAt(yield book(holder, slot, hours), holder, slot);
  if (!own) return false;
  state = yield join(waiting, slot, hours);
  if (!waitsFor(nowOf(state, waiting), slot)) return false;
  const kind = slot.startsAt < state.now + 2 * HOUR ? draw.of(['blocked', 'broken'] as const) : 'broken';
  yield { member: author, chosen: { what: 'report', spotId: slot.spotId, kind } };
  state = yield { member: holder, chosen: { what: 'cancel', reservationId: own.id } };
  const over = state.now + 10 * MINUTE;
  if (slot.startsAt <= over) return false;
  const isKept = (value: boolean): Turn => {
    const { member, chosen } = book(outsider, slot, hours);
    return { member, chosen: { ...chosen, isKept: value } };
  };
  yield isKept(true);
  yield { at: over - MINUTE };
  yield isKept(true);
  yield { at: over };
  yield isKept(false);
  return true;
}

/** One member reports two chargers, or another after a false report: the later report keeps nobody from being called. */
function* reportInforms(place: Place, state: State): Scene {
  const { draw } = place;
  state = yield* withoutReports(state);
  const author = draw.of(state.members.filter(({ isActive }) => isActive));
  const hours = draw.from(1, 3);
  const slot = freeSlot(place, state, { hours, members: 2 });
  const first = state.spotIds.find((id) => id !== slot?.spotId);
  if (!slot || !first) return false;
  const waiting = whoMayHave(state, slot).find(({ id }) => id !== author.id)!;
  const kind = slot.startsAt < state.now + HOUR ? draw.of(['blocked', 'broken'] as const) : 'broken';
  state = yield { member: author, chosen: { what: 'report', spotId: first, kind } };
  if (draw.chance(0.5)) yield { member: author, chosen: { what: 'resolve', finding: 'false' } };
  else yield { at: state.now + MINUTE };
  yield { member: author, chosen: { what: 'report', spotId: slot.spotId, kind } };
  yield join(waiting, slot, hours);
  return true;
}

/** A reserved charger turns out to be blocked, with nothing else free: its member is called before who waits already. */
function* chargerCannotBeUsed(place: Place, state: State): Scene {
  const { draw, memory } = place;
  state = yield* withoutReports(state);
  const hours = draw.from(2, 3);
  const slot = freeSlot(place, state, { hours, members: 3, ofAll: true });
  const otherId = state.spotIds.find((id) => id !== slot?.spotId);
  if (!slot || !otherId) return false;
  const other = { ...slot, spotId: otherId };
  const [member, holder, waiting] = draw.shuffled(whoMayHave(state, slot));
  if (!member || !holder || !waiting || member.wasFalse) return false;
  if (hadToday(memory, member, localDate(slot.startsAt))) return false;
  const beside = reservationAt(yield book(holder, other, hours), holder, other);
  if (!beside) return false;

  // Half of them have the charger from the line.
  if (draw.chance(0.5)) state = yield book(member, slot, hours);
  else {
    const before = reservationAt(yield book(waiting, slot, hours), waiting, slot);
    if (!before) return false;
    yield join(member, slot, hours);
    yield { member: waiting, chosen: { what: 'cancel', reservationId: before.id } };
    state = yield { member, chosen: { what: 'answer', accepts: true } };
  }
  const own = reservationAt(state, member, slot);
  if (!own) return false;
  yield join(waiting, { ...slot, spotId: null }, hours);
  yield { at: slot.startsAt + draw.from(0, 4) * MINUTE };
  const kind = draw.of(['blocked', 'broken'] as const);
  yield { member, chosen: { what: 'report own', reservationId: own.id, kind } };
  yield { member, chosen: { what: 'front', reservationId: own.id } };
  state = yield { member: holder, chosen: { what: 'cancel', reservationId: beside.id } };
  if (draw.chance(0.3)) yield { member, chosen: { what: 'resolve', finding: 'false' } };
  return nowOf(state, member).offers.some((offer) => offer.status === 'open' && offer.spotId === otherId);
}

const waitsFor = (member: Member, { startsAt }: Slot): boolean =>
  member.entries.some(
    ({ status, firstDate, fromHour }) =>
      status === 'waiting' && firstDate === localDate(startsAt) && fromHour === hourOf(startsAt),
  );

const nextHour = (at: number): number => at - (at % HOUR) + HOUR;

/** As it is after a turn. */
const nowOf = ({ members }: State, { id }: Member): Member => members.find((each) => each.id === id)!;

const reservationAt = (state: State, member: Member, slot: Slot): Reservation | undefined =>
  nowOf(state, member).reservations.find(
    ({ status, spotId, startsAt }) =>
      status === 'confirmed' && spotId === slot.spotId && startsAt === slot.startsAt,
  );

/** Administrators end what is reported. */
function* withoutReports(state: State): Generator<Turn, State, State> {
  for (;;) {
    const author = state.members.find(({ reports }) => reports.length > 0);
    if (!author) return state;
    state = yield { member: author, chosen: { what: 'resolve', finding: 'over' } };
  }
}

type Wanted = {
  hours: number;
  /** So many could reserve it. */
  members: number;
  /** All chargers are free then. */
  ofAll?: true;
};

/** The first free slot that suits. */
function freeSlot({ draw }: Place, state: State, { hours, members, ofAll }: Wanted): Slot | undefined {
  const spotIds = draw.shuffled(state.spotIds);
  const starts = Array.from({ length: 24 }, (_, index) => nextHour(state.now) + index * HOUR);
  return starts
    .flatMap((startsAt) => spotIds.map((spotId) => ({ spotId, startsAt, endsAt: startsAt + hours * HOUR })))
    .find(
      (slot) =>
        (ofAll ? spotIds : [slot.spotId]).every((spotId) => isFree(state, { ...slot, spotId })) &&
        whoMayHave(state, slot).length >= members,
    );
}

/** Those who may reserve it, and could be called at once. */
const whoMayHave = (state: State, slot: Slot): Member[] =>
  state.members.filter(
    (member) =>
      whyNot(state, member, slot) === null &&
      !openOffer(member) &&
      !member.left.some(({ endsAt }) => endsAt > slot.startsAt) &&
      !isQuiet(member, state.now),
  );

const book = (member: Member, { spotId, startsAt }: Slot, hours: number) => ({
  member,
  chosen: { what: 'book' as const, spotId, startsAt, hours },
});

/** For the hours of that slot alone. */
const join = (
  member: Member,
  { spotId, startsAt }: Omit<Slot, 'spotId'> & { spotId: string | null },
  hours: number,
): Turn => ({
  member,
  chosen: {
    what: 'join',
    startsAt,
    hours,
    wish: {
      spotId,
      date: localDate(startsAt),
      lookAheadDays: 1,
      toHour: hourOf(startsAt + (hours - 1) * HOUR),
    },
  },
});
