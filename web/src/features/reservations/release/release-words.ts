// What became of a press of Release charger without a network. Pure.
import { canRelease } from '@chargerota/domain';
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
          text: `${pressed} The charger is still yours. Released now, the rest of your time is free for others.`,
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
