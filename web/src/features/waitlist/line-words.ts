import { m } from '@chargerota/messages';
import type { EndedWatch as EndedEntry, Offer, Watch as WaitlistEntry } from '@chargerota/contract';
import {
  addDays,
  formatHour,
  joinsAnew,
  leavesFront,
  listWords,
  localDate,
  shortestHoldMinutes,
  wishDates,
  zonedPeriod,
} from '@chargerota/domain';
import type { LineChance, LineOrder, OfferReach } from '@chargerota/domain';
import { formatDay, formatDayOf, formatTimeThere, viewerZone } from '../../lib/dates.ts';

type Where = Pick<WaitlistEntry, 'spot' | 'location'>;

export const chargerWords = ({ spot, location }: Where): string =>
  spot
    ? m.common.chargerSpotNumberAtName({ spotNumber: spot.spotNumber, name: location.name })
    : m.waitlist.anyChargerAtName({ name: location.name });

type Days = Pick<WaitlistEntry, 'firstDate' | 'lastDate'>;
type Hours = Pick<WaitlistEntry, 'fromHour' | 'toHour' | 'hours'>;

export const dayWords = ({ firstDate, lastDate }: Days): string =>
  firstDate === lastDate
    ? formatDay(firstDate)
    : m.waitlist.fromTo({ from: formatDay(firstDate), to: formatDay(lastDate) });

export function startWords({ fromHour, toHour, hours }: Hours): string {
  if (fromHour === toHour) return m.waitlist.hoursStartingAt({ count: hours, time: formatHour(fromHour) });
  return m.waitlist.hoursStartingBetween({
    count: hours,
    earliest: formatHour(fromHour),
    latest: formatHour(toHour),
  });
}

type Changed = Pick<WaitlistEntry, 'date' | 'lookAheadDays' | 'fromHour' | 'toHour'>;

/** What a change does to the place of an entry, before it is saved. */
export const changeWords = (
  entry: Pick<WaitlistEntry, 'order' | 'isAtFront'> & Days & Hours,
  changed: Changed,
  today: string,
): string => {
  const after = { ...changed, ...wishDates(changed, today) };
  if (entry.isAtFront && leavesFront(entry, after)) return m.waitlist.onAnotherDayYouAre;
  return joinsAnew(entry, after, { order: entry.order, today })
    ? m.waitlist.withOtherDaysOrHours
    : m.waitlist.youKeepYourPlaceIn;
};

/** What a form asks for, with the days that it comes to. */
export type AskedFor = { spotId: string | null } & Days & Pick<Hours, 'fromHour' | 'toHour'>;

/**
 * Whether one charge could be offered for the entry and for what is asked for: it is of the same days, hours and
 * charger.
 */
export const isAlike = (entry: Days & Hours & Pick<WaitlistEntry, 'spot'>, asked: AskedFor): boolean =>
  entry.firstDate <= asked.lastDate &&
  asked.firstDate <= entry.lastDate &&
  entry.fromHour <= asked.toHour &&
  asked.fromHour <= entry.toHour &&
  (entry.spot === null || asked.spotId === null || entry.spot.id === asked.spotId);

export function placeWords(ahead: number): string {
  if (ahead === 0) return m.waitlist.youAreNext;
  return m.waitlist.memberIsAheadOfYou({ count: ahead });
}

/** How long an offer is held whose slot starts at once, in whole minutes: never more than is kept. */
export const heldMinutes = (offerMinutes: number, reach: OfferReach): number =>
  Math.floor(shortestHoldMinutes(offerMinutes, reach));

export const heldWords = (offerMinutes: number, reach: OfferReach): string =>
  m.waitlist.aboutMinutes({ count: heldMinutes(offerMinutes, reach) });

export const chanceWords: Record<LineChance, string> = {
  good: m.waitlist.youAreLikelyToGet,
  fair: m.waitlist.youMayWellGetA,
  small: m.waitlist.chargersRarelyBecomeFreeThen,
};

