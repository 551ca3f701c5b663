import Fastify, { type FastifyBaseLogger } from 'fastify';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { ManualClock } from '../../../testing/manual-clock.ts';
import { readConfig } from '../../config.ts';
import { createLogger } from '../logging/logging.ts';
import { trustedProxies, watchProxies } from './proxies.ts';

const FORWARDED = { 'x-forwarded-for': '203.0.113.9' };

/** An instance with this TRUST_PROXY, and the sentences that it logs. */
function instanceWith(TRUST_PROXY: string) {
  const sentences: string[] = [];
  const destination = new Writable({
    write: (line: Buffer, _encoding, done) => {
      sentences.push(JSON.parse(line.toString()).msg);
      done();
    },
  });
  const log: FastifyBaseLogger = createLogger('warn', destination);
  const app = Fastify({ loggerInstance: log });
  const clock = new ManualClock('2026-11-20T15:00:00Z');
  watchProxies(app, { trusts: trustedProxies(readConfig({ TRUST_PROXY }).TRUST_PROXY), clock });
  for (const path of ['/healthz', '/readyz', '/metrics']) app.get(path, () => 'fine');
  return {
    app,
    clock,
    sentences,
    ask: (headers: Record<string, string>, url = '/api/locations') => app.inject({ url, headers }),
  };
}

test.each<[string, Record<string, string>]>([
  ['false', FORWARDED],
  ['false', { forwarded: 'for=203.0.113.9' }],
  ['false', { 'x-real-ip': '203.0.113.9' }],
  ['10.0.0.4', FORWARDED],
])('with TRUST_PROXY=%s, requests with %o tell of a proxy that is not trusted', async (trusted, headers) => {
  const { app, ask, sentences } = instanceWith(trusted);
  await ask(headers);
  await ask(headers);
  expect(app.proxyFaults()).toEqual(['not_trusted']);
  expect(sentences).toEqual([expect.stringContaining('set TRUST_PROXY to its address')]);
});

test.each(['true', 'loopback', '10.0.0.4, 127.0.0.0/8'])(
  'with TRUST_PROXY=%s, a request past the proxy is noticed, save those of whoever watches the server',
  async (trusted) => {
    const { app, ask, sentences } = instanceWith(trusted);
    for (const path of ['/healthz', '/readyz', '/metrics']) await ask({}, path);
    expect(sentences).toEqual([]);
    await ask({});
    await ask({}, '/dashboard');
    expect(app.proxyFaults()).toEqual(['no_address']);
    expect(sentences).toEqual([expect.stringContaining('let the proxy set that header')]);
  },
);

test.each<[string, Record<string, string>]>([
  ['false', {}],
  ['true', FORWARDED],
  ['127.0.0.1', FORWARDED],
  // Whoever is no proxy is known by their own address.
  ['10.0.0.4', {}],
])('with TRUST_PROXY=%s, nothing is said of requests with %o', async (trusted, headers) => {
  const { app, ask, sentences } = instanceWith(trusted);
  await ask(headers);
  expect([app.proxyFaults(), sentences]).toEqual([[], []]);
});

test('what was noticed is forgotten after a day, so that operators see whether it is mended', async () => {
  const { app, ask, clock } = instanceWith('false');
  await ask(FORWARDED);
  expect(app.proxyFaults()).toEqual(['not_trusted']);
  clock.set(new Date(clock.now().getTime() + 24 * 3_600_000));
  expect(app.proxyFaults()).toEqual([]);
});
