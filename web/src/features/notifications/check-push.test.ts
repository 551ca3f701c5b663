import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasEndedHere, rememberSubscribed, subscribedHere } from '../../lib/push-subscription.ts';
import { checkPushHere } from './check-push.ts';

const KEY = 'BOvw';
const NEW_KEY = 'BPnew';

type Sent = { method: string; path: string; body: unknown };
let sent: Sent[];
let answer: (request: Sent) => { status: number; body: unknown };
let subscription: { endpoint: string; key: string } | null;

const bytesOf = (key: string) => Uint8Array.from(Buffer.from(key, 'base64url')).buffer;
const asBrowser = (own: { endpoint: string; key: string }) => ({
  options: { applicationServerKey: bytesOf(own.key) },
  toJSON: () => ({ endpoint: own.endpoint, keys: { p256dh: 'p', auth: 'a' } }),
  unsubscribe: async () => (subscription = null),
});

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const pushManager = {
    getSubscription: async () => subscription && asBrowser(subscription),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) =>
      asBrowser((subscription ??= { endpoint: 'https://push.example/new', key })),
  };
  const registration = { pushManager };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      getRegistration: async () => registration,
      register: async () => registration,
      ready: Promise.resolve(registration),
    },
  });
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const request = {
      method: init.method ?? 'GET',
      path,
      body: init.body && JSON.parse(init.body as string),
    };
    sent.push(request);
    const { status, body } = answer(request);
    return new Response(body === null ? null : JSON.stringify(body), { status });
  });
  sent = [];
  subscription = { endpoint: 'https://push.example/1', key: KEY };
  rememberSubscribed('s1');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A server that takes the endpoint /new alone. */
const takesOnlyNew = ({ method, body }: Sent) => {
  if (method === 'DELETE') return { status: 204, body: null };
  const works = JSON.stringify(body).includes('/new');
  return { status: 200, body: { id: works ? 's2' : 's1', works, pushKey: NEW_KEY } };
};
const requests = () => sent.map(({ method, path }) => `${method} ${path}`);

test('a browser whose subscription is the stored one has nothing to do', async () => {
  answer = () => ({ status: 200, body: { id: 's1', works: true, pushKey: KEY } });
  await checkPushHere();
  expect(sent).toEqual([
    {
      method: 'PUT',
      path: '/api/push-subscriptions/s1',
      body: {
        subscription: { endpoint: 'https://push.example/1', keys: { p256dh: 'p', auth: 'a' } },
        serverKey: KEY,
      },
    },
  ]);
  expect([subscribedHere(), hasEndedHere()]).toEqual(['s1', false]);
});

test.each([
  ['was dropped by the browser', null],
  ['has a former key of the installation, or has ended', { endpoint: 'https://push.example/1', key: KEY }],
])('a subscription that %s is made anew with the key of today, without a question', async (_what, before) => {
  subscription = before;
  answer = takesOnlyNew;
  await checkPushHere();
  expect(requests()).toEqual(['PUT /api/push-subscriptions/s1', 'PUT /api/push-subscriptions/s1']);
  expect(subscription).toEqual({ endpoint: 'https://push.example/new', key: NEW_KEY });
  expect([subscribedHere(), hasEndedHere()]).toEqual(['s2', false]);
});

test('without permission nothing is asked; push has ended, and the choices say so until it is turned on again', async () => {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: () => expect.unreachable() });
  subscription = null;
  answer = takesOnlyNew;
  await checkPushHere();
  expect(requests()).toEqual(['PUT /api/push-subscriptions/s1', 'DELETE /api/push-subscriptions/s1']);
  expect([subscribedHere(), hasEndedHere()]).toEqual([null, true]);
  rememberSubscribed('s3');
  expect(hasEndedHere()).toBe(false);
});

test('a browser that was removed elsewhere, or belongs to another person, takes no more messages', async () => {
  answer = () => ({ status: 404, body: { code: 'not_found', message: 'Not found' } });
  await checkPushHere();
  expect(subscription).toBeNull();
  expect([subscribedHere(), hasEndedHere()]).toEqual([null, true]);
});

test('a server that is down ends nothing', async () => {
  answer = () => ({ status: 503, body: { code: 'unavailable', message: 'Down' } });
  await checkPushHere();
  expect(subscription).not.toBeNull();
  expect([subscribedHere(), hasEndedHere()]).toEqual(['s1', false]);
});
