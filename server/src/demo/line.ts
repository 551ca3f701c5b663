import { HOUR_MS } from '@chargerota/domain';
import { cancelReservation } from '../features/reservations/end-reservation.ts';
import { joinLine } from '../features/waitlist/join-line.ts';
import { matchLine } from '../features/waitlist/match-line.ts';
import type { AppDeps } from '../platform/app-deps.ts';
import { userScope } from '../platform/http/scopes.ts';
import { at, scopeOf, type Account } from './acting.ts';

/** The hours for which the demo member waits; one of the reservations that begin then is cancelled. */
export const WAITED_FROM = 12;
export const WAITED_TO = 17;

type Line = {
  organizationId: string;
  locationId: string;
  /** A day on which every charger there is taken. */
  date: string;
  /** Waits for the afternoon, and is offered what is cancelled. */
  demoMember: Account;
  /** Wait for the morning. */
  others: readonly Account[];
  cancelled: { id: string; hours: number; by: Account };
};

/**
 * Lets members wait for a charger on a full day, and one cancel a reservation that suits the demo member, by the product's
 * own use cases. The offer is made at the clock's now, so that it is open when the demo is.
 */
export async function seedLine(deps: AppDeps, line: Line): Promise<void> {
  const { organizationId, locationId, date, demoMember, others, cancelled } = line;
  const now = deps.clock.now();
  const hoursAgo = (hours: number) => at(deps, new Date(now.getTime() - hours * HOUR_MS));
  const wish = { locationId, date, lookAheadDays: 1 };

  const afternoon = { ...wish, fromHour: WAITED_FROM, toHour: WAITED_TO, hours: cancelled.hours };
  await joinLine(hoursAgo(5), await scopeOf(deps, organizationId, demoMember), afternoon);
  for (const [index, other] of others.entries()) {
    const morning = { ...wish, fromHour: 7, toHour: 9 + index, hours: 2 + index };
    await joinLine(hoursAgo(4 - index), await scopeOf(deps, organizationId, other), morning);
  }
  const user = { ...cancelled.by, status: 'approved' } as const;
  const canceller = userScope({
    sessionId: 'demo',
    renewedCookie: null,
    operatorId: null,
    membership: null,
    user,
  });
  await cancelReservation(hoursAgo(0), canceller, cancelled.id);
  const scope = await scopeOf(deps, organizationId, demoMember);
  await matchLine(deps.database, scope, { locationId, date }, () => now);
}