export const passedOverWords = (reason: string): string => m.waitlist.youWereNotOfferedThe({ reason });

/** What became of an offer; one that is open has outlived its time. */
export const endingWords: Record<Offer['status'], string> = {
  open: m.waitlist.theTimeToTakeIt,
  accepted: m.waitlist.youTookItYourDashboard,
  passed: m.waitlist.youPassedAsLongAs,
  lapsed: m.waitlist.theTimeToTakeIt,
  withdrawn: m.waitlist.itIsNoLongerAvailable,
};

/** Whether an offer can be taken no more. */
export const isOver = ({ status, expiresAt }: Offer, now: Date): boolean =>
  status !== 'open' || now >= new Date(expiresAt);

/** Whether it ran out without an answer; the server may have yet to say so. */
const hasLapsed = ({ status, expiresAt }: Offer, now: Date): boolean =>
  status === 'lapsed' || (status === 'open' && now >= new Date(expiresAt));

/** `1:05 PM`; of a slot of another day with the day of that end, `1:05 PM today`. */
export function endOfHold({ expiresAt, date, location: { timezone } }: Offer, now: Date): string {
  const at = new Date(expiresAt);
  const time = formatTimeThere(at, timezone);
  const day = localDate(at, timezone);
  if (day === date) return time;
  const today = localDate(now, timezone);
  if (day === today) return m.waitlist.timeToday({ time });
  return day === addDays(today, 1)
    ? m.waitlist.timeTomorrow({ time })
    : m.waitlist.timeOnDay({ time, day: formatDay(day) });
}

const HOUR_SECONDS = 3600;
/** From here on, that time runs out is what has to be seen. */
const LAST_SECONDS = 120;

/** How long an offer can still be answered; the clock, such as `4:05`, counts only its last hour. */
export function timeToAnswer({ expiresAt }: Pick<Offer, 'expiresAt'>, now: Date) {
  const seconds = Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / 1000));
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return {
    minutes: Math.ceil(seconds / 60),
    clock: seconds < HOUR_SECONDS ? clock : null,
    isSoon: seconds <= LAST_SECONDS,
  };
}

/** `Charger 02 is held for you until 1:05 PM` */
export const heldUntilWords = ({ spot, location, expiresAt }: Offer): string =>
  m.waitlist.chargerSpotNumberIsHeldForYou({
    spotNumber: spot.spotNumber,
    time: formatTimeThere(new Date(expiresAt), location.timezone),
  });

/** What an offer is of, as a sentence. */
export const offeredWords = (offer: Offer): string => m.waitlist.itIsForSlot({ slot: slotWords(offer) });

/** `Thu, Jun 11, 12:00 – 4:00 PM` */
function slotWords({ date, startsAt, endsAt, location }: Offer): string {
  const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return `${formatDay(date)}, ${zonedPeriod(period, location.timezone, viewerZone())}`;
}

/** What an offer that is over was of, where it was told as one that is open. */
export function pastOfferWords(offer: Offer, now: Date): { title: string; message: string } {
  const { location } = offer;
  const { spotNumber } = offer.spot;
  const time = formatTimeThere(new Date(offer.expiresAt), location.timezone);
  return {
    title: hasLapsed(offer, now)
      ? m.waitlist.chargerWasHeldForYou({ spotNumber, time })
      : m.waitlist.chargerWasOfferedToYou({ spotNumber }),
    message: m.waitlist.slotAtName({ slot: slotWords(offer), name: location.name }),
  };
}

/** Each as `Thu, Jun 11 (1 hour, starting at 2:00 PM)`, and how many they are. */
const waitsOf = (entries: readonly EndedEntry[]): { count: number; waits: string } => ({
  count: entries.length,
  waits: listWords(
    entries.map((entry) => {
      const [day, wish] = [dayWords(entry), startWords(entry)];
      return entry.spot
        ? m.waitlist.waitOnForCharger({ day, spotNumber: entry.spot.spotNumber, wish })
        : m.waitlist.waitOn({ day, wish });
    }),
  ),
});

