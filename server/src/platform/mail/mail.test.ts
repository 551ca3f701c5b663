import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import Fastify from 'fastify';
import pino from 'pino';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { inTransaction } from '../database/database.ts';
import { startJobRunner, type JobRunner } from '../jobs/runner.ts';
import { renderMail } from './layout.ts';
import { createMailer } from './create-mailer.ts';
import type { MailFolder } from './mail-folder.ts';
import type { Mailer } from './mailer.ts';
import { defineMailTemplate, enqueueMail, mailJob } from './outbox.ts';
import { registerDevMail } from './routes.ts';
import { isEncrypted, isRefusedForGood } from './smtp.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const PUBLIC_URL = 'https://charge.example.org';

const greeting = defineMailTemplate({
  name: 'test.greeting',
  params: z.object({ name: z.string(), token: z.string() }),
  content: ({ name, token }) => ({
    subject: `Your place is free, ${name}`,
    heading: `Hello ${name}`,
    paragraphs: ['Bay 7 is yours if you want it.'],
    action: { label: 'Take it', path: `/take?token=${token}&from=mail` },
    footer: 'You get this because you asked for it.',
  }),
});

let database: TestDatabase;
let clock: ManualClock;
const cleanUp: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());
beforeEach(() => {
  clock = new ManualClock(NOW);
});
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo();
  await database.pool.query('DELETE FROM jobs');
});

function runnerFor(mailer: Mailer): JobRunner {
  const job = mailJob({ mailer, templates: [greeting], publicUrl: PUBLIC_URL });
  const log = pino({ level: 'silent' });
  const runner = startJobRunner({ database, clock, jobs: [job], instanceId: 'test', log, background: false });
  cleanUp.push(
    () => runner.stop(),
    () => mailer.close(),
  );
  return runner;
}

