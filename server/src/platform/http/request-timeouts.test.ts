import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { book, makePlace, wishFor } from '../../../testing/booking-bench.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { listenToEvents } from '../../../testing/listen-to-events.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

const undo: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

async function serve(options: Parameters<typeof buildTestApp>[0]) {
  const t = await buildTestApp(options);
  undo.push(() => t.close());
  const url = await t.app.listen({ port: 0, host: '127.0.0.1' });
  const { organization, location } = await makePlace(t);
  const member = await makeMember(t, organization);
  return { t, url, location, member };
}

/** Sends `head`, then a byte now and then, until the connection is closed. */
function sendSlowly(url: string, head: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const bytes = setInterval(() => socket.write('a'), 20);
  undo.push(() => void socket.destroy());
  socket.write(head);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += text));
  socket.on('error', () => {});
  const answered = new Promise<string>((resolve) => {
    socket.once('close', () => {
      clearInterval(bytes);
      resolve(answer);
    });
  });
  return { socket, answered };
}

const bookingHead = ({ cookie }: { cookie: string }) =>
  [
    'POST /api/reservations HTTP/1.1',
    'Host: rota.example',
    'Content-Type: application/json',
    'Content-Length: 60000',
    `Cookie: ${SESSION_COOKIE}=${cookie}`,
    '',
    '{',
  ].join('\r\n');

test('who sends a request byte by byte is cut off, and who listens to events is not', async () => {
  const { t, url, location, member } = await serve({
    requestTimeouts: { headers: 300, whole: 300, checkEvery: 50 },
  });
  const stream = await listenToEvents(url, member);
  undo.push(() => stream.close());
  const slowBody = sendSlowly(url, bookingHead(member));
  const slowHead = sendSlowly(url, 'GET /healthz HTTP/1.1\r\nHost: rota.example\r\nX-Name: ');
  for (const answer of await Promise.all([slowBody.answered, slowHead.answered])) {
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'request_timeout' });
  }
  expect((await book(t, member, wishFor(member, location))).status).toBe(201);
  await expect.poll(() => stream.changes).toContainEqual(expect.objectContaining({ topic: 'reservations' }));
});

test('bodies that do not arrive keep nothing of the database: with its only connection their sender books', async () => {
  const { t, url, location, member } = await serve({ connections: 1 });
  let arrived = 0;
  t.app.server.on('request', () => (arrived += 1));
  const uploads = Array.from({ length: 30 }, () => sendSlowly(url, bookingHead(member)));
  await expect.poll(() => arrived).toBe(30);
  await expect.poll(() => heldBy(t)).toEqual({ waiting: 0, inUse: 0 });
  expect((await book(t, member, wishFor(member, location))).status).toBe(201);
  expect(uploads.filter(({ socket }) => socket.closed)).toEqual([]);
});

const heldBy = ({ database: { pool } }: TestApp) => ({
  waiting: pool.waitingCount,
  inUse: pool.totalCount - pool.idleCount,
});
