import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { problemIn, withoutProblem } from './problems.ts';
import type { Problem } from './problems.ts';

/** The problem that the address tells of, kept while the screen stands; the address loses it, so that it is told once. */
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