/** A mail server on loopback that stores its mail; while `refusing` it accepts none. It never knows `nobody`. */
async function startMailServer() {
  const state = { refusing: false, signedIn: 0, taken: [] as { to: string[]; raw: Buffer }[] };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => {
      state.signedIn += 1;
      done(null, { user: username });
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody@') ? Object.assign(new Error('no mailbox'), { responseCode: 550 }) : null,
      ),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusing) return done(new Error('come back later'));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        state.taken.push({ to, raw: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  if (typeof address !== 'object') throw new Error('the mail server listens on a port');
  return { state, url: `smtp://127.0.0.1:${address?.port}` };
}

const queueGreeting = (name = 'Zoë') =>
  inTransaction(database, (tx) =>
    enqueueMail(tx, {
      to: 'zoe@example.net',
      template: greeting,
      params: { name, token: 't0k3n' },
      dueAt: NOW,
    }),
  );

test('what was queued reaches a mail server, in both forms, with links to the public address', async () => {
  const { state, url } = await startMailServer();
  const config = { SMTP_URL: url, MAIL_FROM: 'ChargeRota <rota@example.org>', DATA_DIR: '/nowhere' };
  const runner = runnerFor(createMailer(config, clock).mailer);
  const id = await queueGreeting('Zoë <b>');
  expect(await runner.drain()).toEqual({ completed: 1, failed: [] });

  const [message] = state.taken;
  expect(message?.to).toEqual(['zoe@example.net']);
  const mail = await PostalMime.parse(message?.raw ?? '');
  expect(mail.from).toMatchObject({ name: 'ChargeRota', address: 'rota@example.org' });
  expect(mail.subject).toBe('Your place is free, Zoë <b>');
  expect(mail.messageId).toBe(`<${id}@charge.example.org>`);
  expect(mail.text).toContain('Hello Zoë <b>');
  expect(mail.text).toContain('https://charge.example.org/take?token=t0k3n&from=mail');
  expect(mail.html).toContain('Hello Zoë &lt;b&gt;');
  expect(mail.html).toContain('href="https://charge.example.org/take?token=t0k3n&amp;from=mail"');
});

test('a mail server on another computer gets neither password nor mail before the connection is encrypted', async () => {
  const { state, url } = await startMailServer();
  // Reaches this computer, but is not one of the names that say so.
  const elsewhere = url.replace('smtp://127.0.0.1', 'smtp://rota:secret@0.0.0.0');
  const config = { SMTP_URL: elsewhere, MAIL_FROM: 'rota@example.org', DATA_DIR: '/nowhere' };
  const runner = runnerFor(createMailer(config, clock).mailer);
  await queueGreeting();
  expect(await runner.drain()).toMatchObject({ failed: [{ error: expect.stringContaining('STARTTLS') }] });
  expect(state).toMatchObject({ signedIn: 0, taken: [] });

  const insecure = runnerFor(createMailer({ ...config, SMTP_INSECURE: true }, clock).mailer);
  clock.set(new Date(NOW.getTime() + 60_000));
  expect(await insecure.drain()).toEqual({ completed: 1, failed: [] });
  expect(state).toMatchObject({ signedIn: 1, taken: [{ to: ['zoe@example.net'] }] });
});

test.each([
  ['smtps://mail.example.org', {}, true],
  ['smtp://mail.example.org:587', {}, true],
  ['smtp://mail.example.org:587', { isInsecure: true }, false],
  ['smtp://127.0.0.1:25', {}, false],
  ['smtp://localhost', {}, false],
  ['smtp://[::1]:25', {}, false],
  ['smtp://localhost.example.org', {}, true],
  ['smtp://10.0.0.2', {}, true],
])('whether mail to %s %j is encrypted: %j', (smtpUrl, options, expected) => {
  expect(isEncrypted({ smtpUrl, ...options })).toBe(expected);
});

test('in HTML no line ends within a time; plain text has ordinary spaces', () => {
  const time = 'held until 1:05 PM ET';
  const figure = { label: 'Fri, Nov 20', value: '12:00 PM – 4:00 PM ET' };
  const mail = renderMail(
    { subject: time, heading: time, figure, paragraphs: [time], footer: 'You wait in line.' },
    PUBLIC_URL,
  );
  expect(mail.html.match(/1:05\u00a0PM\u00a0ET/g)).toHaveLength(2);
  expect(mail.html).toContain('12:00\u00a0PM – 4:00\u00a0PM\u00a0ET');
  expect(mail.text).not.toContain('\u00a0');
});

// RFC 2047's encoding of non-ASCII letters in headers: in a name, mail programs would decode it.
const ENCODED_WORDS = [
  '=?utf-8?q?Your_bank?=',
  'X =?UTF-8?B?WW91ciBiYW5r?=',
  '=?utf-8?q?Your?= =?utf-8?q?_bank?=',
  '=?iso-8859-1?q?Your bank?=',
];
const OTHER_NAMES = ['Ann', 'Zoë "Z" O’Neill', '王小明', 'محمد', '⚡ Long name '.repeat(20).trim()];

test('a subject is read as it was written, whatever the name in it is made of, sent or kept', async () => {
  const { state, url } = await startMailServer();
  const sent = createMailer({ SMTP_URL: url, MAIL_FROM: 'rota@example.org', DATA_DIR: '/nowhere' }, clock);
  const { mailer: kept, folder, path } = await localFolder();
  cleanUp.push(
    () => sent.mailer.close(),
    () => kept.close(),
  );
  for (const name of [...ENCODED_WORDS, ...OTHER_NAMES]) {
    const subject = `${name} invites you`;
    for (const mailer of [sent.mailer, kept])
      await mailer.send({ to: 'zoe@example.net', subject, text: 'x', html: '<p>x</p>' });
    clock.advance(1000);
    const raw = state.taken.at(-1)?.raw.toString() ?? '';
    expect((await PostalMime.parse(raw)).subject).toBe(subject);
    expect((await folder.list())[0]?.subject).toBe(subject);
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThan(79);
  }
  expect(await readdir(path)).toHaveLength(ENCODED_WORDS.length + OTHER_NAMES.length);

  const subject = 'Ann\r\nBcc: mallory@example.net';
  await sent.mailer.send({ to: 'zoe@example.net', subject, text: 'x', html: '<p>x</p>' });
  const mail = await PostalMime.parse(state.taken.at(-1)?.raw ?? '');
  expect([mail.subject, mail.bcc]).toEqual(['Ann Bcc: mallory@example.net', undefined]);
});

test('a mail carries a calendar as an alternative part and as a file', async () => {
  const { state, url } = await startMailServer();
  const { mailer } = createMailer(
    { SMTP_URL: url, MAIL_FROM: 'rota@example.org', DATA_DIR: '/nowhere' },
    clock,
  );
  cleanUp.push(() => mailer.close());
  const text = 'BEGIN:VCALENDAR\r\nSUMMARY:Müller\\, Bay 7 ⚡\r\nEND:VCALENDAR\r\n';
  // A parser of mails gives texts with its own line ends.
  const lines = text.replaceAll('\r', '');
  const content = greeting.contentOf({ name: 'Zoë', token: 't' });
  await mailer.send({
    to: 'zoe@example.net',
    subject: content.subject,
    ...renderMail(content, PUBLIC_URL),
    calendar: { method: 'CANCEL', text },
  });

  const raw = state.taken[0]?.raw.toString() ?? '';
  expect(raw).toMatch(/^Content-Type: multipart\/mixed/m);
  const { attachments, text: plain, html } = await PostalMime.parse(raw, { attachmentEncoding: 'utf8' });
  expect([plain, html]).toEqual([
    expect.stringContaining('Bay 7 is yours'),
    expect.stringContaining('Bay 7'),
  ]);
  expect(
    attachments.map(({ mimeType, filename, method, content: body }) => ({
      mimeType,
      filename,
      method,
      body,
    })),
  ).toEqual([
    // Beside text and HTML, by which mail programs show buttons; and as a file, for those that know no calendars.
    { mimeType: 'text/calendar', filename: null, method: 'CANCEL', body: lines },
    { mimeType: 'application/ics', filename: 'reservation.ics', method: undefined, body: lines },
  ]);
});

test('a mail that the server refuses is tried again later, and sent once with the same id', async () => {
  const { state, url } = await startMailServer();
  const config = { SMTP_URL: url, MAIL_FROM: 'rota@example.org', DATA_DIR: '/nowhere' };
  const runner = runnerFor(createMailer(config, clock).mailer);
  const id = await queueGreeting();
  state.refusing = true;
  expect((await runner.drain()).failed).toEqual([
    { kind: 'mail.send', error: expect.stringContaining('come back later') as unknown },
  ]);
  expect(state.taken).toEqual([]);

  state.refusing = false;
  clock.advance(5_000);
  await runner.drain();
  clock.advance(3_600_000);
  await runner.drain();
  expect(state.taken).toHaveLength(1);
  expect((await PostalMime.parse(state.taken[0]?.raw ?? '')).messageId).toBe(`<${id}@charge.example.org>`);
});

test('a mail whose thread dies is to be tried again, and a recipient who is refused for good is not', async () => {
  const { state, url } = await startMailServer();
  const { mailer } = createMailer(
    { SMTP_URL: url, MAIL_FROM: 'rota@example.org', DATA_DIR: '/nowhere' },
    clock,
  );
  cleanUp.push(() => mailer.close());
  const send = (subject: string, to = 'zoe@example.net') =>
    mailer.send({ to, subject, text: 'x', html: '<p>x</p>' });
  const started = once(process, 'worker') as Promise<[Worker]>;
  const lost = expect(send('Lost')).rejects.toSatisfy(
    (error) => error instanceof Error && /thread/.test(error.message) && !isRefusedForGood(error),
  );
  const [thread] = await started;
  await thread.terminate();
  await lost;
  await send('Again');
  await expect(send('Nobody', 'nobody@example.net')).rejects.toSatisfy(isRefusedForGood);
  expect(state.taken.map(({ to }) => to)).toEqual([['zoe@example.net']]);
});

async function localFolder() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chargerota-mail-'));
  cleanUp.push(() => rm(dataDir, { recursive: true }));
  const { mailer, folder } = createMailer({ DATA_DIR: dataDir }, clock);
  if (!folder) throw new Error('without SMTP there is a folder');
  return { mailer, folder, path: join(dataDir, 'mail') };
}

