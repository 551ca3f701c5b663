import {
  commentByLink as commentByLinkRoute,
  commentOnTicket,
  createTicket as createTicketRoute,
  listMyTickets,
  PAGE_SIZE,
  readTicket,
  readTicketByLink,
  revokeTicketLink,
  TOTAL_HEADER,
} from '@chargerota/contract';
import { RECENT_TICKETS } from '@chargerota/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { onceId, REPLAY_HEADER } from '../../platform/http/idempotency.ts';
import { route } from '../../platform/http/route.ts';
import { commentByLink, commentOnOwn } from './comment.ts';
import { createTicket } from './create-ticket.ts';
import { openLink, requireOwnTicket, revokeByLink } from './open-ticket.ts';
import { operatorTicketRoutes } from './operate/routes.ts';
import { presentOwn, presentResponse, presentSummary, presentTicket } from './presenter.ts';
import { countOfUser, findWhole, listOfUser } from './store.ts';

export function ticketRoutes(api: FastifyInstance, deps: AppDeps): void {
  const { drizzle } = deps.database;

  route(api, createTicketRoute, async ({ scope, body, request, reply }) => {
    const { ticket, replayed } = await createTicket(deps, scope, body, request);
    if (replayed) reply.header(REPLAY_HEADER, 'true');
    return ticket;
  });

  route(api, listMyTickets, async ({ scope, query: { page }, reply }) => {
    const place = page
      ? { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }
      : { limit: RECENT_TICKETS, offset: 0 };
    const [rows, total] = await Promise.all([
      listOfUser(drizzle, scope.userId, place),
      countOfUser(drizzle, scope.userId),
    ]);
    reply.header(TOTAL_HEADER, String(total));
    return rows.map(presentSummary);
  });

  route(
    api,
    readTicket,
    async ({ scope, params }) =>
      presentOwn(await findWhole(drizzle, await requireOwnTicket(deps, scope, params.id))),
    ({ scope, params }) => requireOwnTicket(deps, scope, params.id),
  );

  route(
    api,
    commentOnTicket,
    async ({ scope, params, body, request }) => {
      const id = onceId(request.headers, ['comment', scope.userId, params.id]);
      return presentResponse(await commentOnOwn(deps, scope, params.id, { id, ...body }));
    },
    ({ scope, params }) => requireOwnTicket(deps, scope, params.id),
  );

  linkRoutes(api, deps);
  operatorTicketRoutes(api, deps);
}

function linkRoutes(api: FastifyInstance, deps: AppDeps): void {
  const opened = ({ token }: { token: string }, { ip: address }: FastifyRequest) => ({ token, address });
  const requireLink = ({ params, request }: { params: { token: string }; request: FastifyRequest }) =>
    openLink(deps, opened(params, request));

  route(
    api,
    readTicketByLink,
    async ({ params, request }) =>
      presentTicket(await findWhole(deps.database.drizzle, await openLink(deps, opened(params, request)))),
    requireLink,
  );

  route(
    api,
    commentByLinkRoute,
    async ({ params, body, request }) => {
      const id = onceId(request.headers, ['comment', params.token]);
      return presentResponse(await commentByLink(deps, opened(params, request), { id, ...body }));
    },
    requireLink,
  );

  route(
    api,
    revokeTicketLink,
    async ({ params, request }) => {
      await revokeByLink(deps, opened(params, request));
      return null;
    },
    requireLink,
  );
}
