import { formatTime, localDate } from '@chargerota/domain';
import { formatDayOf, viewerZone } from '../../lib/dates.ts';

/** The server writes it once in five minutes, and a display reads every four. */
const NOW_MS = 10 * 60_000;

/** When a display was last seen: `On now`, `Last seen today, 9:12 AM`, `Last seen Fri, Nov 20`, `Not opened yet`. */
export function lastOnWords(lastSeenAt: string | null, now: Date, zone = viewerZone()): string {
  if (lastSeenAt === null) return 'Not opened yet';
  const seen = new Date(lastSeenAt);
  if (now.getTime() - seen.getTime() < NOW_MS) return 'On now';
  if (localDate(seen, zone) === localDate(now, zone)) return `Last seen today, ${formatTime(seen, zone)}`;
  return `Last seen ${formatDayOf(seen, zone)}`;
}
