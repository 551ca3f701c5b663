import { addDays, dayPeriod, localDate } from '@chargerota/domain';
import type { SpotUse } from '@chargerota/domain';
import type { Emitted } from '../../platform/events/emit.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import type { LinePlace } from './day-store.ts';
import type { LineDate } from './line-jobs.ts';

/** Where a car is in the way, nothing is offered that starts soon. Later it will have gone. */
export const blockedTimes = ({ blocked }: LinePlace, now: Date): SpotUse[] =>
  blocked.map(({ spotId, until }) => ({ spotId, freeSince: null, startsAt: now, endsAt: until }));

/** When cars that are in the way are expected to have gone, as far as that is on the day. */
export const blockedUntil = ({ blocked, timezone }: LinePlace, { date }: LineDate): Date[] =>
  blocked.map(({ until }) => until).filter((until) => localDate(until, timezone) === date);

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
