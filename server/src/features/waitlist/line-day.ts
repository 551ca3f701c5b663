import {
  addDays,
  dayPeriod,
  KEPT_FOR_LINE_MS,
  localDate,
  reportConcerns,
  reportEnd,
} from '@chargerota/domain';
import type { LineDay, SpotUse } from '@chargerota/domain';
import type { Emitted } from '../../platform/events/emit.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { LinePlace } from './day-store.ts';
import type { LineDate } from './line-jobs.ts';

/** The reports because of which nobody is called to a charger. */
const withholding = ({ reports }: LinePlace) => reports.filter(({ weight }) => weight !== 'informs');

/** Time in which nobody is called to a reported charger. */
export const withheldTimes = (place: LinePlace, now: Date): SpotUse[] =>
  withholding(place).map((report) => ({
    spotId: report.spotId,
    freeSince: null,
    startsAt: now,
    endsAt: reportEnd(report) ?? FOR_EVER,
  }));

const FOR_EVER = new Date(8_640_000_000_000_000);

/** Those of the day's chargers to which nobody is called. */
export function withheldSpots(place: LinePlace, { spotIds }: Pick<LineDay, 'spotIds'>): string[] {
  const withheld = new Set(withholding(place).map(({ spotId }) => spotId));
  return spotIds.filter((id) => withheld.has(id));
}

/** When cars that are in the way are expected to have gone, as far as that is on the day. */
export const blockedUntil = ({ reports, timezone }: LinePlace, { date }: LineDate): Date[] =>
  reports.flatMap((report) => reportEnd(report) ?? []).filter((until) => localDate(until, timezone) === date);

/**
 * Until when freed time is kept from those outside the line although nobody in it is called there: one member alone
 * reports its charger. Null if it is not.
 */
export function keptUntil(
  place: LinePlace,
  priorityHold: { spotId: string; startsAt: Date; heldSince: Date },
): Date | null {
  const about = withholding(place).filter(
    (report) => report.spotId === priorityHold.spotId && reportConcerns(report, priorityHold.startsAt),
  );
  if (about.length === 0 || about.some(({ weight }) => weight === 'confirmed')) return null;
  return new Date(priorityHold.heldSince.getTime() + KEPT_FOR_LINE_MS);
}

/** All that touches what may be offered on a day, and a day more on both sides: the location may have changed its zone. */
export const around = (date: string, timezone: string) => ({
  startsAt: dayPeriod(addDays(date, -2), timezone).startsAt,
  endsAt: dayPeriod(addDays(date, 2), timezone).endsAt,
});

/** Holds `around` in every zone. */
export const anywhereAround = (date: string) => ({
  startsAt: dayPeriod(addDays(date, -3), 'UTC').startsAt,
  endsAt: dayPeriod(addDays(date, 3), 'UTC').endsAt,
});

/** Who sees what has changed on a day: its grid and its line. */
export const dayEvents = ({ organizationId }: TenantScope, { locationId, date }: LineDate): Emitted[] => [
  { topic: 'reservations', organizationId, locationId, date },
  { topic: 'line', organizationId, locationId },
];
