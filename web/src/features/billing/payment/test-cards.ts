import { m } from '@chargerota/messages';
// The usual test card numbers and the names by which payment providers know them. Numbers stay in the browser.

const TEST_CARDS: Readonly<Record<string, string>> = {
  '4242424242424242': 'pm_card_visa',
  '5555555555554444': 'pm_card_mastercard',
  '378282246310005': 'pm_card_amex',
  '4000000000000002': 'pm_card_visa_chargeDeclined',
  '4000000000009995': 'pm_card_visa_chargeDeclinedInsufficientFunds',
  '4000000000000069': 'pm_card_chargeDeclinedExpiredCard',
  '4000002500003155': 'pm_card_authenticationRequired',
  '4000000000000341': 'pm_card_chargeCustomerFail',
};

/** What each test card is for, for the list below the form. */
export const TEST_CARD_USES: readonly (readonly [number: string, use: string])[] = [
  ['4242 4242 4242 4242', m.billingPayment.paymentsSucceed],
  ['4000 0025 0000 3155', m.billingPayment.theBankAsksYouTo],
  ['4000 0000 0000 0002', m.billingPayment.declined],
  ['4000 0000 0000 9995', m.billingPayment.declinedInsufficientFunds],
  ['4000 0000 0000 0069', m.billingPayment.declinedExpiredCard],
  ['4000 0000 0000 0341', m.billingPayment.storedButEveryChargeFails],
];

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** The name of a test card; null for any other number. */
export const testCardOf = (number: string): string | null => TEST_CARDS[digitsOf(number)] ?? null;

/** Groups of four digits, as on the card; American Express has 4, 6 and 5. */
export function groupDigits(number: string): string {
  const digits = digitsOf(number).slice(0, 19);
  const groups = /^3[47]/.test(digits) ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/ : null;
  if (groups) return (groups.exec(digits) ?? []).slice(1).filter(Boolean).join(' ');
  return digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** A month of one digit, ended by a slash: `1/29`. */
const SHORT_MONTH = /^\s*([1-9])\s*\/\s*(\d{0,2})/;

/** `MM / YY` while it is typed. */
export function groupExpiry(text: string): string {
  const [, month, year] = SHORT_MONTH.exec(text) ?? [];
  if (month !== undefined) return `0${month} / ${year}`;
  const digits = digitsOf(text).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** Why a card cannot be used, before anything is sent; null if it can. */
export function numberFault(number: string): string | null {
  const digits = digitsOf(number);
  if (digits === '') return m.billingPayment.pleaseEnterACardNumber;
  if (digits.length < 13) return m.billingPayment.thisCardNumberIsIncomplete;
  if (testCardOf(number) === null) return m.billingPayment.onlyTestCardsWorkHere;
  return null;
}

export type CardExpiry = { month: number; year: number };

/** The month and year of `MM / YY`; null for anything else. */
export function expiryOf(text: string): CardExpiry | null {
  const digits = digitsOf(text);
  const [month, year] = [Number(digits.slice(0, 2)), 2000 + Number(digits.slice(2))];
  return digits.length === 4 && month >= 1 && month <= 12 ? { month, year } : null;
}

export function expiryFault(text: string, now: Date): string | null {
  const expiry = expiryOf(text);
  if (!expiry) return m.billingPayment.pleaseEnterTheExpiryDate;
  const isPast = expiry.year * 12 + expiry.month < now.getFullYear() * 12 + now.getMonth() + 1;
  return isPast ? m.billingPayment.thisCardHasExpired : null;
}

export const codeFault = (code: string): string | null =>
  /^\d{3,4}$/.test(code.trim()) ? null : m.billingPayment.pleaseEnterTheSecurityCode;
