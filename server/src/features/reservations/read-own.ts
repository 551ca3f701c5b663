import { PAGE_SIZE, type Reservation } from '@chargerota/contract';
import { ecoImpact, type EcoImpact } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { presentReservation } from './presenter.ts';
import { listOwnEnded as listEndedRows, listOwnReservations as listRows } from './own-store.ts';
import { countOwnEnded, loadOwnSessions } from './sums-store.ts';

const ENDED_LIMIT = 100;

/** The caller's own reservations in every organization, newest first: all current ones and the latest of the others. */
export async function listOwnReservations(
  { database, clock }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<Reservation[]> {
  requireSelf(scope, userId);
  const rows = await listRows(database.drizzle, scope, { now: clock.now(), endedLimit: ENDED_LIMIT });
  return rows.map(presentReservation);
}

/** A page of the caller's past and cancelled reservations, newest first, and their total number. */
export async function listOwnEnded(
  { database, clock }: AppDeps,
  scope: UserScope,
  { userId, page }: { userId: string; page: number },
): Promise<{ rows: Reservation[]; total: number }> {
  requireSelf(scope, userId);
  const now = clock.now();
  const [rows, total] = await Promise.all([
    listEndedRows(database.drizzle, scope, now, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countOwnEnded(database.drizzle, scope, now),
  ]);
  return { rows: rows.map(presentReservation), total };
}

/** The savings of the caller's sessions. */
export async function ownEcoImpact(
  { database }: AppDeps,
  scope: UserScope,
  userId: string,
): Promise<EcoImpact> {
  requireSelf(scope, userId);
  const { months, before } = await loadOwnSessions(database.drizzle, scope);
  return ecoImpact(months, before);
}
