import { once } from 'node:events';
import Fastify from 'fastify';
import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { buildHttp } from './build-http.ts';
import { finishRequests } from './finish-requests.ts';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
});

/** An application with a call that answers on demand, and an event stream that never ends. */
async function listen(patienceMs: number) {
  const app = Fastify({ forceCloseConnections: true });
  undo.push(() => app.close());
  let answer: ((text: string) => void) | undefined;
  app.get('/slow', () => new Promise<string>((resolve) => (answer = resolve)));
  app.get('/events', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' }).write(': hello\n\n');
  });
  finishRequests(app, patienceMs);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, answer: (text: string) => answer?.(text) };
}

test('a request under way when the application closes gets its answer, and a stream is not waited for', async () => {
  const { app, url, answer } = await listen(30_000);
  await fetch(`${url}/events`, { headers: { accept: 'text/event-stream' } });
  const arrived = once(app.server, 'request');
  const slow = fetch(`${url}/slow`).then((response) => response.text());
  await arrived;
  const closed = app.close();
  answer('done');
  expect(await slow).toBe('done');
  await closed;
});

test('a request that does not end is cut off when patience is over', async () => {
  const { app, url } = await listen(10);
  const arrived = once(app.server, 'request');
  const slow = fetch(`${url}/slow`).catch(() => 'cut off');
  await arrived;
  await app.close();
  expect(await slow).toBe('cut off');
});

test('a request that arrives while the application closes is refused in the usual form, and told when to try again', async () => {
  let answer: ((text: string) => void) | undefined;
  const app = await buildHttp({
    log: pino({ level: 'silent' }),
    clock: { now: () => new Date() },
    identify: { person: async () => null, operator: async () => null },
    publicUrl: undefined,
    basePath: '',
    hstsSubdomains: false,
    trustProxy: false,
    stripePaths: [],
    whyNotReady: async () => null,
    webRoot: null,
    hasDemo: false,
    routes: () => {},
    pages: (pages) => void pages.get('/slow', () => new Promise<string>((resolve) => (answer = resolve))),
    metrics: [],
    answers: { docs: false, metrics: false, readiness: true },
  });
  finishRequests(app, 30_000);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const arrived = once(app.server, 'request');
  const slow = fetch(`${url}/slow`).then((response) => response.text());
  await arrived;
  const closed = app.close();
  const late = await fetch(`${url}/healthz`);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await late.json()).toEqual({
    message: 'The service is busy. Please try again in a moment.',
    code: 'unavailable',
    details: [],
    requestId: late.headers.get('x-request-id'),
  });
  answer?.('done');
  expect(await slow).toBe('done');
  await closed;
});
