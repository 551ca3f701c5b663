// What is said of a released charger, and of a press of Release charger without a network. Pure.
import { atOnce, canRelease, nextHour, type BookingContext } from '@chargerota/domain';
import { formatTimeThere } from '../../../lib/dates.ts';
import type { PendingRelease } from '../../../lib/pending/releases.ts';
import type { OwnRow } from '../member/own-rows.ts';

type ReleaseWords = { is: 'waiting' | 'unknown' | 'asked' | 'over'; title: string; text: string };

type ReadState = {
  now: Date;
  isOffline: boolean;
  /** The reservations are being read again, so that what is known of them may be old. */
  isReading: boolean;
};

/** '05 at North Garage' */
const whichOf = ({ spotNumber, locationName }: PendingRelease, row?: OwnRow): string => {
  const name = row?.location.name ?? locationName;
  return name === undefined ? spotNumber : `${spotNumber} at ${name}`;
};

/** When Release charger was pressed, and why nothing is known to have come of it. */
export function pressedWords({ timezone, pressedAt, isUnanswered }: PendingRelease): string {
  const at = formatTimeThere(new Date(pressedAt), timezone);
  return `You pressed Release charger at ${at}${isUnanswered ? ', and no answer came.' : ' without a connection.'}`;
}

export const notReleasedTitle = (release: PendingRelease): string =>
  `Charger ${whichOf(release)} was not released`;

/** `row` is the reservation as it was read last; undefined if it is not listed any more. */
export function releaseWords(
  release: PendingRelease,
  row: OwnRow | undefined,
  state: ReadState,
): ReleaseWords {
  const charger = whichOf(release, row);
  const pressed = pressedWords(release);
  if (row && canRelease(row, state.now)) return notReleasedWords(release, { charger, pressed }, state);
  const at = (instant: Date): string => formatTimeThere(instant, release.timezone);
  if (row?.releasedAt)
    return {
      is: 'over',
      title: `Charger ${charger} was released at ${at(row.releasedAt)}`,
      text: pressed,
    };
  return {
    is: 'over',
    title: row
      ? `Your session ended at ${at(row.endsAt)}: charger ${charger}`
      : `Your session is over: charger ${charger}`,
    text: `${pressed} There is nothing left to release.`,
  };
}

/** As far as is known, the charger is not released. */
function notReleasedWords(
  { isUnanswered }: PendingRelease,
  { charger, pressed }: { charger: string; pressed: string },
  { isOffline, isReading }: ReadState,
): ReleaseWords {
  if (isUnanswered && (isOffline || isReading))
    return {
      is: 'unknown',
      title: `It is not known whether charger ${charger} is released`,
      text: `${pressed} This page says so as soon as it is known.`,
    };
  if (isOffline)
    return {
      is: 'waiting',
      title: `Charger ${charger} is not released yet`,
      text: `${pressed} That was not sent, and the charger is still yours. You are asked again when the connection is back.`,
    };
  // The list may have been read before the press, if it could not be read again.
  const known = isUnanswered
    ? 'If the charger is still yours,'
    : 'The charger is still yours. If you release it,';
  return {
    is: 'asked',
    title: `Release charger ${charger} now?`,
    text: `${pressed} ${known} you give back the rest of your time.`,
  };
}

/** Who gains by the release: anybody at once, or, in hours that need a reservation, from the next full hour on. */
export function releasedFor(
  { spot: { spotNumber }, endsAt }: Pick<OwnRow, 'spot' | 'endsAt'>,
  { now, rules, timezone }: Pick<BookingContext, 'now' | 'rules' | 'timezone'>,
): string {
  if (atOnce(now, rules, timezone) !== 'no') return `Charger ${spotNumber} is free for others now.`;
  const from = nextHour(now, timezone);
  return from < endsAt
    ? `Others can reserve charger ${spotNumber} from ${formatTimeThere(from, timezone)}.`
    : `Your time at charger ${spotNumber} has ended.`;
}

type ToldRelease = ReleaseWords & { reservationId: string; row: OwnRow | undefined };

/** Whether its person has begun another charging session since, so that nobody asks what became of it. */
export const isFollowed = (
  { reservationId, pressedAt }: PendingRelease,
  rows: readonly Pick<OwnRow, 'id' | 'arrivedAt'>[],
): boolean =>
  rows.some(({ id, arrivedAt }) => id !== reservationId && arrivedAt !== null && +arrivedAt > pressedAt);

/**
 * What is told of each. `spotId` is the charger whose page it is: of another one only what is still open is told there,
 * because its charging session has to end before a new one.
 */
export function toldReleases(
  releases: readonly PendingRelease[],
  rows: readonly OwnRow[],
  { spotId, ...state }: ReadState & { spotId?: string | undefined },
): ToldRelease[] {
  return releases
    .filter((release) => !isFollowed(release, rows))
    .map((release) => {
      const { reservationId } = release;
      const row = rows.find(({ id }) => id === reservationId);
      return { ...releaseWords(release, row, state), reservationId, row };
    })
    .filter(({ is, row }) => is !== 'over' || spotId === undefined || row?.spotId === spotId);
}
