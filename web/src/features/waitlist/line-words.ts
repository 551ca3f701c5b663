import type { EndedWatch as EndedEntry, Offer, Watch as WaitlistEntry } from '@chargerota/contract';
import {
  countedWords,
  formatHour,
  joinsAnew,
  leavesFront,
  listWords,
  localDate,
  pluralOf,
  shortestHoldMinutes,
  wishDates,
  zonedPeriod,
} from '@chargerota/domain';
import type { LineChance, LineOrder, OfferReach } from '@chargerota/domain';
import { formatDay, formatDayOf, formatNearDay, formatTimeThere, viewerZone } from '../../lib/dates.ts';

type Where = Pick<WaitlistEntry, 'spot' | 'location'>;

export const chargerWords = ({ spot, location }: Where): string =>
  `${spot ? `Charger ${spot.spotNumber}` : 'Any charger'} at ${location.name}`;

type Days = Pick<WaitlistEntry, 'firstDate' | 'lastDate'>;
type Hours = Pick<WaitlistEntry, 'fromHour' | 'toHour' | 'hours'>;

export const dayWords = ({ firstDate, lastDate }: Days): string =>
  firstDate === lastDate ? formatDay(firstDate) : `${formatDay(firstDate)} to ${formatDay(lastDate)}`;

export function startWords({ fromHour, toHour, hours }: Hours): string {
  const length = countedWords(hours, 'hour', 'hours');
  if (fromHour === toHour) return `${length}, starting at ${formatHour(fromHour)}`;
  return `${length}, starting between ${formatHour(fromHour)} and ${formatHour(toHour)}`;
}

type Changed = Pick<WaitlistEntry, 'date' | 'lookAheadDays' | 'fromHour' | 'toHour'>;

/** What a change does to the place of an entry, before it is saved. */
export const changeWords = (
  entry: Pick<WaitlistEntry, 'order' | 'isAtFront'> & Days & Hours,
  changed: Changed,
  today: string,
): string => {
  const after = { ...changed, ...wishDates(changed, today) };
  if (entry.isAtFront && leavesFront(entry, after))
    return 'On another day you are no longer at the front of the line.';
  return joinsAnew(entry, after, { order: entry.order, today })
    ? 'With other days or hours you join the line anew, at its end.'
    : 'You keep your place in line.';
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
  if (ahead === 0) return 'You are next.';
  return countedWords(ahead, 'member is ahead of you.', 'members are ahead of you.');
}

/** How long an offer is held whose slot starts at once, in whole minutes: never more than is kept. */
export const heldWords = (offerMinutes: number, reach: OfferReach): string =>
  `about ${Math.floor(shortestHoldMinutes(offerMinutes, reach))} minutes`;

export const chanceWords: Record<LineChance, string> = {
  good: 'You are likely to get a charger.',
  fair: 'You may well get a charger.',
  small: 'Chargers rarely become free then. Other days or hours would help.',
};

export const passedOverWords = (message: string): string =>
  `You were not offered the last free slot: ${message}`;

/** What became of an offer; one that is open has outlived its time. */
export const endingWords: Record<Offer['status'], string> = {
  open: 'The time to take it is over. You keep your place in line.',
  accepted: 'You took it. Your dashboard says what has become of the reservation.',
  passed: 'You passed. As long as you are in line, you may be offered another charger.',
  lapsed: 'The time to take it is over. You keep your place in line.',
  withdrawn: 'It is no longer available.',
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
  const near = formatNearDay(day, localDate(now, timezone));
  if (near === 'Today') return `${time} today`;
  return near === 'Tomorrow' ? `${time} tomorrow` : `${time} on ${near}`;
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
  `Charger ${spot.spotNumber} is held for you until ${formatTimeThere(new Date(expiresAt), location.timezone)}`;

/** What an offer is of, as a sentence. */
export const offeredWords = (offer: Offer): string => `It is for ${slotWords(offer)}.`;

/** `Thu, Jun 11, 12:00 – 4:00 PM` */
function slotWords({ date, startsAt, endsAt, location }: Offer): string {
  const period = { startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
  return `${formatDay(date)}, ${zonedPeriod(period, location.timezone, viewerZone())}`;
}

/** What an offer that is over was of, where it was told as one that is open. */
export function pastOfferWords(offer: Offer, now: Date): { title: string; message: string } {
  const { spot, location } = offer;
  const charger = `Charger ${spot.spotNumber}`;
  const until = formatTimeThere(new Date(offer.expiresAt), location.timezone);
  return {
    title: hasLapsed(offer, now)
      ? `${charger} was held for you until ${until}`
      : `${charger} was offered to you`,
    message: `${slotWords(offer)} at ${location.name}.`,
  };
}

/** `wait for Thu, Jun 11 (1 hour, starting at 2:00 PM)`; of several, all of them. */
function waitsFor(entries: readonly EndedEntry[]): string {
  const each = entries.map((entry) => {
    const charger = entry.spot ? `charger ${entry.spot.spotNumber}, ` : '';
    return `${dayWords(entry)} (${charger}${startWords(entry)})`;
  });
  return `${pluralOf(each.length, 'wait', 'waits')} for ${listWords(each)}`;
}

/** Which waits end with what the reader is about to do; null if none do. */
function endsWords(act: string, ends: readonly EndedEntry[], also = ''): string | null {
  if (ends.length === 0) return null;
  const [end, its] = pluralOf(ends.length, ['ends', 'its'], ['end', 'their']);
  return `${act}, your ${waitsFor(ends)} ${end}${also}, because you will then have a charger in ${its} hours.`;
}

export const endsIfTakenWords = ({ endsWatches }: Offer): string | null =>
  endsWords('If you take it', endsWatches, ' as well');

export const endsIfReservedWords = (ends: readonly EndedEntry[]): string | null =>
  endsWords('If you confirm', ends);

export const endsIfMovedWords = (ends: readonly EndedEntry[]): string | null =>
  endsWords('If you update it', ends);

/** Which waits have ended because the reader has reserved, or taken an offer; null if none have. */
export function endedWords(ended: readonly EndedEntry[]): string | null {
  if (ended.length === 0) return null;
  const [have, its] = pluralOf(ended.length, ['has', 'its'], ['have', 'their']);
  return `Your ${waitsFor(ended)} ${have} ended, because you now have a charger in ${its} hours.`;
}

/** What somebody who took an offer has, as a sentence. */
export const takenWords = (offer: Offer, now: Date): string =>
  `Charger ${offer.spot.spotNumber} ${now < new Date(offer.endsAt) ? 'is' : 'was'} yours: ${slotWords(offer)}.`;

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
  const day = isToday ? '' : `${formatDayOf(endedAt, timezone)}, `;
  return `Charger ${latest.spot.spotNumber} was held for you until ${day}${formatTimeThere(endedAt, timezone)}, and you did not answer.`;
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
  fair: ({ minutes, joined }) => `${usedWords(minutes)} in the last 14 days; joined ${joined}.`,
  first_come: ({ joined }) => `Joined ${joined}.`,
};

function usedWords(minutes: number): string {
  if (minutes === 0) return 'Has not used a charger';
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `Has used chargers for ${rest} min`;
  return rest === 0 ? `Has used chargers for ${hours} h` : `Has used chargers for ${hours} h ${rest} min`;
}

export const orderWords: Record<LineOrder, string> = {
  fair: 'The member who has used chargers least in the last 14 days comes first; if equal, the one who joined first.',
  first_come: 'The member who joined first comes first.',
};
