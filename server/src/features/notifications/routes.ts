import { m } from '@chargerota/messages';
import {
  listNotifications,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  TOTAL_HEADER,
  UNREAD_HEADER,
  updateNotificationPreferences,
} from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { wantedOrganization } from '../../platform/http/access.ts';
import { route } from '../../platform/http/route.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { CHANNEL_LIMITS } from './channels/limits.ts';
import { notificationChannelRoutes } from './channels/routes.ts';
import { readPreferences, updatePreferences } from './preferences.ts';
import {
  markAllRead,
  markNotificationRead,
  type OffersOfNotifications,
  presentNotification,
  readNotifications,
  requireNotification,
} from './read-notifications.ts';

export function notificationRoutes(api: FastifyInstance, app: AppDeps, offers: OffersOfNotifications): void {
  const deps = { ...app, offers };
  route(api, listNotifications, async ({ scope, query, reply }) => {
    const { notifications, total, unread } = await readNotifications(deps, scope, query.page ?? 1);
    reply.header(TOTAL_HEADER, String(total)).header(UNREAD_HEADER, String(unread));
    return notifications.map(presentNotification);
  });

  route(
    api,
    readNotification,
    async ({ scope, params }) => presentNotification(await markNotificationRead(deps, scope, params.id)),
    ({ scope, params }) => requireNotification(deps, scope, params.id),
  );

  route(api, readAllNotifications, async ({ scope }) => {
    await markAllRead(deps, scope);
    return { message: m.sentNotifications.allNotificationsAreMarkedAs };
  });

  route(api, readNotificationPreferences, ({ scope, request }) =>
    readPreferences(deps, { scope, organizationId: wantedOrganization(request) }),
  );

  route(api, updateNotificationPreferences, async ({ scope, request, body }) => {
    await limitAttempts(deps, CHANNEL_LIMITS.choicesByAccount, scope.userId);
    return updatePreferences(deps, { scope, organizationId: wantedOrganization(request) }, body);
  });

  notificationChannelRoutes(api, deps);
}
