import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { createLogger, redactUrl } from './logging.ts';

test('tokens in paths and queries are kept out of the log, ids stay', () => {
  expect(redactUrl('/api/reset-password/verify?token=abc&x=1')).toBe(
    '/api/reset-password/verify?token=[redacted]&x=1',
  );
  expect(redactUrl('/api/invitations/Zk3vQ0b7m2YxT4rP9sLwE6uHdN1cJ8aGfKqViRtXoMe/accept')).toBe(
    '/api/invitations/[redacted]/accept',
  );
  expect(redactUrl('/api/auth/google?action=invitation&returnUrl=%2Finvitation%3Ftoken%3Dabc')).toBe(
    '/api/auth/google?action=invitation&returnUrl=[redacted]',
  );
  // The bank's page returns with it.
  expect(
    redactUrl('/payment-confirmation?setup_intent=seti_1&setup_intent_client_secret=seti_1_secret_2'),
  ).toBe('/payment-confirmation?setup_intent=seti_1&setup_intent_client_secret=[redacted]');
  expect(redactUrl('/api/calendar/Zk3vQ0b7m2YxT4rP9sLwE6uHdN1cJ8aGfKqViRtXoMe.ics')).toBe(
    '/api/calendar/[redacted]',
  );
  // Copied with what stood beside it.
  for (const more of ['.ics.', '.ics%20', ')', '.ics%3Fx=1'])
    expect(redactUrl(`/api/calendar/Zk3vQ0b7m2YxT4rP9sLwE6uHdN1cJ8aGfKqViRtXoMe${more}`)).toBe(
      '/api/calendar/[redacted]',
    );
  // A signed token, short before its dot; also as it may have been copied.
  const [about, signature] = ['AZej8nwefZqLXB8uPUxbagAAAAE', 'Zk3vQ0b7m2YxT4rP9sLwE6uHdN1cJ8aGfKqViRtXoMe'];
  for (const token of [`${about}.${signature}`, `%20${about}.${signature}`, `${about}%2E${signature}`])
    expect(redactUrl(`/api/ticket-links/${token}`)).toBe('/api/ticket-links/[redacted]');
  const byId = '/api/locations/0197a3f2-7c1e-7d9a-8b5c-1f2e3d4c5b6a/spots';
  expect(redactUrl(byId)).toBe(byId);
});

test('what is logged of a failed query names none of its values', () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(s3cret-1)',
  });
  const error = new DrizzleQueryError('insert into users', ['s3cret-2'], cause);
  createLogger('info', stream).error({ err: error }, 'request failed');
  expect(log).toContain('duplicate key');
  expect(log).toContain('23505');
  expect(log).not.toContain('s3cret');
});

test('what is logged of a request holds no cookie, authorization, password or token', async () => {
  let log = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const app = fastify({ loggerInstance: createLogger('info', stream) });
  app.post('/api/thing', (request) => {
    request.log.info({ headers: request.headers, body: request.body }, 'careless');
    return { ok: true };
  });
  await app.inject({
    method: 'POST',
    url: '/api/thing?token=s3cret-1',
    headers: { cookie: 'chargerota_session=s3cret-2', authorization: 'Bearer s3cret-3' },
    payload: { password: 's3cret-4', nested: { token: 's3cret-5' } },
  });
  await app.close();
  expect(log).toContain('careless');
  expect(log).toContain('/api/thing?token=[redacted]');
  expect(log).not.toContain('s3cret');
});
