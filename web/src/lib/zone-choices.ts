import { m } from '@chargerota/messages';
import {
  compareNames,
  currentZoneName,
  formerZoneNames,
  isTimeZone,
  utcOffsetMinutes,
} from '@chargerota/domain';
import { namedZone } from './dates.ts';
import { plainText } from './plain-text.ts';

/** `Europe/Kyiv` for `Europe/Kiev`; a zone whose new name this browser doesn't know keeps its own. */
export function currentZone(zone: string): string {
  const current = currentZoneName(zone);
  return isTimeZone(current) ? current : zone;
}

/** The zone that an organization of this person probably has; empty if the device doesn't say, and they must choose. */
export function suggestedZone(): string {
  const named = namedZone();
  return named === null ? '' : currentZone(named);
}

/** `New York`, or `Knox, Indiana`: a zone's place, by its name of today. */
export const zonePlace = (zone: string): string =>
  currentZone(zone)
    .split('/')
    .slice(zone.includes('/') ? 1 : 0)
    .toReversed()
    .join(', ')
    .replaceAll('_', ' ');

export interface ZoneChoice {
  id: string;
  /** `New York` */
  place: string;
  /** `GMT-4`: the offset at `now`. */
  offset: string;
}

export interface ZoneGroup {
  title: string;
  choices: readonly ZoneChoice[];
}

const choiceOf = (zone: string, now: Date): ZoneChoice => ({
  id: zone,
  place: zonePlace(zone),
  offset: offsetWords(utcOffsetMinutes(now, zone)),
});

/** `GMT-4`, `GMT+5:30` */
function offsetWords(minutes: number): string {
  const sign = minutes < 0 ? '-' : '+';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${sign}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`;
}

/** `New York (GMT-4)` */
export const zoneWords = (zone: string, now: Date): string => {
  const { place, offset } = choiceOf(zone, now);
  return `${place} (${offset})`;
};

const REGION_NAMES: Readonly<Record<string, string>> = m.parts.zoneRegions;

const regionName = (region: string): string => REGION_NAMES[region] ?? region;

/**
 * The zones that this browser knows, by continent, with the likely ones first. A likely one stands under its own name,
 * even if that is old or unknown here.
 */
export function zoneChoices(likely: readonly string[], known: readonly string[], now: Date): ZoneGroup[] {
  const first = [...new Map(likely.map((zone) => [currentZone(zone), zone])).values()];
  const others = new Set([...known.map(currentZone), 'UTC']);
  for (const zone of first) others.delete(currentZone(zone));
  const regions = new Map<string, ZoneChoice[]>();
  for (const zone of others) {
    const region = zone.includes('/') ? regionName(zone.slice(0, zone.indexOf('/'))) : m.parts.other;
    regions.set(region, [...(regions.get(region) ?? []), choiceOf(zone, now)]);
  }
  const byPlace = (one: ZoneChoice, other: ZoneChoice): number => compareNames(one.place, other.place);
  return [
    ...(first.length > 0
      ? [{ title: m.parts.likelyHere, choices: first.map((zone) => choiceOf(zone, now)) }]
      : []),
    ...[...regions]
      .toSorted(([one], [other]) => compareNames(one, other))
      .map(([title, choices]) => ({ title, choices: choices.toSorted(byPlace) })),
  ];
}

/**
 * Keeps the zones that match every typed word: it begins a word of the current or former name, or is the offset (`york`,
 * `-4`, `utc+5:30`).
 */
export function findZones(text: string, groups: readonly ZoneGroup[]): ZoneGroup[] {
  const typed = plain(text)
    .replaceAll(/(?<=gmt|utc)\s+(?=[+-])/g, '')
    .split(/[\s,()]+/)
    .filter(Boolean);
  if (typed.length === 0) return [...groups];
  return groups
    .map(({ title, choices }) => ({ title, choices: choices.filter((choice) => isMeant(typed, choice)) }))
    .filter(({ choices }) => choices.length > 0);
}

function isMeant(typed: readonly string[], { id, place, offset }: ZoneChoice): boolean {
  const words = plain(`${id} ${formerNames(id)} ${place}`).split(/[\s/,_-]+/);
  const hours = offset.slice('GMT'.length);
  return typed.every((word) => isOffset(word, hours) || words.some((each) => each.startsWith(word)));
}

/** `+1` is not `+10`, but `+5` may become `+5:30`. */
function isOffset(word: string, hours: string): boolean {
  const wanted = word
    .replace(/^(?:gmt|utc)/, '')
    .replace(/^$/, '+0')
    .replace(/^(?<sign>[+-])0(?=\d)/, '$<sign>');
  if (!/^[+-]/.test(wanted)) return false;
  const isWhole = /\d/.test(wanted) && !wanted.includes(':');
  return hours === wanted || hours.startsWith(isWhole ? `${wanted}:` : wanted);
}

const formerNames = (zone: string): string => formerZoneNames(zone).join(' ');

const plain = (text: string): string => plainText(text).replaceAll('−', '-');
