import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { BILLING_ADDRESS } from '../../addresses.ts';
import { wordsOf } from './problem-words.ts';
import type { Step } from './problem-words.ts';

/** Why the card could not be stored or used. The form stays filled in, and the focus moves here; a new attempt removes it. */
export function PaymentProblem({ error, step }: { error: unknown; step: Step }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { title, text } = wordsOf(error, step);
  const isOfPlan = error instanceof ApiError && error.code === 'does_not_fit';
  return (
    <div ref={place} tabIndex={-1} className="pay-problem">
      <Notice tone="loss" title={title}>
        {text}
        {isOfPlan && (
          <>
            {' '}
            <Link className="link" href={BILLING_ADDRESS}>
              Choose another plan
            </Link>
          </>
        )}
      </Notice>
    </div>
  );
}
