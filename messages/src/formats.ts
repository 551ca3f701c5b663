// How a region writes dates, times and numbers: apart from the language, and from the time zone.
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from './languages.ts';

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

/** How somebody reads: in which language, and in which formats. */
export type Formats = { language: Language; region: Region; is24Hour: boolean };

/** What a person chooses; null is no choice. */
export type Choices = { language?: Language | null; region: Region | null; clock: Clock };

/** Where a language is spoken: the formats of whoever has chosen no region. */
export const REGION_OF: Readonly<Record<Language, Region>> = {
  'en-US': 'US',
  'en-GB': 'GB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  nl: 'NL',
};

/** For whoever has told nothing else. */
export const DEFAULT_REGION: Region = 'US';

const TWELVE_HOURS: readonly Region[] = ['AU', 'CA', 'IN', 'NZ', 'US'];

/** What a person's choices come to: the region is the language's unless another is chosen, the clock the region's. */
export function formatsOf({ language, region, clock }: Choices): Formats {
  // An account can have one that only a later release knows.
  const words = LANGUAGES.find((known) => known === language) ?? DEFAULT_LANGUAGE;
  const known = region ?? REGION_OF[words];
  return {
    language: words,
    region: known,
    is24Hour: clock === 'region' ? !TWELVE_HOURS.includes(known) : clock === '24',
  };
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

/** A language as a region writes dates and numbers. Older browsers do not know all; Europe is nearer than America. */
export function localeOf({ language, region }: Formats): string {
  const [words = ''] = language.split('-', 1);
  const wanted = `${words}-${region}`;
  const isKnown = new Intl.DateTimeFormat(wanted).resolvedOptions().locale === wanted;
  return isKnown ? wanted : words === 'en' ? 'en-150' : language;
}

let source: () => Formats = () => DEFAULT_FORMATS;
/** For what is stored for everybody. */
export const DEFAULT_FORMATS = formatsOf({ region: null, clock: 'region' });

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
