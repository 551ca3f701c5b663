import { ApiError } from '../../../../lib/api.ts';

/** The card form itself refused the card. The message is the provider's, for the person. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  constructor(message: string | undefined) {
    super(message || 'Payment setup failed');
  }
}

/** `card`: it is stored; `subscription`: it is put to use. */
export type Step = 'card' | 'subscription';

/** Reasons that the message has already given. */
const SAID: ReadonlySet<string | undefined> = new Set(['declined', 'authentication_required']);

const UNCHANGED = 'Nothing was charged and nothing has changed.';
const CHECK_FIRST = 'Please check the figures on this page before you try again. Nothing is charged twice.';

/** What has failed, what it leaves behind, and what to do. */
export function wordsOf(error: unknown, step: Step): { title: string; text: string } {
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
