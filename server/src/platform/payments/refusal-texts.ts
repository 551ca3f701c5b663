import type { RefusalReason } from './payments.ts';

/** Why a charge failed, as a sentence for the customer. */
export const REFUSAL_TEXTS: Readonly<Record<RefusalReason, string>> = {
  declined: 'The card was declined.',
  insufficient_funds: 'The card has insufficient funds.',
  expired_card: 'The card has expired.',
  authentication_required: 'The bank wants the card’s holder to confirm the payment.',
  no_card: 'No card is stored.',
  not_their_card: 'The card is not known.',
  wrong_state: 'The subscription has changed in the meantime.',
};
