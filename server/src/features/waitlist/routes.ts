import {
  acceptOffer as acceptOfferRoute,
  changeWatch as changeWatchRoute,
  goToFront as goToFrontRoute,
  joinLine as joinLineRoute,
  leaveLine as leaveLineRoute,
  listOffers,
  listWatches,
  openOfferLink as openOfferLinkRoute,
  passOffer as passOfferRoute,
  undoPass as undoPassRoute,
  readLine as readLineRoute,
  readLineWeeks as readLineWeeksRoute,
  readChargingSession as readChargingSessionRoute,
  resumeWatch as resumeWatchRoute,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope, UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { requireLocation } from '../locations/read-locations.ts';
import { readOwnReservation, requireRowsOfWish } from '../reservations/require-rows.ts';
import { acceptOffer } from './accept-offer.ts';
import { changeWatch, leaveLine, requireOwnEntry, resumeWatch } from './change-entry.ts';
import { goToFront } from './front-of-line.ts';
import { joinLine } from './join-line.ts';
import { openOfferLink } from './offer-link.ts';
import { passOffer, undoPass } from './pass-offer.ts';
import { LINE_LIMITS } from './policy.ts';
import { readLineWeeks } from './read-line-weeks.ts';
import { readLine } from './read-line.ts';
import { readOffers, requireOwnOffer } from './read-offers.ts';
import { readChargingSession } from './read-charging-session.ts';
import { readEntries } from './read-entries.ts';

/** The line of a location: its members' entries and offers, and the line as administrators see it. */
export function lineRoutes(api: FastifyInstance, deps: AppDeps): void {
  const wait = ({ userId }: { userId: string }) => limitAttempts(deps, LINE_LIMITS.waitByAccount, userId);
  const answer = ({ userId }: { userId: string }) => limitAttempts(deps, LINE_LIMITS.answerByAccount, userId);
  const ownEntry: RequireRow<OrganizationScope> = ({ scope, params }) =>
    requireOwnEntry(deps, scope, params.id);
  const ownOffer: RequireRow<UserScope> = ({ scope, params }) => requireOwnOffer(deps, scope, params.id);
  type Named = { locationId?: string; spotId?: string | null | undefined };
  const requireRows = (scope: OrganizationScope, { locationId, spotId }: Named) =>
    requireRowsOfWish(deps, scope, { locationId, ...(spotId && { spotId }) });

  route(
    api,
    joinLineRoute,
    async ({ scope, body }) => {
      await wait(scope);
      return joinLine(deps, scope, body);
    },
    ({ scope, named }) => requireRows(scope, named),
  );
  route(api, listWatches, ({ scope }) => readEntries(deps, scope));
  route(
    api,
    changeWatchRoute,
    async ({ scope, params, body }) => {
      await wait(scope);
      return changeWatch(deps, scope, params.id, body);
    },
    async ({ scope, params, named }) => {
      const { locationId } = await requireOwnEntry(deps, scope, params.id);
      await requireRows(scope, { ...named, locationId });
    },
  );
  route(
    api,
    leaveLineRoute,
    async ({ scope, params }) => {
      await wait(scope);
      return leaveLine(deps, scope, params.id);
    },
    ownEntry,
  );
  route(
    api,
    resumeWatchRoute,
    async ({ scope, params }) => {
      await wait(scope);
      return resumeWatch(deps, scope, params.id);
    },
    ownEntry,
  );

  route(api, listOffers, ({ scope }) => readOffers(deps, scope));
  route(api, openOfferLinkRoute, ({ scope, body }) => openOfferLink(deps, scope, body.token));
  route(
    api,
    acceptOfferRoute,
    async ({ scope, params }) => {
      await answer(scope);
      return acceptOffer(deps, scope, params.id);
    },
    ownOffer,
  );
  route(
    api,
    passOfferRoute,
    async ({ scope, params, query }) => {
      await answer(scope);
      return passOffer(deps, scope, params.id, { isUndoable: query.undoable === 'true' });
    },
    ownOffer,
  );
  route(
    api,
    undoPassRoute,
    async ({ scope, params }) => {
      await answer(scope);
      return undoPass(deps, scope, params.id);
    },
    ownOffer,
  );

  route(
    api,
    goToFrontRoute,
    async ({ scope, params }) => {
      await wait(scope);
      return goToFront(deps, scope, params.id);
    },
    ({ scope, params }) => readOwnReservation(deps, scope, params.id),
  );
  route(
    api,
    readChargingSessionRoute,
    ({ scope, params }) => readChargingSession(deps, scope, params.id),
    ({ scope, params }) => readChargingSession(deps, scope, params.id),
  );
  route(
    api,
    readLineRoute,
    ({ scope, params }) => readLine(deps, scope, params.id),
    ({ scope, params }) => requireLocation(deps, scope, params.id),
  );
  route(
    api,
    readLineWeeksRoute,
    ({ scope, query }) => readLineWeeks(deps, scope, query),
    ({ scope, named }) => requireRows(scope, named),
  );
}