function appWith(folder: MailFolder | null, host = '127.0.0.1', isProduction = false, publicUrl?: string) {
  const app = Fastify({ trustProxy: true });
  registerDevMail(app, { folder, host, isProduction, publicUrl });
  cleanUp.push(() => app.close());
  return app;
}

test('without a mail server messages are files for the owner alone, and read at /dev/mail', async () => {
  const { mailer, folder, path } = await localFolder();
  const runner = runnerFor(mailer);
  await queueGreeting('Ann');
  await runner.drain();
  clock.advance(60_000);
  await queueGreeting('Bob');
  await runner.drain();

  const files = await readdir(path);
  expect(files).toHaveLength(2);
  expect((await stat(join(path, files[0] ?? ''))).mode & 0o077).toBe(0);
  const [newest, oldest] = await folder.list();
  expect([newest?.subject, oldest?.subject]).toEqual(['Your place is free, Bob', 'Your place is free, Ann']);
  expect(oldest).toMatchObject({ to: 'zoe@example.net', sentAt: NOW });

  const app = appWith(folder);
  const list = await app.inject('/dev/mail');
  expect(list.body).toContain(`href="/dev/mail/${newest?.id}"`);
  const page = await app.inject(`/dev/mail/${newest?.id}`);
  expect(page.body).toContain('<a href="https://charge.example.org/take?token=t0k3n&amp;from=mail">');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('/dev/mail answers nothing but messages of its folder', async () => {
  const { mailer, folder, path } = await localFolder();
  await mailer.send({ to: 'a@example.net', subject: 'x', text: 'x', html: '<p>x</p>' });
  await writeFile(join(path, '..', 'secret.eml'), 'Subject: secret\r\n\r\nsecret');
  await writeFile(join(path, 'notes.eml'), 'Subject: notes\r\n\r\nnotes');
  const [mail] = await folder.list();
  await unlink(join(path, `${mail?.id}.eml`));
  const app = appWith(folder);
  for (const id of ['..%2Fsecret', '%2e%2e%2fsecret', 'notes', '..', mail?.id]) {
    expect((await app.inject(`/dev/mail/${id}`)).statusCode, id).toBe(404);
  }
  expect((await app.inject('/dev/mail')).body).toContain('Nothing yet');
  expect((await app.inject({ url: '/dev/mail', headers: { host: 'evil.example' } })).statusCode).toBe(404);
});

test('a mail that is deleted while the list is read is left out of it', async () => {
  const { mailer, folder, path } = await localFolder();
  await mailer.send({ to: 'a@example.net', subject: 'Kept', text: 'x', html: '<p>x</p>' });
  // Its name is in the folder, and there is nothing to read any more.
  await symlink('gone', join(path, `2026-11-20T12-10-05-123Z-${randomUUID()}.eml`));
  expect((await folder.list()).map(({ subject }) => subject)).toEqual(['Kept']);
});

test('/dev/mail is absent in production, off loopback and while mail is really sent', async () => {
  const { folder } = await localFolder();
  const apps = [
    appWith(folder, '127.0.0.1', true),
    appWith(folder, '0.0.0.0'),
    appWith(folder, '127.0.0.1', false, 'https://rota.example'),
    appWith(null),
  ];
  for (const app of apps) expect((await app.inject('/dev/mail')).statusCode).toBe(404);
});

test.each([
  { host: 'rota.example', 'x-forwarded-host': 'localhost' },
  { host: '127.0.0.1:3000', 'x-forwarded-for': '198.51.100.7' },
  { host: '127.0.0.1:3000', 'x-real-ip': '198.51.100.7' },
])('/dev/mail answers nobody through a proxy on this computer: %j', async (headers) => {
  const { folder } = await localFolder();
  const app = appWith(folder, '127.0.0.1', false, 'http://localhost:3000');
  expect((await app.inject({ url: '/dev/mail', headers: { host: '127.0.0.1:3000' } })).statusCode).toBe(200);
  expect((await app.inject({ url: '/dev/mail', headers })).statusCode).toBe(404);
});

test('a mail cannot link to another site', async () => {
  const { mailer } = await localFolder();
  const stray = defineMailTemplate({
    name: 'test.stray',
    params: z.object({ path: z.string() }),
    content: ({ path }) => ({
      subject: 's',
      heading: 'h',
      paragraphs: [],
      action: { label: 'Go', path },
      footer: 'f',
    }),
  });
  const job = mailJob({ mailer, templates: [stray], publicUrl: PUBLIC_URL });
  for (const path of ['https://evil.example/', '.evil.example/', '@evil.example/']) {
    const payload = { to: 'a@example.net', template: 'test.stray', params: { path } };
    const prepared = job.prepare(payload);
    if ('invalid' in prepared) throw new Error(prepared.invalid);
    const context = { database, clock, log: pino({ level: 'silent' }), jobId: 'id', organizationId: null };
    await expect(prepared.run(context), path).rejects.toThrow('own site');
  }
});
