import { hasEnoughDigits, PHONE_TOO_SHORT } from '@chargerota/contract';
import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { invalidInput } from '../http/domain-error.ts';

/** The countries in which clocks follow a time zone. None for a zone such as UTC. */
function countriesOfZone(zone: string): readonly CountryCode[] {
  known ??= countriesByZone();
  return known.get(canonical(zone)) ?? [];
}

// Computed once, when the first short number comes: it takes tens of milliseconds.
let known: Map<string, CountryCode[]> | null = null;

function countriesByZone(): Map<string, CountryCode[]> {
  const byZone = new Map<string, CountryCode[]>();
  for (const country of getCountries()) {
    for (const zone of zonesOf(country).map(canonical)) {
      byZone.set(zone, [...(byZone.get(zone) ?? []), country]);
    }
  }
  return byZone;
}

/** Runtimes before 2024 have the list as a property. */
type LocaleWithZones = Intl.Locale & { getTimeZones?: () => string[]; timeZones?: string[] };

function zonesOf(country: CountryCode): string[] {
  const locale = new Intl.Locale(`und-${country}`) as LocaleWithZones;
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

/** One name of each zone: 'Asia/Calcutta' and 'Asia/Kolkata' are the same. */
const canonical = (zone: string): string =>
  new Intl.DateTimeFormat(undefined, { timeZone: zone }).resolvedOptions().timeZone;

/**
 * Requires that a number of fewer than ten digits is one of its country's: of the country whose code it has, or of one
 * in which clocks follow one of `zones`.
 * @throws DomainError invalid_input
 */
export function requirePhone(
  { path, phone }: { path: string; phone: string | null | undefined },
  zones: readonly string[],
): void {
  if (phone && !hasEnoughDigits(phone) && !isValidIn(phone, zones))
    throw invalidInput(path, PHONE_TOO_SHORT());
}

function isValidIn(phone: string, zones: readonly string[]): boolean {
  const written = phone.replace(/^00/, '+');
  const isValid = (country?: Parameters<typeof parsePhoneNumberFromString>[1]): boolean =>
    parsePhoneNumberFromString(written, country)?.isValid() ?? false;
  return isValid() || zones.flatMap(countriesOfZone).some((country) => isValid(country));
}
