import { m } from '@chargerota/messages';
import { ApiError } from '../../../../lib/api.ts';

/** The card form itself refused the card. The message is the provider's, for the person. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  constructor(message: string | undefined) {
    super(message || m.billingPayment.paymentSetupFailed);
  }
}

/** `card`: it is stored; `subscription`: it is put to use. */
export type Step = 'card' | 'subscription';

/** Reasons that the message has already given. */
const SAID: ReadonlySet<string | undefined> = new Set(['declined', 'authentication_required']);

const UNCHANGED = m.billingPayment.nothingWasChargedAndNothing;
const CHECK_FIRST = m.billingPayment.pleaseCheckTheFiguresOn;

/** What has failed, what it leaves behind, and what to do. */
export function wordsOf(error: unknown, step: Step): { title: string; text: string } {
  if (error instanceof CardRefused) return { title: error.message, text: UNCHANGED };
  // Of these two nobody knows whether something has been done.
  if (!(error instanceof ApiError))
    return { title: m.billingPayment.anUnexpectedErrorOccurred, text: CHECK_FIRST };
  if (error.status === 0) return { title: error.message, text: CHECK_FIRST };
  if (error.status >= 500 && error.code !== 'payment_unavailable')
    return step === 'card'
      ? {
          title: m.billingPayment.paymentSetupFailed,
          text: `${m.billingPayment.pleaseTryAgainInAMoment} ${UNCHANGED}`,
        }
      : {
          title: m.billingPayment.failedToActivateSubscription,
          text: m.billingPayment.pleaseTryAgainNothingTwice,
        };
  const [reason] = error.details;
  const isSaid = !reason || SAID.has(reason.code) || reason.message === error.message;
  return { title: error.message, text: isSaid ? UNCHANGED : `${reason.message} ${UNCHANGED}` };
}
