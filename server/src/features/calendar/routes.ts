import { createHash } from 'node:crypto';
import {
  createCalendarFeed,
  readCalendar,
  readCalendarFeed,
  readReservationCalendar,
  revokeCalendarFeed,
} from '@chargerota/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDeps } from '../../platform/app-deps.ts';
import { route } from '../../platform/http/route.ts';
import { limitLink } from '../accounts/limit-link.ts';
import { makeFeed, readFeed, readFeedOwner, requireFeedOwner, revokeFeed } from './feed.ts';
import { readFeedCalendar, readReservationFile, requireForCalendar } from './read-calendar.ts';

export function calendarRoutes(api: FastifyInstance, deps: AppDeps): void {
  const feedOwner = async ({ params, request }: { params: { token: string }; request: FastifyRequest }) => {
    const exists = (await readFeedOwner(deps, params.token)) !== null;
    await limitLink(deps, { token: params.token, address: request.ip, exists });
    return requireFeedOwner(deps, params.token);
  };

  route(api, createCalendarFeed, async ({ scope }) => ({ url: await makeFeed(deps, scope) }));

  route(api, readCalendarFeed, async ({ scope }) => {
    const feed = await readFeed(deps, scope);
    return { feed: feed && { createdAt: feed.createdAt.toISOString() } };
  });

  route(api, revokeCalendarFeed, async ({ scope }) => {
    await revokeFeed(deps, scope);
    return null;
  });

  route(
    api,
    readCalendar,
    async (asked) => {
      const text = await readFeedCalendar(deps, await feedOwner(asked));
      const { request, reply } = asked;
      const tag = `W/"${createHash('sha256').update(text).digest('base64url')}"`;
      // Programs ask each time, proxies keep nothing, and an unchanged feed is not sent again.
      reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
      if (isKnown(request.headers['if-none-match'], tag)) {
        reply.status(304);
        return '';
      }
      reply.header('content-disposition', 'inline; filename="chargerota.ics"');
      return text;
    },
    feedOwner,
  );

  route(
    api,
    readReservationCalendar,
    async ({ scope, params, reply }) => {
      const { name, text } = await readReservationFile(deps, scope, params.id);
      // Not `attachment`: phones then show the event with a button to add it, instead of a file.
      reply.header('content-disposition', `inline; filename="${name}"`);
      return text;
    },
    ({ scope, params }) => requireForCalendar(deps, scope, params.id),
  );
}

/** Whether the client has that version already (If-None-Match). */
const isKnown = (header: string | undefined, tag: string): boolean =>
  header
    ?.split(',')
    .some((known) => known.trim() === '*' || known.trim().replace(/^(?:W\/)?/, 'W/') === tag) ?? false;
