import { PaymentRefused, type CardExpiry, type RefusalReason } from './payments.ts';
import type { SandboxCard } from './sandbox-state.ts';

/** How a test card behaves; without `storing` and `charging` it always works. */
type TestCard = {
  brand: string;
  last4: string;
  /** Why it cannot even be stored. */
  storing?: RefusalReason;
  /** Why no charge succeeds. */
  charging?: RefusalReason;
  /** The bank wants its holder to be authenticated when it is stored. */
  asksForAuthentication?: true;
};

/** Stripe's test cards by its ids: https://docs.stripe.com/testing */
const TEST_CARDS: Readonly<Record<string, TestCard>> = {
  pm_card_visa: { brand: 'visa', last4: '4242' },
  pm_card_visa_debit: { brand: 'visa', last4: '5556' },
  pm_card_mastercard: { brand: 'mastercard', last4: '4444' },
  pm_card_mastercard_debit: { brand: 'mastercard', last4: '3222' },
  pm_card_amex: { brand: 'amex', last4: '8431' },
  pm_card_discover: { brand: 'discover', last4: '9424' },
  pm_card_diners: { brand: 'diners', last4: '3237' },
  pm_card_jcb: { brand: 'jcb', last4: '0505' },
  pm_card_unionpay: { brand: 'unionpay', last4: '0005' },
  pm_card_visa_chargeDeclined: { brand: 'visa', last4: '0002', storing: 'declined' },
  pm_card_chargeDeclined: { brand: 'visa', last4: '0002', storing: 'declined' },
  pm_card_visa_chargeDeclinedInsufficientFunds: {
    brand: 'visa',
    last4: '9995',
    storing: 'insufficient_funds',
  },
  pm_card_chargeDeclinedInsufficientFunds: { brand: 'visa', last4: '9995', storing: 'insufficient_funds' },
  pm_card_chargeDeclinedExpiredCard: { brand: 'visa', last4: '0069', storing: 'expired_card' },
  pm_card_authenticationRequired: { brand: 'visa', last4: '3184', asksForAuthentication: true },
  pm_card_chargeCustomerFail: { brand: 'visa', last4: '0341', charging: 'declined' },
};

/** For how long a card is good whose expiry is not given. */
const YEARS_VALID = 3;

/**
 * Stores a test card under `id`.
 * @throws PaymentRefused if it cannot be stored, has expired, or is none
 */
export function storeTestCard(
  testCard: string,
  {
    id,
    isAuthenticated,
    expiry,
    at,
  }: { id: string; isAuthenticated: boolean; expiry?: CardExpiry | undefined; at: Date },
): SandboxCard {
  const found = Object.hasOwn(TEST_CARDS, testCard) ? TEST_CARDS[testCard] : undefined;
  if (!found) throw new PaymentRefused('not_their_card');
  if (found.storing) throw new PaymentRefused(found.storing);
  if (expiry && hasExpired(expiry, at)) throw new PaymentRefused('expired_card');
  const { brand, last4 } = found;
  const { month, year } = expiry ?? { month: 12, year: at.getUTCFullYear() + YEARS_VALID };
  return { id, testCard, isAuthenticated, brand, last4, expMonth: month, expYear: year };
}

/** A card works through the month on it. */
const hasExpired = ({ month, year }: CardExpiry, at: Date): boolean =>
  year * 12 + month < at.getUTCFullYear() * 12 + at.getUTCMonth() + 1;

/** Whether the bank wants the holder to be authenticated before the card is stored. */
export const asksForAuthentication = (testCard: string): boolean =>
  Object.hasOwn(TEST_CARDS, testCard) && TEST_CARDS[testCard]?.asksForAuthentication === true;

/** Why a charge of the card is refused; null if it succeeds. */
export function whyChargeFails(card: SandboxCard | null): RefusalReason | null {
  if (!card) return 'no_card';
  if (asksForAuthentication(card.testCard) && !card.isAuthenticated) return 'authentication_required';
  return TEST_CARDS[card.testCard]?.charging ?? null;
}
