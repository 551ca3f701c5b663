import { m } from '@chargerota/messages';
import type { AccountSecurity } from '@chargerota/contract';
import { dateFormat, listWords, localDate, PROVIDER_NAMES } from '@chargerota/domain';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';

const dayWithYear = dateFormat({
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthFormat = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `your password, Google and Apple`: every way to sign in to an account. */
export function waysToSignIn({ hasPassword, identities }: AccountSecurity): string {
  const names = identities.map(({ provider }) => PROVIDER_NAMES[provider]);
  return listWords(hasPassword ? [m.accountsSecurity.yourPassword, ...names] : names);
}

/** `Fri, Nov 6`, with the year unless it is this one: accounts and their connections can be years old. */
export function dayInItsYear(instant: Date, now: Date, zone = viewerZone()): string {
  const isThisYear = localDate(instant, zone).slice(0, 4) === localDate(now, zone).slice(0, 4);
  return isThisYear
    ? formatDayOf(instant, zone)
    : dayWithYear(new Date(`${localDate(instant, zone)}T00:00:00Z`));
}

/** The month of a version of the terms: `2025-01` is `January 2025`. */
export const termsMonth = (version: string): string =>
  /^\d{4}-(?:0[1-9]|1[0-2])$/.test(version) ? monthFormat(new Date(`${version}-01T00:00:00Z`)) : version;
