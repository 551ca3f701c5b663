import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { wordsOf } from './problems.ts';
import { useProviderProblem } from './use-provider-problem.ts';

/** Says why somebody has come back from a provider without having been signed in; nothing when they haven't. */
export function ProviderProblem(): ReactNode {
  const problem = useProviderProblem();
  if (!problem) return null;
  const { title, text } = wordsOf(problem);
  return (
    // Who cancelled knows it.
    <Notice tone={problem.problem === 'cancelled' ? 'off' : 'loss'} title={title}>
      {text}
    </Notice>
  );
}
