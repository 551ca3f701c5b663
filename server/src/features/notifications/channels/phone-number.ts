import { parsePhoneNumberFromString, type NumberType } from 'libphonenumber-js/max';

/** Codes to other kinds of numbers (premium rate, shared cost) are how fraudsters earn by us, or reach nobody. */
const TYPES: readonly NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'FIXED_LINE', 'VOIP'];

/**
 * The number in E.164; null if it is not valid, or of a kind that gets no text messages from us. The text must contain
 * the country code, because we do not know the person's country.
 */
export function phoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'));
  // A text message cannot reach an extension.
  return parsed?.isValid() && !parsed.ext && TYPES.includes(parsed.getType()) ? parsed.number : null;
}
