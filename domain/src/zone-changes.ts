// The clock changes of a zone, for calendar files. They are computed from the offsets that also turn a location's hours
// into instants, so both agree whichever release of the zone rules is installed.
import { MINUTE_MS } from './durations.ts';
import type { Period } from './periods.ts';
import { utcOffsetMinutes } from './zones.ts';

export interface ZoneChange {
  at: Date;
  /** Minutes ahead of UTC. */
  offsetBefore: number;
  offsetAfter: number;
}

/** No zone has moved its clocks there and back within a week. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** The clock changes of `zone` within a period, the earliest first. */
export function zoneChanges(zone: string, { startsAt, endsAt }: Period): ZoneChange[] {
  const offsetAt = (ms: number): number => utcOffsetMinutes(new Date(ms), zone);
  const changes: ZoneChange[] = [];
  let from = Math.floor(startsAt.getTime() / MINUTE_MS) * MINUTE_MS;
  let offsetBefore = offsetAt(from);
  while (from < endsAt.getTime()) {
    const until = Math.min(from + STEP_MS, Math.ceil(endsAt.getTime() / MINUTE_MS) * MINUTE_MS);
    const offsetAfter = offsetAt(until);
    if (offsetAfter !== offsetBefore) {
      let before = from;
      let after = until;
      while (after - before > MINUTE_MS) {
        const middle = Math.floor((before + after) / 2 / MINUTE_MS) * MINUTE_MS;
        if (offsetAt(middle) === offsetBefore) before = middle;
        else after = middle;
      }
      changes.push({ at: new Date(after), offsetBefore, offsetAfter });
      offsetBefore = offsetAfter;
    }
    from = until;
  }
  return changes;
}
