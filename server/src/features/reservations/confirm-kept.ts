import { closesDuring, type WeeklyHours } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import type { TenantScope } from '../../platform/http/scopes.ts';
import { confirmationOf, refusal } from './coming-list.ts';
import { readComing, type ComingReservation } from './coming-store.ts';

export type ChangeOfHours = {
  location: { id: string; timezone: string };
  before: WeeklyHours;
  after: WeeklyHours;
  /** The `confirmation` of the refusal that listed the reservations. */
  keep: string | undefined;
};

/**
 * Reservations stay when a location opens shorter (docs/rules.md "Booking"). Those that lie in hours which will be closed
 * are listed first, until the administrator has confirmed exactly these. Answers with them, for the event `reservations_kept`. The caller must
 * hold the location's row.
 * @throws DomainError reservations_outside_hours, with the confirmation and a list
 */
export async function confirmKept(
  tx: Tx,
  scope: TenantScope,
  { location, before, after, keep }: ChangeOfHours,
  now: Date,
): Promise<ComingReservation[]> {
  const of = { locationId: location.id };
  const coming = await readComing(tx, scope, of, now);
  const outside = coming.filter(({ startsAt, endsAt }) => {
    const rest = { startsAt: startsAt > now ? startsAt : now, endsAt };
    return closesDuring(rest, before, after, location.timezone);
  });
  if (outside.length > 0 && keep !== confirmationOf(outside))
    throw refusal('reservations_outside_hours', outside, of);
  return outside;
}
