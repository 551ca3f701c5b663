import { once } from 'node:events';
import { createServer } from 'node:http';
import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createReservation, forgotPassword } from '@chargerota/contract';
import { afterEach, expect, test } from 'vitest';
import { TEST_NOW } from '../../../testing/build-test-app.ts';
import { launchApplication, untilReady } from '../../../testing/launch-application.ts';
import { openMailServer } from '../../../testing/mail-server.ts';
import { makeLocation } from '../../../testing/make-location.ts';
import { makeMember } from '../../../testing/make-member.ts';
import { makeOrganization } from '../../../testing/make-organization.ts';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { createTestDatabase } from '../../../testing/test-database.ts';
import { visit } from '../../../testing/visit.ts';
import { SESSION_COOKIE } from '../sessions/session-cookie.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string };
type Export = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

const undo: (() => unknown)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).toReversed()) await step();
});

/** A collector on loopback that takes OTLP as JSON. */
async function openCollector() {
  const spans: Span[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      texts.push(JSON.stringify(sent));
      const { resourceSpans } = sent as Export;
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((each) => each.spans)));
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  undo.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, spans, texts };
}

test('a request, its statements, its jobs and notifications and their mails are one trace, which tells nothing personal', async () => {
  const collector = await openCollector();
  const [mails, database] = await Promise.all([openMailServer(), createTestDatabase()]);
  undo.push(
    () => database.dispose(),
    () => mails.close(),
  );
  const bench = { database, clock: new ManualClock(TEST_NOW) };
  const organization = await makeOrganization(bench);
  const [member, location] = await Promise.all([
    makeMember(bench, organization),
    makeLocation(bench, organization),
  ]);
  const dataDir = join(tmpdir(), `chargerota-traces-${randomUUID()}`);
  const application = await launchApplication({
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    SMTP_URL: mails.url,
    MAIL_FROM: 'rota@example.org',
    CLOCK_START: TEST_NOW,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '50',
  });
  undo.push(async () => {
    application.process.kill('SIGTERM');
    await application.ended;
    await rm(dataDir, { recursive: true, force: true });
  });
  await untilReady(application);
  const headers = { cookie: `${SESSION_COOKIE}=${member.cookie}` };
  const send = (route: { method: string; path: string }, body: object) =>
    visit(`${application.url}${route.path}`, { method: route.method, headers, body });
  const asked = await send(forgotPassword, { email: member.email });
  expect(asked.status).toBe(200);
  const wish = { userId: member.id, locationId: location.id, spotId: location.spots[0]!.id };
  const booked = await send(createReservation, { ...wish, date: '2026-11-23', timeSlot: '9-11' });
  expect(booked.status).toBe(201);
  await mails.hasReceived(2);

  const { spans } = collector;
  const sent = () => spans.filter(({ name }) => name === 'mail');
  await expect.poll(sent).toHaveLength(2);
  const pathTo = (span: Span): string[] => {
    const above = spans.find(({ spanId }) => spanId === span.parentSpanId);
    return [...(above ? pathTo(above) : []), span.name];
  };
  expect(sent().map(pathTo)).toEqual(
    expect.arrayContaining([
      ['POST /api/forgot-password', 'job accounts.mail-reset-link', 'mail'],
      ['POST /api/reservations', 'notification reservation_confirmed by email', 'mail'],
    ]),
  );
  expect(spans.map(pathTo)).toContainEqual([
    'POST /api/reservations',
    'reservations.book notifications.insert events.emit commit',
  ]);
  const told = collector.texts.join('');
  for (const personal of [member.email, member.cookie, member.id, 'Maya'])
    expect(told).not.toContain(personal);
});
