import { m } from '@chargerota/messages';
import {
  confirmPhone as confirmPhoneRoute,
  notificationUsage,
  readUnsubscribeLink as readUnsubscribeRoute,
  receiveSms as receiveSmsRoute,
  resubscribe as resubscribeRoute,
  sendPhoneCode as sendPhoneCodeRoute,
  renewPush as renewPushRoute,
  subscribeToPush as subscribeToPushRoute,
  tryNotification as tryNotificationRoute,
  unsubscribe as unsubscribeRoute,
  unsubscribeFromPush as unsubscribeFromPushRoute,
  UNSUBSCRIBE_PATH,
} from '@chargerota/contract';
import { NOTIFICATION_METHODS } from '@chargerota/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { route } from '../../../platform/http/route.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { sumUsage } from './channel-store.ts';
import { requirePresence } from '../../accounts/sessions/require-recent-sign-in.ts';
import { confirmPhone, sendPhoneCode } from './confirm-phone.ts';
import { receiveSms } from './inbound-sms.ts';
import { CHANNEL_LIMITS } from './limits.ts';
import { allowsLoopback } from './push.ts';
import {
  renewPush,
  requireOwnSubscription,
  subscribeToPush,
  unsubscribeFromPush,
} from './push-subscriptions.ts';
import { tryNotification } from './try-notification.ts';
import { readUnsubscribeLink, resubscribe, unsubscribe } from './unsubscribe.ts';

/** Routes to confirm numbers, subscribe browsers, try a channel and unsubscribe. */
export function notificationChannelRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, tryNotificationRoute, async ({ scope, body }) => ({
    message: await tryNotification(deps, scope, body.method),
  }));

  route(api, notificationUsage, async ({ scope }) => {
    await limitAttempts(deps, CHANNEL_LIMITS.usageByOrganization, scope.organizationId);
    return sumUsage(deps.database.drizzle, scope, { methods: NOTIFICATION_METHODS, now: deps.clock.now() });
  });

  phoneRoutes(api, deps);
  pushRoutes(api, deps);
  void api.register((scoped, _options, done) => {
    takeForms(scoped);
    unsubscribeRoutes(scoped, deps);
    route(scoped, receiveSmsRoute, ({ request }) =>
      receiveSms(deps, {
        fields: fieldsOf(request.body),
        signature: String(request.headers['x-twilio-signature'] ?? ''),
      }),
    );
    done();
  });
}

function phoneRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, sendPhoneCodeRoute, async ({ scope, body, request }) => {
    // Whoever has somebody's cookie could have the account's messages sent to a phone of their own.
    await requirePresence(deps, scope, body.currentPassword);
    const sent = await sendPhoneCode(deps, scope, { phone: body.phone, address: request.ip });
    return { ...sent, expiresAt: sent.expiresAt.toISOString() };
  });
  route(api, confirmPhoneRoute, async ({ scope, body }) => {
    await confirmPhone(deps, scope, body.code);
    return { message: m.sentNotifications.yourNumberIsConfirmedText };
  });
}

function pushRoutes(api: FastifyInstance, deps: AppDeps): void {
  route(api, subscribeToPushRoute, async ({ scope, body, request }) => {
    await limitAttempts(deps, CHANNEL_LIMITS.subscribeByAccount, scope.userId);
    const { id, browser, createdAt } = await subscribeToPush(deps, scope, {
      ...body,
      userAgent: request.headers['user-agent'] ?? null,
      allowsLoopback: allowsLoopback(deps),
    });
    return { id, browser, createdAt: createdAt.toISOString() };
  });
  route(
    api,
    renewPushRoute,
    async ({ scope, params, body, request }) => {
      await limitAttempts(deps, CHANNEL_LIMITS.subscribeByAccount, scope.userId);
      return renewPush(deps, scope, params.id, {
        ...body,
        userAgent: request.headers['user-agent'] ?? null,
        allowsLoopback: allowsLoopback(deps),
      });
    },
    ({ scope, params }) => requireOwnSubscription(deps, scope, params.id),
  );
  route(
    api,
    unsubscribeFromPushRoute,
    async ({ scope, params }) => {
      await unsubscribeFromPush(deps, scope, params.id);
      return null;
    },
    ({ scope, params }) => requireOwnSubscription(deps, scope, params.id),
  );
}

function unsubscribeRoutes(api: FastifyInstance, deps: AppDeps): void {
  const linkOf = (request: FastifyRequest, { token }: { token: string }) => ({ token, address: request.ip });
  route(api, readUnsubscribeRoute, ({ query, request }) => readUnsubscribeLink(deps, linkOf(request, query)));
  route(api, unsubscribeRoute, async ({ query, request }) => {
    await unsubscribe(deps, linkOf(request, query));
    return { message: m.sentNotifications.youNoLongerGetEmails };
  });
  route(api, resubscribeRoute, async ({ query, request }) => {
    await resubscribe(deps, linkOf(request, query));
    return { message: m.sentNotifications.youGetEmailsOfThis };
  });
  // Mail programs without one-click unsubscription open the header's address in a browser.
  api.addHook('onRequest', (request, reply, done) => {
    const { url = '' } = request.routeOptions;
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage || url !== readUnsubscribeRoute.path) return done();
    const { search } = new URL(request.url, 'http://localhost');
    reply.redirect(`${UNSUBSCRIBE_PATH}${search}`, 303);
  });
}

const fields = z.record(z.string(), z.string());
/** The fields of a form; what isn't one has none, and so no signature that fits. */
const fieldsOf = (body: unknown): Record<string, string> => fields.safeParse(body).data ?? {};

const MOST_FORM_BYTES = 32 * 1024;

/** Accepts the forms that Twilio and mail programs post. A mail program's form has no data that we need (RFC 8058). */
function takeForms(scoped: FastifyInstance): void {
  scoped.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  scoped.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'string', bodyLimit: MOST_FORM_BYTES },
    (_request, _body, done) => done(null, undefined),
  );
}
