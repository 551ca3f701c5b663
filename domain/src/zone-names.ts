// Adds the zone's name to the times of a place, for readers whose clocks show another time.
import { wordsLocale } from '@chargerota/messages/locale';
import { formatPeriod, joinPeriods } from './time-slots.ts';
import type { Period } from './periods.ts';
import { clocksAgree, formatTime, nameInRuntime } from './zones.ts';

/**
 * The name of a place's zone (`PT`, `Nepal Time`) if its clocks differ from the reader's at that instant, else null. If
 * the reader's zone is unknown, as in a mail, it is always named.
 */
export function differingZone(instant: Date, zone: string, reader: string | undefined): string | null {
  return reader !== undefined && clocksAgree(instant, zone, reader) ? null : zoneName(instant, zone);
}

/** The same in few letters, for beside a time where space is short: `PT`, `GMT+5:45`. */
export function shortDifferingZone(instant: Date, zone: string, reader: string | undefined): string | null {
  const name = differingZone(instant, zone, reader);
  return name === null || name.length <= LONGEST_SHORT ? name : partOf(instant, zone, 'short');
}

/** ` PT`, to be appended to a time; empty if the reader's clocks show the same. */
export function zoneSuffix(instant: Date, zone: string, reader: string | undefined): string {
  const name = differingZone(instant, zone, reader);
  return name === null ? '' : ` ${name}`;
}

/** '2:05 PM', '2:05 PM PT' */
export function zonedTime(instant: Date, zone: string, reader: string | undefined): string {
  return `${formatTime(instant, zone)}${zoneSuffix(instant, zone, reader)}`;
}

/** '2:20 PM – 5:00 PM', '2:20 PM – 5:00 PM PT' */
export const zonedPeriod = (period: Period, zone: string, reader: string | undefined): string =>
  zonedPeriods([period], zone, reader);

/** '8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM', as `zonedPeriod`. */
export const zonedPeriods = (periods: readonly Period[], zone: string, reader: string | undefined): string =>
  joinPeriods(periods.map((period) => formatPeriod(period, zone))) +
  (periods[0] ? zoneSuffix(periods[0].startsAt, zone, reader) : '');

/**
 * A text in which no line ends between a time, its AM or PM if it has one, and the abbreviation of its zone, within a
 * zone's long name after a time, nor between the word charger and its number.
 */
export const keepTimesTogether = (text: string): string =>
  text
    .replaceAll(/(?<=(?:\d [AP]M|\d\d:\d\d) )(?:(?:[\p{Lu}&][\p{L}.’'&-]*|of|and|the) )+Time\b/gu, inOnePiece)
    .replaceAll(
      /(?<=\d) (?=[AP]M\b)|(?<=\d [AP]M|\d\d:\d\d) (?=(?:[A-Z]{2,4}|GMT[+-][\d:]+)\b)|(?<=\b[Cc]harger) (?=\d)/g,
      '\u00a0',
    );

/** A name that is never broken into two lines. */
export const inOnePiece = (name: string): string => name.replaceAll(' ', '\u00a0');

/** `GMT+3` is short, `Nepal Time` is not. */
const LONGEST_SHORT = 5;

/** ICU says “heure : Royaume-Uni” in French, as nobody writes. */
const zoneName = (instant: Date, zone: string): string =>
  partOf(instant, zone, 'shortGeneric').replace(/^heure : (.+)$/, 'heure locale ($1)');

// Creating a format is slow, and rules are evaluated thousands of times while choices are computed.
const FORMATS_KEPT = 100;
const formats = new Map<string, Intl.DateTimeFormat>();

function partOf(instant: Date, zone: string, timeZoneName: 'shortGeneric' | 'short'): string {
  const locale = wordsLocale();
  const key = `${timeZoneName} ${zone} ${locale}`;
  let format = formats.get(key);
  if (!format) {
    if (formats.size >= FORMATS_KEPT) formats.clear();
    format = new Intl.DateTimeFormat(locale, { timeZone: nameInRuntime(zone), timeZoneName });
    formats.set(key, format);
  }
  return format.formatToParts(instant).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
