import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * The number in E.164; null for what is none. It is written with its country code: nothing here says in which country
 * somebody is.
 */
export function phoneNumber(text: string): string | null {
  const parsed = parsePhoneNumberFromString(text.trim().replace(/^00/, '+'));
  // A text message reaches no extension.
  return parsed?.isValid() && !parsed.ext ? parsed.number : null;
}
