// How long an offer holds its slot (docs/rules.md "The line"). What these rules bring is in docs/figures.md.
import { m } from '@chargerota/messages';
import { HOUR_MS, MINUTE_MS } from './durations.ts';
import { SHORTEST_OFFER_MINUTES } from './line-wish.ts';
import { afterQuietHours } from './notifications.ts';
import type { NotificationMethod } from './notifications.ts';
import type { Period } from './periods.ts';

const LONGEST_HOLD_MINUTES = 120;
/** An accepted offer leaves time to charge. */
const LEFT_AT_THE_END_MINUTES = 40;
const SHARE_OF_TIME_UNTIL_START = 0.1;
/** By the location's clocks. */
const NIGHT = { from: '22:00', until: '07:00' };
/** After a night an offer can be answered for as long, but not later than this before the start. */
const AFTER_THE_NIGHT_MS = 30 * MINUTE_MS;
const NIGHT_ENDS_BEFORE_START_MS = HOUR_MS;
/** Of the organization's offer minutes (10): 7 and 15. Its settings say these shares in words. */
const SHARE_OF_BASE = { fast: 0.7, mail: 1.5 } as const;

/** How a member hears of an offer: by push or text message within minutes, by mail alone later. */
export type OfferReach = keyof typeof SHARE_OF_BASE;

export const OFFER_REACHES = ['fast', 'mail'] as const satisfies OfferReach[];

export const OFFER_STATUSES = ['open', 'accepted', 'passed', 'lapsed', 'withdrawn'] as const;
/** withdrawn: its slot is gone, or its member no longer waits. */
export type OfferStatus = (typeof OFFER_STATUSES)[number];

export const OFFER_MINUTES = { default: 10, min: 5, max: 30 } as const;

/** The reach of the methods by which a member is told of an offer. */
export const offerReach = (methods: readonly NotificationMethod[]): OfferReach =>
  methods.includes('push') || methods.includes('sms') ? 'fast' : 'mail';

/** How long an offer is held whose slot begins now; a tenth of the time until its start is added. */
export const shortestHoldMinutes = (offerMinutes: number, reach: OfferReach): number =>
  offerMinutes * SHARE_OF_BASE[reach];

/** When an offer that is made now ends if it is not answered. */
export const holdUntil = (
  window: Period,
  { timezone, ...by }: { reach: OfferReach; offerMinutes: number; timezone: string },
  now: Date,
): Date => untilMorning(holdUntilByDay(window, by, now), window.startsAt, timezone);

/** The same if there were no nights. */
export function holdUntilByDay(
  window: Period,
  { reach, offerMinutes }: { reach: OfferReach; offerMinutes: number },
  now: Date,
): Date {
  const untilStart = Math.max(0, window.startsAt.getTime() - now.getTime());
  const wanted =
    shortestHoldMinutes(offerMinutes, reach) * MINUTE_MS + SHARE_OF_TIME_UNTIL_START * untilStart;
  const hold = Math.min(wanted, LONGEST_HOLD_MINUTES * MINUTE_MS);
  const latest = window.endsAt.getTime() - LEFT_AT_THE_END_MINUTES * MINUTE_MS;
  return new Date(Math.min(now.getTime() + hold, latest));
}

/** An offer that would lapse at night is held until the morning. */
export function untilMorning(until: Date, startsAt: Date, timezone: string): Date {
  const morning = endOfNight(until, timezone);
  if (!morning) return until;
  const answerBy = Math.min(
    morning.getTime() + AFTER_THE_NIGHT_MS,
    startsAt.getTime() - NIGHT_ENDS_BEFORE_START_MS,
  );
  return answerBy > until.getTime() ? new Date(answerBy) : until;
}

/** Whether an offer that lapses then counts towards a pause: nobody is expected to have read it at night. */
export const lapseCounts = (lapsesAt: Date, timezone: string): boolean => !endOfNight(lapsesAt, timezone);

/** When the night ends in which the time just before `at` is; null by day. */
function endOfNight(at: Date, timezone: string): Date | null {
  const before = new Date(at.getTime() - 1);
  const end = afterQuietHours(before, NIGHT, timezone);
  return end > before ? end : null;
}

/** Whether enough of a window is left to be offered. */
export const isLongEnough = (window: Period, now: Date): boolean =>
  window.endsAt.getTime() - Math.max(window.startsAt.getTime(), now.getTime()) >=
  SHORTEST_OFFER_MINUTES * MINUTE_MS;

/** For so long a screen offers to undo an act. */
export const UNDO_MS = 10_000;
/** A press in the last moment has this time to arrive. */
const UNDO_ARRIVES_MS = 5000;

/** When an offer that its member has passed on, and may take back, goes to the next: never later than without the pass. */
export const passEndsAt = ({ passedAt, expiresAt }: { passedAt: Date; expiresAt: Date }): Date =>
  new Date(Math.min(passedAt.getTime() + UNDO_MS + UNDO_ARRIVES_MS, expiresAt.getTime()));

/** 'You asked for 3 hours; this is 2 hours.'; null if the offer is as long as wished. */
export function shorterOfferWords(askedHours: number, { startsAt, endsAt }: Period): string | null {
  const minutes = Math.floor((endsAt.getTime() - startsAt.getTime()) / 60_000);
  if (minutes >= askedHours * 60) return null;
  return m.rulesLineHold.youAskedForLonger({ count: askedHours, length: lengthWords(minutes) });
}

function lengthWords(length: number): string {
  const hours = m.common.hourHours({ count: Math.floor(length / 60) });
  const minutes = m.rulesLineHold.minutes({ count: length % 60 });
  if (length < 60) return minutes;
  return length % 60 === 0 ? hours : m.rulesLineHold.hoursAndMinutes({ hours, minutes });
}
