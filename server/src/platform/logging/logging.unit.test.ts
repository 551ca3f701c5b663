import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { createLogger } from './logging.ts';

/** What is logged by what `act` does. */
async function logOf(act: (log: Logger) => unknown): Promise<string> {
  let written = '';
  const stream = new Writable({
    write(chunk, _encoding, done) {
      written += String(chunk);
      done();
    },
  });
  await act(createLogger('info', stream));
  return written;
}

test('what is logged of a failed query names none of its values', async () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(s3cret-1)',
  });
  const error = new DrizzleQueryError('insert into users', ['s3cret-2'], cause);
  const written = await logOf((log) => log.error({ err: error }, 'request failed'));
  expect(written).toContain('duplicate key');
  expect(written).toContain('23505');
  expect(written).not.toContain('s3cret');
});

const SPOT = '0197a3f2-7c1e-7d9a-8b5c-1f2e3d4c5b6a';

test('of a request its route and ids are logged, but no token, search, cookie, authorization or password', async () => {
  const written = await logOf(async (log) => {
    const app = fastify({ loggerInstance: log });
    app.post('/api/spots/:id/shares/:token', (request) => {
      request.log.info({ headers: request.headers, body: request.body }, 'careless');
      return { ok: true };
    });
    await app.inject({
      method: 'POST',
      url: `/api/spots/${SPOT}/shares/s3cret-0?token=s3cret-1&search=Suharto&page=s3cret-6`,
      headers: { cookie: 'chargerota_session=s3cret-2', authorization: 'Bearer s3cret-3' },
      payload: { password: 's3cret-4', nested: { token: 's3cret-5' } },
    });
    await app.close();
  });
  expect(written).toContain('careless');
  expect(written).toContain(`"route":"/api/spots/:id/shares/:token","ids":["${SPOT}"]`);
  expect(written).not.toMatch(/s3cret|Suharto/);
});

test.each([
  'anna.berg@example.com',
  'ada@müller.example',
  'r&d@firm.example',
  "o'neill+charge@mail.firm.example",
])('an address such as %s is logged nowhere, even in an error’s text', async (address) => {
  const written = await logOf((log) => {
    log.error({ err: new Error(`550 5.1.1 <${address}>: no mailbox`), who: address }, `mail to ${address}`);
  });
  expect(written).toContain('mail to [address]');
  expect(written).toContain('550 5.1.1 <[address]>: no mailbox');
  expect(written).not.toContain(address.slice(-10));
  expect(written).toContain('logging.unit.test.ts');
});
