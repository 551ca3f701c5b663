import type { AccountSecurity, DeviceSession } from '@chargerota/contract';
import { formatTime, localDate, PROVIDER_NAMES } from '@chargerota/domain';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';

/** What the server says is true to within minutes: so long nobody has left. */
const NOW_MS = 5 * 60_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const inWords = new Intl.ListFormat('en-US', { type: 'conjunction', style: 'long' });

export const deviceName = ({ device }: DeviceSession): string => device ?? 'Unknown browser';

/** `your password, Google and Apple`: every way to sign in to an account. */
export function waysToSignIn({ hasPassword, identities }: AccountSecurity): string {
  const names = identities.map(({ provider }) => PROVIDER_NAMES[provider]);
  return inWords.format(hasPassword ? ['your password', ...names] : names);
}

/** How a session began: `With your password`. */
export const methodWords = ({ method }: DeviceSession): string =>
  method === 'password' ? 'With your password' : `With ${PROVIDER_NAMES[method]}`;

/** When a browser was last seen, as people say it: `Active now`, `Active 12 minutes ago`, `Active yesterday, 9:12 AM`. */
export function lastSeenWords({ lastSeenAt }: DeviceSession, now: Date, zone = viewerZone()): string {
  const seen = new Date(lastSeenAt);
  const ago = now.getTime() - seen.getTime();
  if (ago < NOW_MS) return 'Active now';
  if (ago < HOUR_MS) return `Active ${Math.floor(ago / MINUTE_MS)} minutes ago`;
  const day = localDate(seen, zone);
  if (day === localDate(now, zone)) return `Active today, ${formatTime(seen, zone)}`;
  if (day === localDate(new Date(now.getTime() - DAY_MS), zone))
    return `Active yesterday, ${formatTime(seen, zone)}`;
  return `Active ${formatDayOf(seen, zone)}`;
}

/** `Fri, Nov 6`, and its year when it isn't this one: accounts and their connections live long. */
export function dayInItsYear(instant: Date, now: Date, zone = viewerZone()): string {
  const year = localDate(instant, zone).slice(0, 4);
  const day = formatDayOf(instant, zone);
  return year === localDate(now, zone).slice(0, 4) ? day : `${day}, ${year}`;
}

/** Terms are known by the month that they are of: `2025-01` is `January 2025`. */
export const termsMonth = (version: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(version)
    ? monthFormat.format(new Date(`${version}-01T00:00:00Z`))
    : version;
