import { useLocation, useSearch } from 'wouter';
import { pageOf } from '../../../lib/in-address.ts';

/**
 * The filter of a tab, kept in the address so that links and a new sign-in find the same list. Setting one part begins at
 * the first page again.
 */
export function useFilter<const Name extends string>(
  names: readonly Name[],
): {
  filter: Partial<Record<Name, string>>;
  page: number;
  set: (changes: Partial<Record<Name | 'page', string>>) => void;
  clear: () => void;
} {
  const [path, navigate] = useLocation();
  const given = new URLSearchParams(useSearch());
  const filter = Object.fromEntries(
    names.flatMap((name) => {
      const value = given.get(name)?.slice(0, 100);
      return value ? [[name, value]] : [];
    }),
  ) as Partial<Record<Name, string>>;
  const go = (next: URLSearchParams): void => navigate(`${path}?${next}`, { replace: true });
  return {
    filter,
    page: pageOf(given),
    set: (changes) => {
      const next = new URLSearchParams(given);
      next.delete('page');
      for (const [name, value] of Object.entries<string | undefined>(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      go(next);
    },
    clear: () => {
      const next = new URLSearchParams(given);
      for (const name of [...names, 'page']) next.delete(name);
      go(next);
    },
  };
}
