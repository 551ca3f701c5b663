import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { wordsOf } from './problems.ts';
import { useProviderProblem } from './use-provider-problem.ts';

/** Says why an OAuth flow did not sign the person in; empty if there was none. */
export function ProviderProblem(): ReactNode {
  const problem = useProviderProblem();
  if (!problem) return null;
  const { title, text } = wordsOf(problem);
  return (
    // A person who cancelled knows it.
    <Notice tone={problem.problem === 'cancelled' ? 'off' : 'loss'} title={title}>
      {text}
    </Notice>
  );
}
