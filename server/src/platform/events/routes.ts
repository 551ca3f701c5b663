import { Readable } from 'node:stream';
import { liveEvents } from '@chargerota/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../http/domain-error.ts';
import { route } from '../http/route.ts';
import type { LiveFeed } from './feed.ts';
import type { Reader } from './readers.ts';

/** A stream with this much unread data is closed; its client reconnects and reads everything again. */
const BACKLOG_BYTES = 64 * 1024;

/** A response body that is written as events happen. */
function openStream(): { body: Readable; send: (text: string) => void; end: () => void } {
  const body = new Readable({ highWaterMark: BACKLOG_BYTES, read: () => undefined });
  // A stream may end before its response has begun: newer ones of the same session close it.
  let isEnded = false;
  return {
    body,
    send: (text) => {
      if (!isEnded && !body.destroyed && !body.push(text)) body.destroy();
    },
    end: () => {
      if (!isEnded && !body.destroyed) body.push(null);
      isEnded = true;
    },
  };
}

export function liveEventRoutes(api: FastifyInstance, feed: LiveFeed): void {
  route(api, liveEvents, async ({ scope, query, request, reply }) => {
    // Also refuses HEAD, whose response would never end.
    if (request.method !== 'GET') throw new DomainError('not_acceptable');
    const who = { sessionId: scope.sessionId, userId: scope.userId };
    return answerStream(feed, who, { request, reply }, query.since);
  });
}

/**
 * Opens a reader's stream as the body of the answer.
 * @throws DomainError not_acceptable
 */
export async function answerStream(
  feed: LiveFeed,
  who: Omit<Reader, 'send' | 'end'>,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  since?: string,
): Promise<Readable> {
  if (!request.headers.accept?.includes('text/event-stream')) throw new DomainError('not_acceptable');
  const { body, ...stream } = openStream();
  const reader = { ...who, ...stream };
  body.once('close', () => feed.close(reader));
  reply.raw.once('close', () => body.destroy());
  await feed.open(reader, since);
  // A proxy that buffers or rewrites would delay events.
  reply.header('x-accel-buffering', 'no').header('cache-control', 'no-store, no-transform');
  return body;
}
