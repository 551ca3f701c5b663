// What is said of a released charger, and of a press of Release charger without a network. Pure.
import { m } from '@chargerota/messages';
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

/** When Release charger was pressed, and why nothing is known to have come of it. */
export function pressedWords({ timezone, pressedAt, isUnanswered }: PendingRelease): string {
  const time = formatTimeThere(new Date(pressedAt), timezone);
  return isUnanswered
    ? m.reservationsPending.youPressedReleaseAndNoAnswerCame({ time })
    : m.reservationsPending.youPressedReleaseWithoutAConnection({ time });
}

export const notReleasedTitle = ({ spotNumber, locationName: name }: PendingRelease): string =>
  name === undefined
    ? m.reservationsPending.chargerWasNotReleased({ spotNumber })
    : m.reservationsPending.chargerAtNameWasNotReleased({ spotNumber, name });

const overTitle = ({ spotNumber, locationName: name }: PendingRelease): string =>
  name === undefined
    ? m.reservationsPending.yourSessionIsOver({ spotNumber })
    : m.reservationsPending.yourSessionAtNameIsOver({ spotNumber, name });

/** `row` is the reservation as it was read last; undefined if it is not listed any more. */
export function releaseWords(
  release: PendingRelease,
  row: OwnRow | undefined,
  state: ReadState,
): ReleaseWords {
  const pressed = pressedWords(release);
  const text = `${pressed} ${m.reservationsPending.thereIsNothingLeftToRelease}`;
  if (!row) return { is: 'over', title: overTitle(release), text };
  const charger = { spotNumber: release.spotNumber, name: row.location.name };
  if (canRelease(row, state.now)) return notReleasedWords(release, { charger, pressed }, state);
  const at = (instant: Date): string => formatTimeThere(instant, release.timezone);
  if (row.releasedAt)
    return {
      is: 'over',
      title: m.reservationsPending.chargerWasReleasedAt({ ...charger, time: at(row.releasedAt) }),
      text: pressed,
    };
  return {
    is: 'over',
    title: m.reservationsPending.yourSessionEndedAt({ ...charger, time: at(row.endsAt) }),
    text,
  };
}

/** As far as is known, the charger is not released. */
function notReleasedWords(
  { isUnanswered }: PendingRelease,
  { charger, pressed }: { charger: { spotNumber: string; name: string }; pressed: string },
  { isOffline, isReading }: ReadState,
): ReleaseWords {
  if (isUnanswered && (isOffline || isReading))
    return {
      is: 'unknown',
      title: m.reservationsPending.itIsNotKnownWhether(charger),
      text: `${pressed} ${m.reservationsPending.thisPageSaysSo}`,
    };
  if (isOffline)
    return {
      is: 'waiting',
      title: m.reservationsPending.chargerIsNotReleasedYet(charger),
      text: `${pressed} ${m.reservationsPending.thatWasNotSent}`,
    };
  // The list may have been read before the press, if it could not be read again.
  const known = isUnanswered
    ? m.reservationsPending.ifTheChargerIsStillYours
    : m.reservationsPending.theChargerIsStillYours;
  return {
    is: 'asked',
    title: m.reservationsPending.releaseChargerNow(charger),
    text: `${pressed} ${known}`,
  };
}

/** Who gains by the release: anybody at once, or, in hours that need a reservation, from the next full hour on. */
export function releasedFor(
  { spot: { spotNumber }, endsAt }: Pick<OwnRow, 'spot' | 'endsAt'>,
  { now, rules, timezone }: Pick<BookingContext, 'now' | 'rules' | 'timezone'>,
): string {
  if (atOnce(now, rules, timezone) !== 'no')
    return m.reservationsPending.chargerSpotNumberIsFreeFor({ spotNumber });
  const from = nextHour(now, timezone);
  return from < endsAt
    ? m.reservationsPending.othersCanReserveChargerSpotNumber({
        spotNumber,
        time: formatTimeThere(from, timezone),
      })
    : m.reservationsPending.yourTimeAtChargerSpotNumber({ spotNumber });
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
