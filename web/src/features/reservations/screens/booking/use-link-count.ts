import { useState } from 'react';
import { useSearch } from 'wouter';

/**
 * How many links with choices have led here. One that comes while the screen is open, as from the command menu, begins
 * the booking anew; that the screen then clears its address does not.
 */
export function useLinkCount(): number {
  const search = useSearch();
  const [seen, setSeen] = useState({ search, count: 0 });
  if (search === seen.search) return seen.count;
  const next = { search, count: seen.count + (search ? 1 : 0) };
  setSeen(next);
  return next.count;
}
