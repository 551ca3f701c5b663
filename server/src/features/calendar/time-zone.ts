import { localTime, utcOffsetMinutes, wallInstant, zoneChanges, type Period } from '@chargerota/domain';
import ICAL from 'ical.js';

/** Added before and after the events, so that a file always contains summer and standard time. */
const REACH_MS = 366 * 24 * 60 * 60_000;

/**
 * The VTIMEZONE of a zone for events within a period, with each clock change. It is made from the same offsets as the
 * events' instants, because published lists may have another release of the zone rules (docs/decisions/0037).
 */
export function timeZoneComponent(zone: string, { startsAt, endsAt }: Period): Component {
  const from = new Date(startsAt.getTime() - REACH_MS);
  const changes = zoneChanges(zone, { startsAt: from, endsAt: new Date(endsAt.getTime() + REACH_MS) });
  const first = utcOffsetMinutes(from, zone);
  const standard = Math.min(first, ...changes.map(({ offsetAfter }) => offsetAfter));

  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  // The offset until the first clock change.
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
  // The local time at which the clocks were changed, by the offset before.
  const wall = new Date(at.getTime() + offsetBefore * 60_000);
  component.addPropertyWithValue('dtstart', utcTime(wall, null));
  component.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(offsetBefore * 60));
  component.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(offsetAfter * 60));
  return component;
}

/**
 * The local time in `zone` at an instant; null if that time comes twice. Of such an hour some calendars take the first,
 * as RFC 5545 says, and others, like Thunderbird, the second.
 */
export function wallTime(instant: Date, zone: string): Time | null {
  const { date, hour, minute } = localTime(instant, zone);
  if (wallInstant(date, hour * 60 + minute, zone).again) return null;
  const [year, month, day] = date.split('-').map(Number);
  return ICAL.Time.fromData({ year, month, day, hour, minute, second: instant.getUTCSeconds() });
}

/** The instant in UTC; with `zone` null the same digits as a local time. */
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
