// When a zone's clocks are moved, for those who have to be told (calendars): the same offsets that make instants of a
// location's hours, so that both say the same whatever release of the zones' rules runs here.
import type { Period } from './periods.ts';
import { utcOffsetMinutes } from './zones.ts';

export interface ZoneChange {
  at: Date;
  /** Minutes ahead of UTC. */
  offsetBefore: number;
  offsetAfter: number;
}

const MINUTE_MS = 60_000;
/** No zone has moved its clocks there and back within a week. */
const STEP_MS = 7 * 24 * 60 * MINUTE_MS;

/** Each time that the clocks of `zone` are moved within a period, the earliest first. */
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
