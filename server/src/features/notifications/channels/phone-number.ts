import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number in E.164; null if it is not valid. The text must contain the country code, because we do not know the
 * person's country.
 */
export function phoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'));
  // A text message cannot reach an extension.
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}
