import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Lets requests that are under way when the application closes finish, for at most `patienceMs`; new ones get a 503.
 * Fastify alone would cut them off, as it has to for event streams, which never finish and aren't waited for.
 */
export function finishRequests(app: FastifyInstance, patienceMs: number): void {
  const underWay = new Set<ServerResponse>();
  let onFinished: (() => void) | undefined;
  app.server.on('request', (_request, response: ServerResponse) => {
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
        if (![...underWay].every(isStream)) return;
        clearTimeout(timer);
        resolve();
      };
      onFinished();
    });
  });
}

const isStream = (response: ServerResponse) =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
