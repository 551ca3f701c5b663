import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DomainError } from './domain-error.ts';

/** Requests that arrive while the application closes are told to try again: another instance, or the next start, answers. */
export function refuseLateRequests(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', async () => {
    if (isClosing) throw new DomainError('unavailable');
  });
}

/**
 * When the application closes, waits at most `patienceMs` for requests under way. Fastify alone would cut them off. Event
 * streams never finish, so they are not waited for.
 */
export function finishRequests(app: FastifyInstance, patienceMs: number): void {
  const underWay = new Set<ServerResponse>();
  let onFinished: (() => void) | undefined;
  app.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (request.headers.accept?.includes('text/event-stream')) return;
    underWay.add(response);
    response.once('close', () => {
      underWay.delete(response);
      onFinished?.();
    });
  });
  app.addHook('preClose', () => {
    return new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, patienceMs);
      onFinished = () => {
        if (underWay.size > 0) return;
        clearTimeout(timer);
        resolve();
      };
      onFinished();
    });
  });
}
