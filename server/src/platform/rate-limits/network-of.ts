import { isIPv6 } from 'node:net';
import type { Turn } from '../turns.ts';

/**
 * The address to count under for `address`. An IPv6 connection owns a whole /64 and could guess from 2^64 addresses, so
 * the /64 counts as one. An IPv4 address stays as it is, also in the notation of an IPv6 socket. Anything else is
 * returned unchanged.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  if (isMapped(groups))
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join('.');
  return prefixOf(groups, 64);
}

/** The turn of somebody who has proved nothing but the address that they ask from. */
export const turnOf = (address: string): Turn => ({ of: networkOf(address) });

/**
 * The /48 of an IPv6 address, since many providers give a customer 65,536 networks to guess from; null for other
 * addresses.
 */
export function siteOf(address: string): string | null {
  const groups = groupsOf(address);
  return groups && !isMapped(groups) ? prefixOf(groups, 48) : null;
}

const isMapped = (groups: number[]): boolean =>
  groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;

const prefixOf = (groups: number[], bits: 48 | 64): string =>
  `${groups
    .slice(0, bits / 16)
    .map((group) => group.toString(16))
    .join(':')}::/${bits}`;

/** The eight numbers of an IPv6 address, however it is abbreviated: a URL normalizes it. Null for anything else. */
function groupsOf(address: string): number[] | null {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return null;
  const { hostname } = new URL(`http://[${bare}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16));
}
