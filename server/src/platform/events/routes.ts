import { liveEvents } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../http/domain-error.ts';
import { route } from '../http/route.ts';
import type { LiveFeed } from './feed.ts';
import { openStream } from './stream.ts';

export function liveEventRoutes(api: FastifyInstance, feed: LiveFeed): void {
  route(api, liveEvents, async ({ scope, request, reply }) => {
    // Also refuses HEAD, whose response would never end.
    if (request.method !== 'GET' || !request.headers.accept?.includes('text/event-stream'))
      throw new DomainError('not_acceptable');
    const { body, ...stream } = openStream();
    const reader = { sessionId: scope.sessionId, userId: scope.userId, ...stream };
    body.once('close', () => feed.close(reader));
    reply.raw.once('close', () => body.destroy());
    await feed.open(reader);
    // A proxy that buffers or rewrites would delay events.
    reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform');
    return body;
  });
}
