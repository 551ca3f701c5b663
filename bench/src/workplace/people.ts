// What people do at a simulated workplace, which is assumed and not decided by the product. Who they are and when they
// wish to charge is assumed in population.ts.
import { HOUR_MS, MINUTE_MS, suggestedHours } from '@chargerota/domain';
import { CLOSES_AT, LONGEST_HOURS, SPOT_POWER_KW } from './policies.ts';
import type { Policy } from './policies.ts';
import { midnight } from './population.ts';
import type { Visit } from './population.ts';

/** Nobody walks in, or looks again for a charger, with less than this left before they leave. */
export const SHORTEST_STAY = 45 * MINUTE_MS;
/** How long it takes to cancel after the answer that one will not come. */
export const CANCELS_AFTER = 10 * MINUTE_MS;
/** How long it takes to free a charger after the car is full. */
export const RELEASES_AFTER = 5 * MINUTE_MS;
/** Who finds a car at their charger tries again after this time. */
export const TRIES_AGAIN_AFTER = 5 * MINUTE_MS;

const READING = {
  push: { median: 5, sigma: 1.2, never: 0.08 },
  sms: { median: 5, sigma: 1.1, never: 0.05 },
  mail: { median: 28, sigma: 1.3, never: 0.15 },
};

export function hoursWanted(visit: Visit, { shorterSuggestion }: Policy): number {
  if (!shorterSuggestion || !visit.draws.chance('keeps the suggestion', 0.6)) return LONGEST_HOURS;
  return suggestedHours({ ...knownNeed(visit), maxHours: LONGEST_HOURS });
}

/** What the product computes with. It knows the power of its chargers, not of the cars. */
export const knownNeed = ({ person, needKwh, assumed }: Visit) =>
  assumed.energyKnown === 'usual'
    ? { energyKwh: person.needKwh, powerKw: SPOT_POWER_KW }
    : { energyKwh: needKwh, powerKw: person.powerKw };

/** When a car is full that begins to charge now. */
export const fullAfter = ({ person, needKwh }: Visit): number =>
  Math.ceil((needKwh / person.powerKw) * 60) * MINUTE_MS;

/** The hours below which a visit does without a charger; the same for bookings, walk-ins and offers. */
export const shortestHours = (visit: Visit, policy: Policy): number =>
  visit.draws.chance('takes a single hour', visit.assumed.takesASingleHour)
    ? 1
    : Math.min(2, hoursWanted(visit, policy));

/** The hours at which a visit could begin to charge, the most liked first, and the hour by which it is over. */
export function likedStarts({ day, arrivesAt, leavesAt, draws }: Visit, now: number) {
  const start = midnight(day);
  const first = Math.ceil((Math.max(arrivesAt, now + 1) - start) / HOUR_MS);
  const over = Math.min(CLOSES_AT, Math.ceil((leavesAt - start) / HOUR_MS));
  const stay = Math.max(0, over - first - LONGEST_HOURS);
  const liked = first + (draws.chance('at once', 0.6) ? 0 : Math.floor(draws.between('start', 0, stay + 1)));
  const starts = Array.from({ length: Math.max(0, over - first) }, (_, index) => first + index);
  return { starts: starts.toSorted((a, b) => Math.abs(a - liked) - Math.abs(b - liked)), over };
}

/** Whether somebody who found nothing to book looks again on the day; more do where free chargers are seen live. */
export const looksAgain = ({ draws }: Visit, { earlyRelease }: Policy): boolean =>
  draws.chance('looks again', earlyRelease ? 0.6 : 0.5);

/** Whether somebody who found nothing to book joins the line. */
export const joinsLine = ({ draws }: Visit): boolean => draws.chance('joins', 0.8);

/** Whether somebody who will not charge after all cancels by themselves. */
export const cancels = ({ draws }: Visit): boolean => draws.chance('cancels', 0.5);

/** Whether somebody who will not charge after all says so when they are asked "still coming?". */
export const saysNo = ({ draws }: Visit): boolean => draws.chance('says no', 0.45);

/** Whether somebody whose slot is over moves their car when the next person asks for it. */
export const movesWhenTold = ({ draws }: Visit): boolean => draws.chance('moves when told', 0.6);

