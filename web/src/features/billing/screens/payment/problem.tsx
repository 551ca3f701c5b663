import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { BILLING_ADDRESS } from '../../addresses.ts';
import { CardRefused } from '../../payment/card-refused.ts';

/** `card`: it is stored; `subscription`: it is put to use. */
export type Step = 'card' | 'subscription';

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

/** Reasons that the message has already given. */
const SAID: ReadonlySet<string | undefined> = new Set(['declined', 'authentication_required']);

const UNCHANGED = 'Nothing was charged and nothing has changed.';
const CHECK_FIRST = 'Please check the figures on this page before you try again. Nothing is charged twice.';

function wordsOf(error: unknown, step: Step): { title: string; text: string } {
  if (error instanceof CardRefused) return { title: error.message, text: UNCHANGED };
  // Of these two nobody knows whether something has been done.
  if (!(error instanceof ApiError)) return { title: 'An unexpected error occurred.', text: CHECK_FIRST };
  if (error.status === 0) return { title: error.message, text: CHECK_FIRST };
  if (error.status >= 500 && error.code !== 'payment_unavailable')
    return step === 'card'
      ? { title: 'Payment setup failed', text: `Please try again in a moment. ${UNCHANGED}` }
      : {
          title: 'Failed to activate subscription',
          text: 'Please try again in a moment. Nothing is charged twice.',
        };
  const [reason] = error.details;
  const isSaid = !reason || SAID.has(reason.code) || reason.message === error.message;
  return { title: error.message, text: isSaid ? UNCHANGED : `${reason.message} ${UNCHANGED}` };
}
