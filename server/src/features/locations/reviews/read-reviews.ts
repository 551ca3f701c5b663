import { REVIEWS_PAGE_SIZE, type Review, type ReviewRequest } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { readPrivacy } from '../../organizations/read-organizations.ts';
import { REVIEW_LIMITS } from '../limits.ts';
import { requireLocation } from '../read-locations.ts';
import { presentReview } from './presenter.ts';
import {
  countReviews,
  findOwnReview,
  findRequest,
  findReview,
  hasCharged,
  insertDismissal,
  listReviews,
} from './store.ts';

/** Sessions that ended longer ago are not asked about. */
const ASK_FOR_DAYS = 14;

/** @throws DomainError not_found */
export async function readReviews(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
  page: number,
): Promise<{ reviews: Review[]; total: number }> {
  await requireLocation(deps, scope, locationId);
  const queries = deps.database.drizzle;
  const part = { locationId, limit: REVIEWS_PAGE_SIZE, offset: (page - 1) * REVIEWS_PAGE_SIZE };
  const [rows, total, privacy] = await Promise.all([
    listReviews(queries, scope, part),
    countReviews(queries, scope, locationId),
    readPrivacy(queries, scope),
  ]);
  return { reviews: rows.map((row) => presentReview(row, scope, privacy)), total };
}

/** @throws DomainError not_found */
export async function readOwnReview(deps: AppDeps, scope: OrganizationScope, locationId: string) {
  await requireLocation(deps, scope, locationId);
  const queries = deps.database.drizzle;
  const own = await findOwnReview(queries, scope, locationId);
  const mayWrite = own ? own.hiddenAt === null : await hasCharged(queries, scope, locationId);
  return { review: own && presentReview(own, scope, await readPrivacy(queries, scope)), mayWrite };
}

/** @throws DomainError not_found for one that the caller may not read */
export async function requireReview(queries: Queries, scope: OrganizationScope, id: string): Promise<Review> {
  const found = await findReview(queries, scope, id);
  if (!found) throw new DomainError('not_found');
  return presentReview(found, scope, await readPrivacy(queries, scope));
}

/** The location of a charging session that has ended, about which the member has not been asked yet. */
export async function readReviewRequest(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
): Promise<ReviewRequest | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - ASK_FOR_DAYS * 86_400_000);
  const found = await findRequest(database.drizzle, scope, { now, since });
  return found && { ...found, endedAt: found.endedAt.toISOString() };
}

/** @throws DomainError not_found */
export async function dismissRequest(
  deps: AppDeps,
  scope: OrganizationScope,
  locationId: string,
): Promise<void> {
  await limitAttempts(deps, REVIEW_LIMITS.changeByMember, `${scope.organizationId} ${scope.userId}`);
  await requireLocation(deps, scope, locationId);
  await insertDismissal(deps.database.drizzle, scope, { locationId, now: deps.clock.now() });
}
