import { useLocation, useSearch } from 'wouter';
import type { Path } from './paths.ts';

/** The open tab of a screen is in the address, so that a link or the back button finds it again; the first by default. */
export function useTabInAddress(
  path: Path,
  tabs: readonly [string, ...string[]],
): [tab: string, open: (tab: string) => void] {
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((known) => known === asked) ?? tabs[0];
  return [tab, (next) => navigate(`${path}?tab=${next}`, { replace: true })];
}
