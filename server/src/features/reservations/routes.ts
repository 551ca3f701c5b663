import * as contract from '@chargerota/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { readIdempotencyKey, REPLAY_HEADER } from '../../platform/http/idempotency.ts';
import { route } from '../../platform/http/route.ts';
import { limitAttempts } from '../accounts/limit-attempts.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { confirmArrival } from './confirm-arrival.ts';
import { createReservation } from './create-reservation.ts';
import { ownEcoImpact } from './eco-impact.ts';
import { editReservation } from './edit-reservation.ts';
import { extendReservation } from './extend-reservation.ts';
import { dayAvailability, spotAvailability } from './get-availability.ts';
import { listDay, type Day } from './list-day.ts';
import { listOwnEnded, listOwnReservations } from './list-own-reservations.ts';
import type { Booked } from './place-booking.ts';
import { releaseReservation } from './release-reservation.ts';
import { startWalkIn } from './start-walk-in.ts';

export function reservationRoutes(api: FastifyInstance, deps: AppDeps): void {
  const answerOnce = ({ body, replayed }: Booked, reply: FastifyReply) => {
    if (replayed) reply.header(REPLAY_HEADER, 'true');
    return body;
  };
  route(api, contract.createReservation, async ({ scope, body, request, reply }) => {
    const key = readIdempotencyKey(request.headers, [scope.organizationId, body]);
    return answerOnce(await createReservation(deps, scope, body, key), reply);
  });
  route(api, contract.createWalkIn, async ({ scope, body, request, reply }) => {
    const key = readIdempotencyKey(request.headers, [scope.organizationId, body]);
    return answerOnce(await startWalkIn(deps, scope, body, key), reply);
  });
  // A booking counts itself, in the trip that it makes anyway (see place-booking.ts).
  route(api, contract.updateReservation, async ({ scope, params, body }) => {
    await limitAttempts(deps, 'takeSpotByAccount', scope.userId);
    return editReservation(deps, scope, params.id, body);
  });
  route(api, contract.extendReservation, async ({ scope, params, body }) => {
    await limitAttempts(deps, 'takeSpotByAccount', scope.userId);
    return extendReservation(deps, scope, params.id, body);
  });
  const settling = [
    [contract.cancelReservation, cancelReservation],
    [contract.arriveAtReservation, confirmArrival],
    [contract.releaseReservation, releaseReservation],
  ] as const;
  for (const [definition, settle] of settling) {
    route(api, definition, async ({ scope, params }) => {
      await limitAttempts(deps, 'settleSpotByAccount', scope.userId);
      return settle(deps, scope, params.id);
    });
  }

  route(api, contract.listUserReservations, async ({ scope, params, query, reply }) => {
    if (query.page === undefined) return listOwnReservations(deps, scope, params.id);
    const { rows, total } = await listOwnEnded(deps, scope, { userId: params.id, page: query.page });
    reply.header(contract.TOTAL_HEADER, String(total));
    return rows;
  });
  route(api, contract.ecoImpact, ({ scope, params }) => ownEcoImpact(deps, scope, params.id));
  const presentDay = ({ rows, total }: Day, reply: FastifyReply) => {
    reply.header(contract.TOTAL_HEADER, String(total));
    return rows;
  };
  route(api, contract.listReservationsOfDay, async ({ scope, params, query, reply }) =>
    presentDay(await listDay(deps, scope, { ...query, date: params.date }), reply),
  );
  route(api, contract.listReservationsOfToday, async ({ scope, query, reply }) =>
    presentDay(await listDay(deps, scope, query), reply),
  );
  route(api, contract.getAvailability, ({ scope, query }) => spotAvailability(deps, scope, query));
  route(api, contract.getAvailabilityOfDays, ({ scope, query }) => dayAvailability(deps, scope, query));
}
