// Random acts of members, and of an administrator about them, by HTTP alone.
import {
  acceptOffer,
  arriveAtReservation,
  cancelReservation,
  changeWatch,
  createReservation,
  createWalkIn,
  goToFront,
  extendReservation,
  joinLine,
  leaveLine,
  moveReservation,
  passOffer,
  releaseReservation,
  reportSpot,
  resolveSpotReport,
  listSpotReports,
  resumeWatch,
  setMembershipStatus,
  updateNotificationPreferences,
  updateOrganizationSettings,
  updateReservation,
  updateSpot,
  type RouteArguments,
  type RouteDefinition,
} from '@chargerota/contract';
import { hadToday, mayBeKept, rememberFalse, rememberLeaving, rememberTaking } from './checks.ts';
import type { Answer } from './http.ts';
import type { Place } from './place.ts';
import { entryOf, slotOf } from './read-state.ts';
import {
  arrivalUntil,
  cannotBeUsed,
  hourOf,
  isFree,
  localDate,
  openOffer,
  standing,
  whyNot,
  whyNotAtOnce,
  whyNotEarly,
  type Member,
  type Report,
  type State,
} from './rules.ts';

const HOUR = 60 * 60_000;

/** How often each act is tried where it has something to act on. */
const ACTS = {
  book: 5,
  'walk in': 1,
  join: 6,
  answer: 8,
  cancel: 4,
  edit: 3,
  move: 1,
  arrive: 8,
  release: 3,
  extend: 2,
  change: 2,
  resume: 6,
  leave: 0.5,
  report: 0.7,
  'report own': 1,
  front: 3,
  resolve: 1,
  quiet: 0.5,
  'not quiet': 1,
  settings: 1,
  suspend: 0.3,
  reinstate: 6,
  maintenance: 0.3,
  back: 2,
};
type What = keyof typeof ACTS;

/** What a scene leaves to chance no more. */
export type Chosen = {
  what?: What;
  spotId?: string;
  startsAt?: number;
  hours?: number;
  reservationId?: string;
  wish?: { spotId: string | null; date: string; lookAheadDays: number; toHour: number };
  kind?: Report['kind'];
  finding?: 'over' | 'false';
  accepts?: boolean;
  /** Whether a report keeps the time from those outside the line, where that is known. */
  isKept?: boolean;
};

