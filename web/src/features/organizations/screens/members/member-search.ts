import { m } from '@chargerota/messages';
import { useLocation, useSearch } from 'wouter';
import { pageOf } from '../../../../lib/in-address.ts';
import { paths } from '../../../../lib/paths.ts';
import type { MemberFilter } from '../../api.ts';

/** The filters of the list. */
const SHOWN = ['all', 'active', 'pending', 'suspended', 'admins'] as const;
export type Shown = (typeof SHOWN)[number];
export const SHOWN_WORDS: Record<Shown, string> = m.organizationsMembers.shown;
export const shownChoices = SHOWN.map((value) => ({ value, label: SHOWN_WORDS[value] }));

export type MemberSearch = { text: string; shown: Shown; page: number };

/** The search and filter are kept in the address, so that links and the back button restore them. */
export function useMemberSearch(): [search: MemberSearch, change: (changes: Partial<MemberSearch>) => void] {
  const [, navigate] = useLocation();
  const search = readSearch(useSearch());
  const change = (changes: Partial<MemberSearch>): void =>
    // Another search starts at its first page.
    navigate(`${paths.organization}?${writeSearch({ ...search, page: 1, ...changes })}`, { replace: true });
  return [search, change];
}

export function readSearch(address: string): MemberSearch {
  const params = new URLSearchParams(address);
  return {
    text: params.get('q') ?? '',
    shown: SHOWN.find((known) => known === params.get('show')) ?? 'all',
    page: pageOf(params),
  };
}

export function writeSearch({ text, shown, page }: MemberSearch): string {
  return new URLSearchParams({
    tab: 'members',
    ...(text && { q: text }),
    ...(shown !== 'all' && { show: shown }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
}

/**
 * The filter for the server. The unfiltered list uses the same query key as other screens, so that they share its data.
 */
export function filterOf({ text, shown, page }: MemberSearch): MemberFilter {
  const query = text.trim();
  return {
    // The server accepts no longer text (contract `listMembers`).
    ...(query && { query: query.slice(0, 100) }),
    ...(shown === 'admins' && { role: 'admin' }),
    ...(shown !== 'admins' && shown !== 'all' && { status: shown }),
    ...(page > 1 && { page }),
  };
}
