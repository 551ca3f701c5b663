// What is said of a released charger, and of a press of Release charger without a network. Pure.
import { canRelease, needsReservation, nextHour, type BookingContext } from '@chargerota/domain';
import { formatTimeThere } from '../../../lib/dates.ts';
import type { KeptRelease } from '../../../lib/kept/releases.ts';
import type { OwnRow } from '../screens/dashboard/own-rows.ts';

export type ReleaseWords = { is: 'waiting' | 'asked' | 'over'; title: string; text: string };

/** `row` is the reservation as it was read last; undefined if it is not listed any more. */
export function releaseWords(
  { spotNumber, timezone, pressedAt }: KeptRelease,
  row: OwnRow | undefined,
  { now, isOffline }: { now: Date; isOffline: boolean },
): ReleaseWords {
  const at = (instant: Date): string => formatTimeThere(instant, timezone);
  const pressed = `You pressed Release charger at ${at(new Date(pressedAt))} without a connection.`;
  if (row && canRelease(row, now))
    return isOffline
      ? {
          is: 'waiting',
          title: `Charger ${spotNumber} is not released yet`,
          text: `${pressed} That was not sent, and the charger is still yours. You are asked again when the connection is back.`,
        }
      : {
          is: 'asked',
          title: `Release charger ${spotNumber} now?`,
          text: `${pressed} The charger is still yours. If you release it, you give back the rest of your time.`,
        };
  if (row?.releasedAt)
    return {
      is: 'over',
      title: `Charger ${spotNumber} was released at ${at(row.releasedAt)}`,
      text: pressed,
    };
  return {
    is: 'over',
    title: row
      ? `Your session at charger ${spotNumber} ended at ${at(row.endsAt)}`
      : `Your session at charger ${spotNumber} is over`,
    text: `${pressed} There is nothing left to release.`,
  };
}

/** Who gains by the release: anybody at once, or, in hours that need a reservation, from the next full hour on. */
export function releasedFor(
  { spot: { spotNumber }, endsAt }: Pick<OwnRow, 'spot' | 'endsAt'>,
  { now, rules, timezone }: Pick<BookingContext, 'now' | 'rules' | 'timezone'>,
): string {
  if (!needsReservation(now, rules, timezone)) return `Charger ${spotNumber} is free for others now.`;
  const from = nextHour(now, timezone);
  return from < endsAt
    ? `Others can reserve charger ${spotNumber} from ${formatTimeThere(from, timezone)}.`
    : `Your time at charger ${spotNumber} has ended.`;
}
