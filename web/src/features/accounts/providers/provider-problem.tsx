import type { ReactNode } from 'react';
import { Notice } from '../../../ui/notice.tsx';
import { wordsOf } from './problems.ts';
import { useProviderProblem } from './use-provider-problem.ts';

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
