import {
  localTime,
  MINUTE_MS,
  wallInstant,
  yearlyInstant,
  type YearlyChange,
  type ZoneRules,
} from '@chargerota/domain';
import ICAL from 'ical.js';

/**
 * The VTIMEZONE of a zone, by rules that are right for the file's events. It is made from the same offsets as the events'
 * instants, because published lists may have another release of the zone rules (decision 0037).
 */
export function timeZoneComponent(zone: string, rules: ZoneRules): Component {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  const observances =
    rules.kind === 'fixed' ? [standing(rules.offset)] : rules.changes.map((each) => yearly(each, rules.from));
  for (const each of observances) component.addSubcomponent(each);
  return component;
}

/** For all times: a zone needs one observance at least, and each observance a start. */
const standing = (offset: number): Component =>
  observance('standard', { wall: new Date(0), offsetBefore: offset, offsetAfter: offset });

function yearly(change: YearlyChange, from: number): Component {
  const { offsetBefore, offsetAfter } = change;
  // The local time at which the clocks were changed, by the offset before. A rule begins at a time of its own.
  const wall = new Date(yearlyInstant(change, from) + offsetBefore * MINUTE_MS);
  const name = offsetAfter > offsetBefore ? 'daylight' : 'standard';
  const component = observance(name, { wall, offsetBefore, offsetAfter });
  const rule = {
    freq: 'YEARLY',
    bymonth: [change.month],
    byday: [`${change.week}${WEEKDAYS[change.weekday]}`],
  };
  component.addPropertyWithValue('rrule', ICAL.Recur.fromData(rule));
  return component;
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

function observance(
  name: 'standard' | 'daylight',
  { wall, offsetBefore, offsetAfter }: { wall: Date; offsetBefore: number; offsetAfter: number },
): Component {
  const component = new ICAL.Component(name);
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
