import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { Notice } from '../../../ui/notice.tsx';
import { problemIn, withoutProblem, wordsOf } from './problems.ts';
import type { Problem } from './problems.ts';

/** Explains why an OAuth flow did not sign the person in; renders nothing if there was no problem. */
export function ProviderProblem(): ReactNode {
  const problem = useProviderProblem();
  if (!problem) return null;
  const { title, text } = wordsOf(problem);
  return (
    // A person who cancelled already knows that, so this is no error.
    <Notice tone={problem.problem === 'cancelled' ? 'off' : 'loss'} title={title}>
      {text}
    </Notice>
  );
}

/**
 * The problem named in the address, kept while the screen is open. It is removed from the address, so that it is shown
 * once.
 */
function useProviderProblem(): Problem | null {
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
