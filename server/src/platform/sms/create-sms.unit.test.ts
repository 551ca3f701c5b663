import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createSms } from './create-sms.ts';
import { registerDevSms } from './routes.ts';

const TWILIO = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+15005550006' };
const NONE = { TWILIO_API_URL: 'https://api.twilio.com', DATA_DIR: '/nowhere', isProduction: false };
let now = new Date('2026-11-20T15:00:00Z');
const clock = { now: () => now };
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const undo of cleanUp.splice(0).toReversed()) await undo();
});

test('text messages go to Twilio, or to a folder; in production without Twilio there are none', () => {
  const { sms, folder } = createSms({ ...NONE, ...TWILIO, isProduction: true }, clock);
  expect([sms !== null, folder]).toEqual([true, null]);
  expect(createSms({ ...NONE, isProduction: true }, clock)).toEqual({ sms: null, folder: null });
  const local = createSms(NONE, clock);
  expect(local.folder).toBe(local.sms);
});

test('stored text messages are readable only by the owner, and shown at /dev/sms', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chargerota-sms-'));
  cleanUp.push(() => rm(dataDir, { recursive: true }));
  const { folder } = createSms({ ...NONE, DATA_DIR: dataDir }, clock);
  if (!folder) throw new Error('without Twilio there is a folder');
  const options = { folder, isProduction: false, host: '127.0.0.1', publicUrl: undefined };
  const app = Fastify();
  registerDevSms(app, options);
  cleanUp.push(() => app.close());
  expect((await app.inject('/dev/sms')).body).toContain('Nothing yet');

  const first = { to: '+12125550142', body: 'Your code is 123456' };
  expect(await folder.send(first)).toEqual({ sent: true, segments: 1 });
  now = new Date('2026-11-20T15:01:00Z');
  await folder.send({ to: '+12125550143', body: '<b>Soon</b> http://localhost/a?b=1&c=2' });
  const files = await readdir(join(dataDir, 'sms'));
  expect((await stat(join(dataDir, 'sms', files[0] ?? ''))).mode & 0o077).toBe(0);
  await writeFile(join(dataDir, 'sms', 'notes.json'), 'secret');
  // As if a message were deleted while the list is read: its name is in the folder, and there is nothing to read.
  await symlink('gone', join(dataDir, 'sms', `2026-11-20T15-02-00-000Z-${randomUUID()}.json`));
  expect((await folder.list()).map(({ to }) => to)).toEqual(['+12125550143', '+12125550142']);

  const { body } = await app.inject('/dev/sms');
  expect(body).toContain('Your code is 123456');
  expect(body).toContain('&lt;b&gt;Soon&lt;/b&gt; <a href="http://localhost/a?b=1&amp;c=2">');
  expect(body).not.toContain('secret');
  expect((await app.inject({ url: '/dev/sms', headers: { host: 'evil.example' } })).statusCode).toBe(404);
  const elsewhere = Fastify();
  cleanUp.push(() => elsewhere.close());
  registerDevSms(elsewhere, { ...options, host: '0.0.0.0' });
  expect((await elsewhere.inject('/dev/sms')).statusCode).toBe(404);
});
