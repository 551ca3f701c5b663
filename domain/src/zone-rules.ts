// The clocks of a zone as calendar files can say them so that every program understands: one offset, or two changes that
// come each year. Outlook reads nothing else: of a longer list it takes the last change to each side as yearly.
import { MINUTE_MS } from './durations.ts';
import { zoneChanges, type ZoneChange } from './zone-changes.ts';
import { utcOffsetMinutes } from './zones.ts';

/** A clock change that comes each year. */
export interface YearlyChange {
  /** 1 to 12. */
  month: number;
  /** 0 is Sunday. */
  weekday: number;
  /** 1 to 4; -1 is the month's last. */
  week: number;
  /** Minutes after midnight, by the offset before. */
  minutes: number;
  /** Minutes ahead of UTC. */
  offsetBefore: number;
  offsetAfter: number;
}

export type ZoneRules =
  | { kind: 'fixed'; offset: number }
  /** `from`: a year that both changes begin before all of the instants. */
  | { kind: 'yearly'; from: number; changes: readonly [YearlyChange, YearlyChange] };

const DAYS_OF_WEEK = 7;

/** Rules by which a zone's clocks are right at all of these instants; null if there are none so simple. */
export function zoneRulesFor(zone: string, instants: readonly Date[]): ZoneRules | null {
  const times = instants.map((instant) => instant.getTime());
  const firstYear = new Date(Math.min(...times)).getUTCFullYear();
  const lastYear = new Date(Math.max(...times)).getUTCFullYear();
  const offsets = instants.map((instant) => utcOffsetMinutes(instant, zone));
  const changes = yearlyChanges(
    zoneChanges(zone, {
      startsAt: new Date(Date.UTC(firstYear, 0, 1)),
      endsAt: new Date(Date.UTC(lastYear + 1, 0, 1)),
    }),
  );
  if (changes && times.every((ms, index) => offsetByRules(changes, ms) === offsets[index]))
    return { kind: 'yearly', from: firstYear - 1, changes };
  const [offset = 0] = offsets;
  return offsets.every((each) => each === offset) ? { kind: 'fixed', offset } : null;
}

/** The two yearly changes of which all of these are instances. */
function yearlyChanges(changes: readonly ZoneChange[]): readonly [YearlyChange, YearlyChange] | null {
  const forward = yearlyChange(changes.filter(({ offsetBefore, offsetAfter }) => offsetAfter > offsetBefore));
  const back = yearlyChange(changes.filter(({ offsetBefore, offsetAfter }) => offsetAfter < offsetBefore));
  if (!forward || !back) return null;
  const isThereAndBack =
    forward.offsetBefore === back.offsetAfter && forward.offsetAfter === back.offsetBefore;
  return isThereAndBack ? [forward, back] : null;
}

function yearlyChange(changes: readonly ZoneChange[]): YearlyChange | null {
  const [first, ...others] = changes;
  if (!first) return null;
  const fits = (rule: YearlyChange, { at, offsetAfter }: ZoneChange) =>
    rule.offsetAfter === offsetAfter && yearlyInstant(rule, at.getUTCFullYear()) === at.getTime();
  return rulesOf(first).find((rule) => others.every((change) => fits(rule, change))) ?? null;
}

/** A day is, for example, its month's fourth Sunday, its last, or both. */
function rulesOf({ at, offsetBefore, offsetAfter }: ZoneChange): YearlyChange[] {
  const wall = new Date(at.getTime() + offsetBefore * MINUTE_MS);
  const day = wall.getUTCDate();
  const isLast = day + DAYS_OF_WEEK > daysIn(wall.getUTCFullYear(), wall.getUTCMonth() + 1);
  const week = Math.ceil(day / DAYS_OF_WEEK);
  const weeks = [...(isLast ? [-1] : []), ...(week < 5 ? [week] : [])];
  return weeks.map((each) => ({
    month: wall.getUTCMonth() + 1,
    weekday: wall.getUTCDay(),
    week: each,
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    offsetBefore,
    offsetAfter,
  }));
}

/** The instant of a yearly change in a year. */
export function yearlyInstant(change: YearlyChange, year: number): number {
  const length = daysIn(year, change.month);
  const first = new Date(Date.UTC(year, change.month - 1, 1)).getUTCDay();
  const firstOfWeekday = 1 + ((change.weekday - first + DAYS_OF_WEEK) % DAYS_OF_WEEK);
  const weeks = change.week < 0 ? Math.floor((length - firstOfWeekday) / DAYS_OF_WEEK) : change.week - 1;
  const midnight = Date.UTC(year, change.month - 1, firstOfWeekday + weeks * DAYS_OF_WEEK);
  return midnight + (change.minutes - change.offsetBefore) * MINUTE_MS;
}

function offsetByRules(changes: readonly YearlyChange[], ms: number): number | undefined {
  const year = new Date(ms).getUTCFullYear();
  const made = [year - 1, year].flatMap((each) =>
    changes.map((change) => ({ at: yearlyInstant(change, each), offset: change.offsetAfter })),
  );
  return made.filter(({ at }) => at <= ms).toSorted((a, b) => b.at - a.at)[0]?.offset;
}

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();
