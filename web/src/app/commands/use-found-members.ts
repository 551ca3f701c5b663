import type { OrganizationMember } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { membersPageQuery } from '../../features/organizations/api.ts';
import { useSettled } from '../../lib/use-settled.ts';

/** A pause longer than the time between two letters. */
const TYPING_MS = 250;
/** One letter begins too many names. */
const FEWEST_LETTERS = 2;
const MOST_SHOWN = 5;

export type FoundMembers =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'found'; members: OrganizationMember[] };

/** The members whose name or address holds the text, after a pause in typing; `organizationId` of administrators. */
export function useFoundMembers(text: string, organizationId: string | null): FoundMembers {
  const typed = text.trim().slice(0, 100);
  const query = useSettled(typed, TYPING_MS);
  const isWanted = organizationId !== null && typed.length >= FEWEST_LETTERS;
  const members = useQuery({
    ...membersPageQuery(organizationId ?? '', { query }),
    enabled: isWanted && query.length >= FEWEST_LETTERS,
  });
  if (!isWanted) return { state: 'none' };
  if (query !== typed || members.isPending) return { state: 'loading' };
  if (!members.data) return { state: 'failed' };
  return { state: 'found', members: members.data.items.slice(0, MOST_SHOWN) };
}