/** Which waits end with what the reader is about to do; null if none do. */
export const endsIfTakenWords = ({ endsWatches: ends }: Offer): string | null =>
  ends.length > 0 ? m.waitlist.waitsEndIfYouTakeIt(waitsOf(ends)) : null;

export const endsIfReservedWords = (ends: readonly EndedEntry[]): string | null =>
  ends.length > 0 ? m.waitlist.waitsEndIfYouConfirm(waitsOf(ends)) : null;

export const endsIfMovedWords = (ends: readonly EndedEntry[]): string | null =>
  ends.length > 0 ? m.waitlist.waitsEndIfYouUpdateIt(waitsOf(ends)) : null;

/** Which waits have ended because the reader has reserved, or taken an offer; null if none have. */
export const endedWords = (ended: readonly EndedEntry[]): string | null =>
  ended.length > 0 ? m.waitlist.waitsHaveEnded(waitsOf(ended)) : null;

/** What somebody who took an offer has, as a sentence. */
export function takenWords(offer: Offer, now: Date): string {
  const of = { spotNumber: offer.spot.spotNumber, slot: slotWords(offer) };
  return now < new Date(offer.endsAt) ? m.waitlist.chargerIsYours(of) : m.waitlist.chargerWasYours(of);
}

/** That the latest offer to an entry ran out; null if it did not. The newest offers come first. */
export function missedWords(
  entry: Pick<WaitlistEntry, 'id'>,
  offers: readonly Offer[],
  now: Date,
): string | null {
  const latest = offers.find(({ watchId }) => watchId === entry.id);
  if (!latest || !hasLapsed(latest, now)) return null;
  const { timezone } = latest.location;
  const endedAt = new Date(latest.expiresAt);
  const isToday = localDate(endedAt, timezone) === localDate(now, timezone);
  const of = { spotNumber: latest.spot.spotNumber, time: formatTimeThere(endedAt, timezone) };
  return isToday
    ? m.waitlist.youDidNotAnswerUntil(of)
    : m.waitlist.youDidNotAnswerUntilDay({ ...of, day: formatDayOf(endedAt, timezone) });
}

/** Where waiting begins: the screen of the line with a place and a time chosen. */
export type WaitLink = {
  location: string;
  spot?: string;
  date?: string;
  from?: string;
  to?: string;
  hours?: string;
};
export const waitQuery = (link: WaitLink): string => `?${new URLSearchParams({ ...link })}`;

/** The reader's entry that waits for a day at a location; with `/line?change=`, it can be changed. */
export const entryOn = (
  entries: readonly WaitlistEntry[],
  locationId: string,
  date: string,
): WaitlistEntry | undefined =>
  entries.find(
    ({ location, status, firstDate, lastDate }) =>
      location.id === locationId &&
      (status === 'waiting' || status === 'paused') &&
      firstDate <= date &&
      date <= lastDate,
  );

/** By what a member stands where they stand, for administrators. */
export const reasonWords: Record<LineOrder, (entry: { minutes: number; joined: string }) => string> = {
  fair: usedWords,
  first_come: ({ joined }) => m.waitlist.joinedAt({ joined }),
};

function usedWords({ minutes: used, joined }: { minutes: number; joined: string }): string {
  if (used === 0) return m.waitlist.usedNothing({ joined });
  const hours = Math.floor(used / 60);
  const minutes = used % 60;
  if (hours === 0) return m.waitlist.usedMinutes({ minutes, joined });
  return minutes === 0
    ? m.waitlist.usedHours({ hours, joined })
    : m.waitlist.usedHoursAndMinutes({ hours, minutes, joined });
}

export const orderWords: Record<LineOrder, string> = {
  fair: m.waitlist.theMemberWhoHasUsed,
  first_come: m.waitlist.theMemberWhoJoinedFirst,
};
