import { getCountries, type CountryCode } from 'libphonenumber-js/max';

/** The countries in which clocks follow a time zone. None for a zone such as UTC. */
export function countriesOfZone(zone: string): readonly CountryCode[] {
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
