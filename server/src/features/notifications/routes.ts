import {
  listNotifications,
  readAllNotifications,
  readNotification,
  TOTAL_HEADER,
  UNREAD_HEADER,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { presentNotice } from './presenter.ts';
import { markAllRead, markNoticeRead, readNotices, requireNotice } from './read-notices.ts';

export function notificationRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, listNotifications, async ({ scope, query, reply }) => {
    const { notices, total, unread } = await readNotices(deps, scope, query.page ?? 1);
    reply.header(TOTAL_HEADER, String(total)).header(UNREAD_HEADER, String(unread));
    return notices.map(presentNotice);
  });

  route(
    api,
    readNotification,
    async ({ scope, params }) => presentNotice(await markNoticeRead(deps, scope, params.id)),
    ({ scope, params }) => requireNotice(deps, scope, params.id),
  );

  route(api, readAllNotifications, async ({ scope }) => {
    await markAllRead(deps, scope);
    return { message: 'All notices are marked as read.' };
  });
}
