import type { Reservation } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { presentReservation } from './presenter.ts';
import { listOwnReservations as listRows } from './store.ts';

const PAST_LIMIT = 100;

/** The caller's own, in every organization: all that are coming and the latest of the past, newest first. */
export async function listOwnReservations(
  { database, clock }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<Reservation[]> {
  requireSelf(scope, userId);
  const rows = await listRows(database.drizzle, scope, { now: clock.now(), pastLimit: PAST_LIMIT });
  return rows.map(presentReservation);
}