/** One act of a member, or of an administrator about them; returns what differs from the rules. */
export async function act(
  place: Place,
  state: State,
  member: Member,
  { isSerial, chosen = {} }: { isSerial: boolean; chosen?: Chosen },
): Promise<string[]> {
  const { admin, instances, location, memory, draw, steps, settings } = place;
  const { now } = state;
  const index = place.members.findIndex(({ id }) => id === member.id);
  const as = place.members[index]!;
  const spotId = chosen.spotId ?? draw.of(location.spots).id;
  const nextHour = now - (now % HOUR) + HOUR;
  // Who has left a charger often comes back for the rest of its time.
  const isBack =
    member.left.some(({ awaited, endsAt }) => awaited > 0 && endsAt > nextHour) && draw.chance(0.7);
  const startsAt =
    chosen.startsAt ?? (isBack ? nextHour : nextHour + draw.from(0, draw.of([2, 2, 2, 15])) * HOUR);
  const hours = chosen.hours ?? draw.from(1, 4);
  const [date, hour] = [localDate(startsAt), hourOf(startsAt)];
  const times = { date, timeSlot: `${hour}-${(hour + hours) % 24 || 24}` };
  const own = draw.shuffled(
    standing(member).filter(({ id, endsAt }) => endsAt > now && (chosen.reservationId ?? id) === id),
  );
  const confirmed = own.find(({ status }) => status === 'confirmed');
  const arrived = own.find(({ status, startsAt: start }) => status === 'arrived' && start <= now);
  const entry = draw.shuffled(
    member.entries.filter(({ endsAt, status }) => endsAt > now && ['waiting', 'paused'].includes(status)),
  )[0];
  const hasSomething: Partial<Record<What, boolean>> = {
    answer: openOffer(member) !== undefined,
    cancel: confirmed !== undefined,
    edit: confirmed !== undefined,
    move: own.length > 0,
    arrive: confirmed !== undefined && confirmed.startsAt <= now + HOUR,
    release: arrived !== undefined,
    extend: arrived !== undefined,
    change: entry !== undefined,
    resume: entry?.status === 'paused',
    leave: entry !== undefined,
    // At once with other acts nobody could tell what came first.
    settings: isSerial,
    'report own': confirmed !== undefined && confirmed.startsAt <= now,
    front: isSerial && confirmed !== undefined && member.reports.length > 0,
    resolve: isSerial && state.members.some(({ reports }) => reports.length > 0),
    'not quiet': member.quiet !== null,
    suspend: member.isActive,
    reinstate: !member.isActive,
    back: state.spotIds.length < location.spots.length,
  };
  const what =
    chosen.what ??
    draw.weighted(
      (Object.keys(ACTS) as What[]).filter((each) => hasSomething[each] ?? true),
      (each) => (isBack && each === 'book' ? 20 : ACTS[each]),
    );
  const wish = {
    spotId: draw.chance(0.3) ? spotId : null,
    ...(draw.chance(0.5) ? { date, lookAheadDays: 1 } : { lookAheadDays: draw.from(1, 2) }),
    fromHour: hour,
    toHour: Math.min(23, hour + draw.from(0, 6)),
    hours,
    ...chosen.wish,
  };
  const problems: string[] = [];
  const ask = async <const D extends RouteDefinition>(
    route: D,
    args: RouteArguments<D>,
    who = as,
  ): Promise<Answer<D>> => {
    let answer = await instances.call(who, route, args);
    const confirm = answer.refusal?.details?.[0]?.confirmation;
    if (confirm) {
      const body = { ...('body' in args ? (args.body as object) : {}), confirm };
      answer = await instances.call(who, route, { ...args, body });
    }
    const told = `member ${index}, ${what}: ${JSON.stringify(args)}: ${answer.status} ${answer.refusal?.code ?? ''}`;
    steps.push(`${isSerial ? '' : 'at once, '}${told}`);
    if (answer.status >= 500) problems.push(`an error: ${told}`);
    return answer;
  };
  const mustBe = (isSo: boolean, sentence: string, { status, refusal }: Answer<RouteDefinition>) => {
    if (isSerial && isSo !== (refusal === null))
      problems.push(`${sentence}: ${status} ${JSON.stringify(refusal)}`);
  };
  const byId = ({ id }: { id: string }) => ({ params: { id } });

  switch (what) {
    case 'book': {
      const slot = { spotId, startsAt, endsAt: startsAt + hours * HOUR };
      const answer = await ask(createReservation, {
        body: { userId: as.id, locationId: location.id, spotId, ...times },
      });
      const reason = isFree(state, slot) ? whyNot(state, member, slot) : 'taken';
      if (chosen.isKept) mustBe(false, 'time is kept because of one member’s report', answer);
      else if (!(chosen.isKept ?? mayBeKept(state, spotId)))
        mustBe(reason === null, `a booking is refused for '${reason}'`, answer);
      if (!answer.refusal) rememberTaking(memory, member, { id: answer.body.id, ...slotOf(answer.body) });
      break;
    }
    case 'walk in': {
      const answer = await ask(createWalkIn, { body: { spotId, endHour: (hourOf(now) + hours) % 24 } });
      const endsAt = nextHour + (hours - 1) * HOUR;
      const reason = whyNotAtOnce(state, member, { spotId, startsAt: now, endsAt });
      if (!mayBeKept(state, spotId)) mustBe(reason === null, `a walk-in is refused for '${reason}'`, answer);
      break;
    }
    case 'cancel':
      if (confirmed) {
        const answer = await ask(cancelReservation, byId(confirmed));
        mustBe(true, 'a reservation can be cancelled', answer);
        if (!answer.refusal) {
          rememberLeaving(memory, member.id, confirmed, now);
          memory.cancelled.add(confirmed.id);
        }
      }
      break;
    case 'edit':
      if (confirmed) {
        const body = { ...times, locationId: location.id };
        const answer = await ask(updateReservation, { ...byId(confirmed), body });
        if (answer.refusal) break;
        const slot = slotOf(answer.body);
        // The same hours once more are no change.
        if (slot.startsAt !== confirmed.startsAt) rememberLeaving(memory, member.id, confirmed, now);
        rememberTaking(memory, member, { id: confirmed.id, ...slot });
      }
      break;
    case 'move': {
      const moved = own[0];
      if (!moved) break;
      const other = location.spots.find(({ id }) => id !== moved.spotId)!;
      const answer = await ask(moveReservation, { ...byId(moved), body: { spotId: other.id } });
      if (answer.refusal) break;
      const slot = slotOf(answer.body);
      // Nothing is left where the other charger was free for the whole time.
      if (slot.startsAt !== moved.startsAt) rememberLeaving(memory, member.id, moved, now);
      if (moved.status === 'confirmed') rememberTaking(memory, member, { id: moved.id, ...slot });
      break;
    }
    case 'arrive':
      if (confirmed) {
        const answer = await ask(arriveAtReservation, byId(confirmed));
        const until = arrivalUntil(confirmed, memory.awaited.get(confirmed.id) ?? 0, settings);
        const reason = whyNotEarly(state, member, confirmed);
        if (confirmed.startsAt <= now)
          mustBe(now < until, 'arrival is confirmed in its window alone', answer);
        else if (!mayBeKept(state, confirmed.spotId))
          mustBe(reason === null, `an early start is refused for '${reason}'`, answer);
      }
      break;
    case 'release':
      if (arrived) mustBe(true, 'a session ends early', await ask(releaseReservation, byId(arrived)));
      break;
    case 'extend':
      if (arrived) {
        const endHour = (hourOf(arrived.endsAt) + 1) % 24;
        await ask(extendReservation, { ...byId(arrived), body: { endHour } });
      }
      break;
    case 'join': {
      const answer = await ask(joinLine, { body: { locationId: location.id, ...wish } });
      if (answer.refusal) break;
      const known = member.entries.some(({ id }) => id === answer.body.id);
      if (!known) memory.joined.set(answer.body.id, now);
      // The very same wish resumes a paused entry.
      if (member.entries.some(({ id, status }) => id === answer.body.id && status === 'paused'))
        memory.lapses.set(answer.body.id, 0);
      break;
    }
    case 'change':
      if (entry) {
        const answer = await ask(changeWatch, { ...byId(entry), body: wish });
        if (answer.refusal) break;
        const after = entryOf(answer.body);
        const today = localDate(now);
        const from = (date: string) => (date > today ? date : today);
        const isOther =
          from(after.firstDate) !== from(entry.firstDate) ||
          after.lastDate !== entry.lastDate ||
          after.fromHour !== entry.fromHour ||
          after.toHour !== entry.toHour;
        if (isOther && settings.lineOrder === 'first_come') memory.joined.set(entry.id, now);
        memory.lapses.set(entry.id, 0);
        memory.changed.set(entry.id, now);
        if (after.lastDate > entry.lastDate) memory.atFront.delete(entry.id);
      }
      break;
    case 'resume':
      if (entry) {
        const answer = await ask(resumeWatch, byId(entry));
        if (!answer.refusal) memory.lapses.set(entry.id, 0);
      }
      break;
    case 'leave':
      if (entry) await ask(leaveLine, byId(entry));
      break;
    case 'answer': {
      const offer = openOffer(member);
      if (!offer) break;
      const isTaken = chosen.accepts ?? draw.chance(0.7);
      if (!isTaken) {
        const answer = await ask(passOffer, { ...byId(offer), query: {} });
        mustBe(true, 'an open offer can be passed', answer);
        break;
      }
      const { refusal, body } = await ask(acceptOffer, byId(offer));
      if (!refusal) rememberTaking(memory, member, { id: body.id, ...slotOf(body) });
      break;
    }
    case 'report':
    case 'report own': {
      const kind = chosen.kind ?? draw.of(['blocked', 'broken'] as const);
      const reported = what === 'report' ? spotId : confirmed?.spotId;
      if (!reported) break;
      const answer = await ask(reportSpot, { params: { id: reported }, body: { kind } });
      if (answer.refusal) break;
      const isSame = (one: { spotId: string; kind: string }) => one.spotId === reported && one.kind === kind;
      const open = state.members.flatMap(({ reports }) => reports).find(isSame);
      const others = (memory.reports.get(member.id) ?? []).filter((one) => !isSame(one));
      const since = open?.since ?? now;
      memory.reports.set(member.id, [...others, { spotId: reported, kind, reportedAt: now, since }]);
      break;
    }
    case 'front':
      if (confirmed) {
        const answer = await ask(goToFront, byId(confirmed));
        const until = arrivalUntil(confirmed, memory.awaited.get(confirmed.id) ?? 0, settings);
        const isRight = cannotBeUsed(state, member, confirmed) && now < until;
        if (answer.refusal === null || !hadToday(memory, member, confirmed.date))
          mustBe(isRight, 'the front is for those who cannot use their charger', answer);
        if (answer.refusal) break;
        memory.gaveUp.push({ memberId: member.id, own: confirmed, at: now });
        const { watch } = answer.body;
        if (watch && !member.entries.some(({ id, status }) => id === watch.id && status === 'waiting'))
          memory.joined.set(watch.id, Date.parse(watch.createdAt));
        if (watch) {
          memory.atFront.set(watch.id, member.id);
          memory.lapses.set(watch.id, 0);
          memory.changed.set(watch.id, now);
        }
      }
      break;
    case 'resolve': {
      const [report] = (await instances.call(admin, listSpotReports, {})).body;
      if (!report) break;
      const finding = chosen.finding ?? draw.of(['over', 'over', 'false'] as const);
      const answer = await ask(resolveSpotReport, { ...byId(report), query: { finding } }, admin);
      if (answer.refusal === null && finding === 'false') rememberFalse(memory, state, report);
      break;
    }
    case 'quiet':
    case 'not quiet': {
      const quietHours =
        what === 'quiet'
          ? draw.of([
              { from: '21:00', until: '07:00' },
              { from: '09:00', until: '12:30' },
            ])
          : null;
      const answer = await ask(updateNotificationPreferences, { body: { quietHours } });
      if (!answer.refusal) memory.quiet.set(member.id, quietHours);
      break;
    }
    case 'settings': {
      const change = draw.of([
        { lineOrder: draw.of(['fair', 'first_come'] as const) },
        { lineRestAtOnce: draw.chance(0.5) },
        { lineEnabled: draw.chance(0.8) },
        { maxOpenBookings: draw.of([0, 0, 1, 2]) },
        { lineOfferMinutes: draw.of([5, 10, 30]) },
      ]);
      const answer = await ask(updateOrganizationSettings, { body: change }, admin);
      if (!answer.refusal) Object.assign(settings, change);
      break;
    }
    case 'suspend':
    case 'reinstate': {
      const status = what === 'suspend' ? 'suspended' : 'active';
      await ask(setMembershipStatus, { params: { id: as.membershipId }, body: { status } }, admin);
      break;
    }
    case 'maintenance':
    case 'back': {
      const currentStatus = what === 'back' ? 'available' : 'maintenance';
      await ask(updateSpot, { params: { id: spotId }, body: { currentStatus } }, admin);
    }
  }
  return problems;
}
