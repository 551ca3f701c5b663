// How a region writes dates, times and numbers: apart from the language, and from the time zone.

/** Those whose formats are known beside English words, by their codes of ISO 3166. */
export const REGIONS = [
  'AT',
  'AU',
  'BE',
  'CA',
  'CH',
  'CZ',
  'DE',
  'DK',
  'ES',
  'FI',
  'FR',
  'GB',
  'IE',
  'IN',
  'IT',
  'JP',
  'NL',
  'NO',
  'NZ',
  'PL',
  'PT',
  'SE',
  'US',
  'ZA',
] as const;
export type Region = (typeof REGIONS)[number];

/** By which clock a person reads the time: their region's, or another. */
export const CLOCKS = ['region', '12', '24'] as const;
export type Clock = (typeof CLOCKS)[number];

export type Formats = { region: Region; is24Hour: boolean };

/** For whoever has told nothing else. */
export const DEFAULT_REGION: Region = 'US';

const TWELVE_HOURS: readonly Region[] = ['AU', 'CA', 'IN', 'NZ', 'US'];

/** What a person's choices come to; null is no choice. */
export function formatsOf(region: Region | null, clock: Clock): Formats {
  const known = region ?? DEFAULT_REGION;
  return { region: known, is24Hour: clock === 'region' ? !TWELVE_HOURS.includes(known) : clock === '24' };
}

/** The first region that languages such as `de-CH` name, in the order of preference; null if none names a known one. */
export function regionOf(languages: readonly string[]): Region | null {
  for (const language of languages) {
    const named = /-([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase();
    const region = REGIONS.find((known) => known === named);
    if (region) return region;
  }
  return null;
}

/** English words, as the region writes dates and numbers. Older browsers do not know all; Europe is nearer than America. */
export function localeOf(region: Region): string {
  const wanted = `en-${region}`;
  const isKnown = new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted;
  return isKnown ? wanted : 'en-150';
}

let source: () => Formats = () => DEFAULT_FORMATS;
/** For what is stored for everybody. */
export const DEFAULT_FORMATS = formatsOf(null, 'region');

/**
 * Says where to ask whose formats hold: a browser has one reader, a server another one with each request and each message.
 * Until it is said, and where it answers undefined, they are those of the United States.
 */
export function askForFormats(ask: () => Formats | undefined): void {
  source = () => ask() ?? DEFAULT_FORMATS;
}

/** What `write` makes in these formats, whosever hold otherwise. It has to be made at once: nothing may be awaited. */
export function writeIn<T>(formats: Formats, write: () => T): T {
  const before = source;
  source = () => formats;
  try {
    return write();
  } finally {
    source = before;
  }
}

export const currentFormats = (): Formats => source();
