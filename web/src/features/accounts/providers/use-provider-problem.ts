import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { problemIn, withoutProblem } from './problems.ts';
import type { Problem } from './problems.ts';

/**
 * The problem named in the address, kept while the screen is open. It is removed from the address, so that it is shown
 * once.
 */
export function useProviderProblem(): Problem | null {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const [told, setTold] = useState(search);
  const isTelling = problemIn(search) !== null;
  if (isTelling && told !== search) setTold(search);
  useEffect(() => {
    if (isTelling) navigate(`${path}${withoutProblem(search)}`, { replace: true });
  }, [isTelling, search, path, navigate]);
  return problemIn(told);
}
