import {
  deleteReview as deleteReviewRoute,
  dismissReviewRequest,
  getOwnReview,
  getReviewRequest,
  hideReview,
  listReviews,
  markReviewHelpful,
  showReview,
  TOTAL_HEADER,
  unmarkReviewHelpful,
  writeReview as writeReviewRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import type { RequireRow } from '../../../platform/http/existence-check.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { requireLocation } from '../read-locations.ts';
import { decideOnReview, deleteReview, markReview, writeReview } from './change-review.ts';
import {
  dismissRequest,
  readOwnReview,
  readReviewRequest,
  readReviews,
  requireReview,
} from './read-reviews.ts';

export function reviewRoutes(api: FastifyInstance, deps: AppDeps): void {
  const itsLocation: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireLocation(deps, scope, params.id);
  const itsReview: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireReview(deps.database.drizzle, scope, params.id);

  route(
    api,
    listReviews,
    async ({ scope, params, query, reply }) => {
      const { reviews, total } = await readReviews(deps, scope, params.id, query.page ?? 1);
      reply.header(TOTAL_HEADER, String(total));
      return reviews;
    },
    itsLocation,
  );

  route(api, getOwnReview, ({ scope, params }) => readOwnReview(deps, scope, params.id), itsLocation);

  route(
    api,
    writeReviewRoute,
    ({ scope, params, body }) => writeReview(deps, scope, params.id, body),
    itsLocation,
  );

  route(
    api,
    deleteReviewRoute,
    async ({ scope, params }) => {
      await deleteReview(deps, scope, params.id);
      return null;
    },
    itsLocation,
  );

  route(api, markReviewHelpful, ({ scope, params }) => markReview(deps, scope, params.id, true), itsReview);

  route(
    api,
    unmarkReviewHelpful,
    ({ scope, params }) => markReview(deps, scope, params.id, false),
    itsReview,
  );

  route(
    api,
    hideReview,
    ({ scope, params, body }) => decideOnReview(deps, scope, params.id, body.reason),
    itsReview,
  );

  route(api, showReview, ({ scope, params }) => decideOnReview(deps, scope, params.id, null), itsReview);

  route(api, getReviewRequest, async ({ scope }) => ({ request: await readReviewRequest(deps, scope) }));

  route(
    api,
    dismissReviewRequest,
    async ({ scope, params }) => {
      await dismissRequest(deps, scope, params.id);
      return null;
    },
    itsLocation,
  );
}