/** Whether somebody whose car is full frees the charger before the end of their slot; told: that somebody waits. */
export const releasesWhenFull = ({ draws }: Visit, { told }: { told: boolean }): boolean =>
  draws.chance('releases', told ? 0.5 : 0.2);

/** Whether somebody who leaves before the end of their slot gives the rest back. */
export const releasesOnLeaving = ({ draws }: Visit): boolean => draws.chance('releases on leaving', 0.5);

/** Who does not find a charger looks again now and then, from an hour before they arrive until it is not worth it. */
export function looksAgainAt(
  { arrivesAt, leavesAt, draws }: Visit,
  { earlyRelease }: Policy,
  now: number,
  times: number,
): number | null {
  const mean = 60 / (earlyRelease ? 0.5 : 0.3);
  const pause = draws.exponential(`look ${times}`, mean) * MINUTE_MS;
  const at = Math.ceil((Math.max(now, arrivesAt - HOUR_MS) + pause) / MINUTE_MS) * MINUTE_MS;
  return at > leavesAt - SHORTEST_STAY ? null : at;
}

/** When somebody is at the charger who has a slot from then on: some are late, some still in a meeting. */
export function comesAt({ arrivesAt, draws }: Visit, from: number): number {
  const late = draws.chance('late', 0.04) ? draws.exponential('late by', 40) : 0;
  const meeting = draws.chance('meeting', 0.1) ? draws.between('meeting until', 0, 30) : 0;
  return Math.max(from, arrivesAt) + Math.round(Math.max(late, meeting)) * MINUTE_MS;
}

/** For how long a car stays after the end of its slot. */
export function overstays({ draws }: Visit, { told }: { told: boolean }): number {
  const draw = draws.uniform('overstays');
  const [short, long] = told ? [0.12, 0.03] : [0.2, 0.1];
  let extra = 0;
  if (draw < short) extra = draws.exponential('overstay', 15);
  else if (draw < short + long) extra = draws.exponential('overstay', 50);
  return Math.round(extra) * MINUTE_MS;
}

/** When a message that is sent now is read; Infinity if it never is. `about` tells apart the messages of a visit. */
export function readsAt(visit: Visit, about: string, now: number): number {
  const { person, draws } = visit;
  const { median, sigma, never } = READING[person.channel];
  if (draws.chance(`never reads ${about}`, never)) return Infinity;
  const meeting = draws.chance(`in a meeting ${about}`, 0.2) ? draws.between(`meeting ${about}`, 5, 45) : 0;
  const reading = median * person.slowness * Math.exp(sigma * draws.normal(`reads ${about}`));
  return awakeAt(visit, about, now + Math.ceil(Math.max(meeting, reading)) * MINUTE_MS);
}

/** When a nudge is read, "still coming?", or the request to move a car. */
export const readsNudgeAt = (visit: Visit, about: string, now: number): number =>
  visit.assumed.readsNudgesLate ? readsAt(visit, about, now) : now;

/** What comes at night is read within half an hour after getting up. */
function awakeAt({ person, draws, assumed }: Visit, about: string, at: number): number {
  if (!assumed.sleeps || at === Infinity) return at;
  const date = at - (at % (24 * HOUR_MS));
  const minute = (at - date) / MINUTE_MS;
  if (minute >= person.wakesAt && minute < person.sleepsAt) return at;
  const morning = date + (minute < person.wakesAt ? 0 : 24 * HOUR_MS);
  return morning + (person.wakesAt + Math.round(draws.between(`in the morning ${about}`, 0, 30))) * MINUTE_MS;
}

/** Whether an offer that is read in time is taken. */
export function takesOffer(
  visit: Visit,
  policy: Policy,
  { from, to, offerNumber }: { from: number; to: number; offerNumber: number },
  now: number,
): boolean {
  const { arrivesAt, leavesAt, draws } = visit;
  const isNow = from <= now + 15 * MINUTE_MS;
  const suits = !isNow || (arrivesAt <= now && now < leavesAt - 30 * MINUTE_MS);
  const enough = to - Math.max(from, now) >= (shortestHours(visit, policy) - 1) * HOUR_MS + 15 * MINUTE_MS;
  return suits && enough && (!isNow || draws.chance(`accepts ${offerNumber}`, 0.75));
}
