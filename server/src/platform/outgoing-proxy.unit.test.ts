import { createECDH, randomBytes } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import { afterEach, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { openProxyStandIn, TEST_CERTIFICATE, type ProxyStandIn } from '../../testing/tls-stand-in.ts';
import { ManualClock } from '../../testing/manual-clock.ts';
import { readConfig } from '../config.ts';
import { createIdentityProviders } from './identity-providers/identity-providers.ts';
import { fetchThroughProxy } from './outgoing-proxy.ts';
import { stripePayments } from './payments/stripe/stripe.ts';
import { sendPush } from './push/web-push.ts';
import { twilioSms } from './sms/twilio.ts';

const direct = getGlobalDispatcher();
let proxy: ProxyStandIn;
beforeEach(async () => {
  proxy = await openProxyStandIn(answer);
});
afterEach(async () => {
  await getGlobalDispatcher().close();
  setGlobalDispatcher(direct);
  await proxy.close();
});

const ISSUER = 'https://google.test';
const ANSWERS: Record<string, { status: number; body: object }> = {
  'twilio.test': { status: 201, body: { sid: 'SM1', num_segments: '1' } },
  'stripe.test': { status: 200, body: { object: 'list', data: [], has_more: false } },
  'google.test': {
    status: 200,
    body: { issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth`, jwks_uri: `${ISSUER}/keys` },
  },
  localhost: { status: 201, body: {} },
};
const answer: RequestListener = ({ headers }, response) => {
  const { status, body } = ANSWERS[headers.host ?? ''] ?? { status: 404, body: {} };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};

const sms = twilioSms({ accountSid: 'AC1', authToken: 'token', from: '+1', apiUrl: 'https://twilio.test' });
const payments = stripePayments({
  secretKey: 'sk_test_1',
  publishableKey: null,
  webhookSecret: null,
  apiUrl: 'https://stripe.test',
  clock: new ManualClock('2026-11-20T15:00:00Z'),
});
const { google } = createIdentityProviders(
  readConfig({ GOOGLE_ISSUER: ISSUER, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }),
);
const browser = createECDH('prime256v1').generateKeys('base64url');
const push = () =>
  sendPush(
    { endpoint: 'https://localhost/push', p256dh: browser, auth: randomBytes(16).toString('base64url') },
    { payload: '{}', topic: 'topic', ttlSeconds: 60, isUrgent: false },
    { keys: webPush.generateVAPIDKeys(), subject: 'mailto:operator@example.org', allowsLoopback: true },
  );

test('text messages, Stripe, sign-in and push messages go through the proxy of HTTPS_PROXY', async () => {
  await fetchThroughProxy(readConfig({ HTTPS_PROXY: proxy.url }), TEST_CERTIFICATE);
  expect(await sms.send({ to: '+14155550134', body: 'Hello' })).toMatchObject({ sent: true });
  await payments.check();
  const request = { state: 'state', nonce: 'nonce', codeVerifier: 'v'.repeat(43) };
  expect(await google.authorizationUrl(request)).toContain(`${ISSUER}/auth?`);
  expect(await push()).toEqual({ sent: true });
  expect(proxy.tunnels).toEqual(['twilio.test:443', 'stripe.test:443', 'google.test:443', 'localhost:443']);
});

test('the hosts of NO_PROXY are reached without it', async () => {
  const variables = { https_proxy: proxy.url, no_proxy: 'localhost,.twilio.test' };
  await fetchThroughProxy(readConfig(variables), TEST_CERTIFICATE);
  await Promise.all([push(), sms.send({ to: '+14155550134', body: 'Hello' }), payments.check()]);
  expect(proxy.tunnels).toEqual(['stripe.test:443']);
});
