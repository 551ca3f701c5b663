import {
  answerTicket as answerTicketRoute,
  archiveOldTickets,
  changeSavedReply as changeSavedReplyRoute,
  changeTicket as changeTicketRoute,
  countTickets,
  createSavedReply as createSavedReplyRoute,
  deleteSavedReply as deleteSavedReplyRoute,
  deleteTicket as deleteTicketRoute,
  listReporters as listReportersRoute,
  listSavedReplies,
  listTickets,
  PAGE_SIZE,
  readOperatorTicket,
  revokeLinkOfTicket,
  TOTAL_HEADER,
  MOST_REPORTERS,
} from '@chargerota/contract';
import { oldTicketsBefore } from '@chargerota/domain';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { onceId } from '../../../platform/http/idempotency.ts';
import { route } from '../../../platform/http/route.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { presentForOperators, presentResponse, presentWhole } from '../presenter.ts';
import { findWhole } from '../store.ts';
import {
  answerTicket,
  archiveOld,
  changeTicket,
  deleteTicket,
  requireTicket,
  revokeLink,
} from './handle-ticket.ts';
import { countByState, countMatching, listMatching, listReporters } from './list-store.ts';
import { changeSavedReply, createSavedReply, deleteSavedReply, requireReply } from './saved-replies.ts';
import { listReplies, type SavedReplyRow } from './saved-reply-store.ts';

type Named = { scope: OperatorScope; params: { id: string } };

/** The operators' routes: what they do with tickets. */
export function operatorTicketRoutes(api: FastifyInstance, deps: AppDeps): void {
  const { drizzle } = deps.database;
  const readWhole = async (id: string) =>
    presentWhole(await findWhole(drizzle, await requireTicket(deps, id)));
  const requireNamed = ({ params }: Named) => requireTicket(deps, params.id);

  route(api, listTickets, async ({ query: { page, ...filter }, reply }) => {
    const place = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
    const [rows, total] = await Promise.all([
      listMatching(drizzle, filter, place),
      countMatching(drizzle, filter),
    ]);
    reply.header(TOTAL_HEADER, String(total));
    return rows.map(presentForOperators);
  });

  route(api, countTickets, () => countByState(drizzle, oldTicketsBefore(deps.clock.now())));

  route(api, listReportersRoute, ({ query: { search } }) =>
    listReporters(drizzle, { search, limit: MOST_REPORTERS }),
  );

  route(api, readOperatorTicket, ({ params }) => readWhole(params.id), requireNamed);

  route(
    api,
    changeTicketRoute,
    async ({ scope, params, body }) => {
      await changeTicket(deps, scope, { id: params.id, ...body });
      return readWhole(params.id);
    },
    requireNamed,
  );

  route(
    api,
    answerTicketRoute,
    async ({ scope, params, body, request }) => {
      const id = onceId(request.headers, ['answer', scope.operatorId, params.id]);
      return presentResponse(await answerTicket(deps, scope, { ticketId: params.id, id, ...body }));
    },
    requireNamed,
  );

  route(
    api,
    revokeLinkOfTicket,
    async ({ scope, params }) => {
      await revokeLink(deps, scope, params.id);
      return null;
    },
    requireNamed,
  );

  route(
    api,
    deleteTicketRoute,
    async ({ scope, params }) => {
      await deleteTicket(deps, scope, params.id);
      return null;
    },
    requireNamed,
  );

  route(api, archiveOldTickets, async ({ scope }) => ({ archived: await archiveOld(deps, scope) }));

  savedReplyRoutes(api, deps);
}

const presentReply = ({ id, title, message }: SavedReplyRow) => ({ id, title, message });

function savedReplyRoutes(api: FastifyInstance, deps: AppDeps): void {
  const requireNamed = ({ params }: Named) => requireReply(deps, params.id);

  route(api, listSavedReplies, async () => (await listReplies(deps.database.drizzle)).map(presentReply));

  route(api, createSavedReplyRoute, async ({ scope, body }) =>
    presentReply(await createSavedReply(deps, scope, body)),
  );

  route(
    api,
    changeSavedReplyRoute,
    async ({ scope, params, body }) =>
      presentReply(await changeSavedReply(deps, scope, { id: params.id, ...body })),
    requireNamed,
  );

  route(
    api,
    deleteSavedReplyRoute,
    async ({ scope, params }) => {
      await deleteSavedReply(deps, scope, params.id);
      return null;
    },
    requireNamed,
  );
}
