import { hasEnoughDigits, PHONE_TOO_SHORT } from '@chargerota/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { invalidInput } from '../http/domain-error.ts';
import { countriesOfZone } from './countries-of-zone.ts';

/**
 * Requires that a number of fewer than ten digits is one of its country's: of the country whose code it has, or of one
 * in which clocks follow one of `zones`.
 * @throws DomainError invalid_input
 */
export function requirePhone(
  { path, phone }: { path: string; phone: string | null | undefined },
  zones: readonly string[],
): void {
  if (phone && !hasEnoughDigits(phone) && !isValidIn(phone, zones)) throw invalidInput(path, PHONE_TOO_SHORT);
}

function isValidIn(phone: string, zones: readonly string[]): boolean {
  const written = phone.replace(/^00/, '+');
  const isValid = (country?: Parameters<typeof parsePhoneNumberFromString>[1]): boolean =>
    parsePhoneNumberFromString(written, country)?.isValid() ?? false;
  return isValid() || zones.flatMap(countriesOfZone).some((country) => isValid(country));
}
