import { m } from '@chargerota/messages';
import type { InvitationResult } from '@chargerota/contract';
import { addressKey, isAddress } from './addresses.ts';

/** One of several people to invite, and the result. */
export type Entry = {
  address: string;
  state: 'ready' | 'wrong' | 'sent' | 'refused';
  /** The reason why the address is wrong, was refused, or gets no mail. */
  note?: string;
};

/** Results that would be the same if the address were sent again. */
export const FINAL_REFUSALS: readonly string[] = ['already_member', 'already_invited', 'invalid_input'];

const entryOf = (address: string): Entry =>
  isAddress(address)
    ? { address, state: 'ready' }
    : { address, state: 'wrong', note: m.invitationsInvites.thisIsNotAnEmail };

const sameAs = (address: string) => (entry: Entry) => addressKey(entry.address) === addressKey(address);

/** The list with more addresses; starts a new list if the last one has been sent. */
export function withAddresses(entries: readonly Entry[], addresses: readonly string[]): Entry[] {
  const next = entries.filter(({ state }) => state !== 'sent');
  for (const address of addresses) if (!next.some(sameAs(address))) next.push(entryOf(address));
  return next;
}

export const without = (entries: readonly Entry[], address: string): Entry[] =>
  entries.filter((entry) => entry.address !== address);

/** The addresses that Send applies to. A refused address is included, because it may be allowed now. */
export const toSend = (entries: readonly Entry[]): string[] =>
  entries.filter(({ state }) => state === 'ready' || state === 'refused').map(({ address }) => address);

/** The list with the result of each address; the server answers in the order of the request. */
export function withResults(
  entries: readonly Entry[],
  addresses: readonly string[],
  results: readonly InvitationResult[],
): Entry[] {
  const resultOf = new Map(addresses.map((address, index) => [address, results[index]]));
  return entries.map((entry) => {
    const result = resultOf.get(entry.address);
    if (!result) return entry;
    const { address } = entry;
    if (result.invitation)
      return {
        address,
        state: 'sent',
        ...(result.invitation.mailBounces && { note: m.invitationsInvites.mailComesBack }),
      };
    const { code, message } = result.refusal ?? { code: '', message: m.invitationsInvites.itWasNotSent };
    return { address, state: FINAL_REFUSALS.includes(code) ? 'wrong' : 'refused', note: message };
  });
}
