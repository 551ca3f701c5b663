import * as contract from '@chargerota/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { requireSelf } from '../../platform/http/access.ts';
import { readIdempotencyKey, REPLAY_HEADER } from '../../platform/http/idempotency.ts';
import { shareReads } from '../../platform/shared-reads.ts';
import { route } from '../../platform/http/route.ts';
import type { RequireRow } from '../../platform/http/existence-check.ts';
import type { OrganizationScope, UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { closureRoutes } from './closures/routes.ts';
import { confirmArrival } from './confirm-arrival.ts';
import { createReservation, startWalkIn } from './create-reservation.ts';
import { editReservation } from './edit-reservation.ts';
import type { DayRow } from './day-store.ts';
import { cancelReservation, releaseReservation } from './end-reservation.ts';
import { extendReservation } from './extend-reservation.ts';
import { dayAvailability, spotAvailability } from './get-availability.ts';
import { listDay, readDayGrid, type Day } from './list-day.ts';
import { moveReservation } from './move-reservation.ts';
import type { Booked } from './place-booking.ts';
import { RESERVATION_LIMITS } from './policy.ts';
import { listOwnEnded, listOwnReservations, ownEcoImpact } from './read-own.ts';
import { readOwnReservation, requireRowsOfEdit, requireRowsOfWish } from './require-rows.ts';

export function reservationRoutes(api: FastifyInstance, deps: AppDeps): void {
  closureRoutes(api, deps);
  const shareGrid = shareReads<readonly DayRow[]>();

  const answerOnce = ({ body, replayed }: Booked, reply: FastifyReply) => {
    if (replayed) reply.header(REPLAY_HEADER, 'true');
    return body;
  };
  const own: RequireRow<UserScope> = ({ scope, params }) => readOwnReservation(deps, scope, params.id);
  const self: RequireRow<UserScope> = ({ scope, params }) => requireSelf(scope, params.id);
  const wish: NamedRows = ({ scope, named }) => requireRowsOfWish(deps, scope, named);

  route(
    api,
    contract.createReservation,
    async ({ scope, body, request, reply }) => {
      const key = readIdempotencyKey(request.headers, [scope.organizationId, body]);
      return answerOnce(await createReservation(deps, scope, body, key), reply);
    },
    wish,
  );
  route(
    api,
    contract.createWalkIn,
    async ({ scope, body, request, reply }) => {
      const key = readIdempotencyKey(request.headers, [scope.organizationId, body]);
      return answerOnce(await startWalkIn(deps, scope, body, key), reply);
    },
    wish,
  );
  route(
    api,
    contract.updateReservation,
    // A booking counts itself in its own round trip (see place-booking.ts).
    async ({ scope, params, body }) => {
      await limitAttempts(deps, RESERVATION_LIMITS.takeSpotByAccount, scope.userId);
      return editReservation(deps, scope, params.id, body);
    },
    ({ scope, params, named }) => requireRowsOfEdit(deps, scope, { ...params, ...named }),
  );
  const settling = [
    [contract.cancelReservation, cancelReservation],
    [contract.releaseReservation, releaseReservation],
  ] as const;
  for (const [definition, settle] of settling) {
    route(
      api,
      definition,
      async ({ scope, params }) => {
        await limitAttempts(deps, RESERVATION_LIMITS.settleSpotByAccount, scope.userId);
        return settle(deps, scope, params.id);
      },
      own,
    );
  }
  route(
    api,
    contract.arriveAtReservation,
    async ({ scope, params, request, reply }) => {
      await limitAttempts(deps, RESERVATION_LIMITS.settleSpotByAccount, scope.userId);
      const key = readIdempotencyKey(request.headers, ['arrive', params.id]);
      return answerOnce(await confirmArrival(deps, scope, params.id, key), reply);
    },
    own,
  );
  route(
    api,
    contract.extendReservation,
    async ({ scope, params, body }) => {
      await limitAttempts(deps, RESERVATION_LIMITS.takeSpotByAccount, scope.userId);
      return extendReservation(deps, scope, params.id, body);
    },
    own,
  );

  route(
    api,
    contract.moveReservation,
    async ({ scope, params, body }) => {
      await limitAttempts(deps, RESERVATION_LIMITS.takeSpotByAccount, scope.userId);
      return moveReservation(deps, scope, params.id, body);
    },
    own,
  );

  route(
    api,
    contract.listUserReservations,
    async ({ scope, params, query, reply }) => {
      if (query.page === undefined) return listOwnReservations(deps, scope, params.id);
      const { rows, total } = await listOwnEnded(deps, scope, { userId: params.id, page: query.page });
      reply.header(contract.TOTAL_HEADER, String(total));
      return rows;
    },
    self,
  );
  route(api, contract.ecoImpact, ({ scope, params }) => ownEcoImpact(deps, scope, params.id), self);
  const presentDay = ({ rows, total }: Day, reply: FastifyReply) => {
    reply.header(contract.TOTAL_HEADER, String(total));
    return rows;
  };
  route(
    api,
    contract.listReservationsOfDay,
    async ({ scope, params, query, reply }) =>
      presentDay(await listDay(deps, scope, { ...query, date: params.date }), reply),
    wish,
  );
  route(
    api,
    contract.listReservationsOfToday,
    async ({ scope, query, reply }) => presentDay(await listDay(deps, scope, query), reply),
    wish,
  );
  route(
    api,
    contract.getDayGrid,
    ({ scope, params, query }) => readDayGrid(deps, scope, { ...query, date: params.date }, shareGrid),
    wish,
  );
  route(api, contract.getAvailability, ({ scope, query }) => spotAvailability(deps, scope, query), wish);
  route(api, contract.getAvailabilityOfDays, ({ scope, query }) => dayAvailability(deps, scope, query), wish);
}

type NamedRows = (input: {
  scope: OrganizationScope;
  named: { userId?: string; locationId?: string | undefined; spotId?: string };
}) => unknown;
