import { localTime, utcOffsetMinutes, wallInstant, zoneChanges, type Period } from '@chargerota/domain';
import ICAL from 'ical.js';

/** Around what is written, so that calendars see both of a zone's times, whatever season it is of. */
const REACH_MS = 366 * 24 * 60 * 60_000;

/**
 * A zone as calendars are told of it (VTIMEZONE), for events within a period: each move of its clocks, by the offsets that
 * made the events' instants. Published lists have their own release of the zones' rules (docs/decisions/0037).
 */
export function timeZoneComponent(zone: string, { startsAt, endsAt }: Period): Component {
  const from = new Date(startsAt.getTime() - REACH_MS);
  const changes = zoneChanges(zone, { startsAt: from, endsAt: new Date(endsAt.getTime() + REACH_MS) });
  const first = utcOffsetMinutes(from, zone);
  const standard = Math.min(first, ...changes.map(({ offsetAfter }) => offsetAfter));

  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  // What holds until the first move.
  const at = new Date(-first * 60_000);
  component.addSubcomponent(observance({ at, offsetBefore: first, offsetAfter: first }, standard));
  for (const change of changes) component.addSubcomponent(observance(change, standard));
  return component;
}

function observance(
  { at, offsetBefore, offsetAfter }: { at: Date; offsetBefore: number; offsetAfter: number },
  standard: number,
): Component {
  const component = new ICAL.Component(offsetAfter === standard ? 'standard' : 'daylight');
  // As the clocks showed it that were then moved.
  const wall = new Date(at.getTime() + offsetBefore * 60_000);
  component.addPropertyWithValue('dtstart', utcTime(wall, null));
  component.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(offsetBefore * 60));
  component.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(offsetAfter * 60));
  return component;
}

/**
 * What clocks of `zone` show at an instant, where they show it once: of an hour that is shown twice some calendars take
 * the first, as RFC 5545 has it, and others, Thunderbird among them, the second.
 */
export function wallTime(instant: Date, zone: string): Time | null {
  const { date, hour, minute } = localTime(instant, zone);
  if (wallInstant(date, hour * 60 + minute, zone).again) return null;
  const [year, month, day] = date.split('-').map(Number);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second: instant.getUTCSeconds() });
}

/** The instant in UTC; `zone` null takes its digits for a wall clock's. */
export function utcTime(instant: Date, zone: 'UTC' | null = 'UTC'): Time {
  const data = {
    year: instant.getUTCFullYear(),
    month: instant.getUTCMonth() + 1,
    day: instant.getUTCDate(),
    hour: instant.getUTCHours(),
    minute: instant.getUTCMinutes(),
    second: instant.getUTCSeconds(),
  };
  return zone ? ICAL.Time.fromData(data, ICAL.Timezone.utcTimezone) : ICAL.Time.fromData(data);
}

export type Component = InstanceType<typeof ICAL.Component>;
type Time = InstanceType<typeof ICAL.Time>;
