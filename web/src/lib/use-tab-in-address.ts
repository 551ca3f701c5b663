import { useLocation, useSearch } from 'wouter';
import type { Path } from './paths.ts';

/**
 * The open tab of a screen is kept in the address, so that links and the back button restore it; the default is the
 * first.
 */
export function useTabInAddress(
  path: Path,
  tabs: readonly [string, ...string[]],
): [tab: string, open: (tab: string) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((known) => known === asked) ?? tabs[0];
  return [tab, (next) => navigate(`${path}?tab=${next}`, { replace: true })];
}
