import { m } from '@chargerota/messages';
import { expect, test } from 'vitest';
import source from '../../worker/push.js?raw';
import { choicesPath } from '../../lib/paths.ts';

type Shown = { title: string; options: { body: string; tag: string; data: object; actions: object[] } };

type Answered = { ok: boolean; status: number; json: () => Promise<unknown> };

/** The service worker in a browser without an open tab. Without an answer there is no connection. */
function startWorker(answer?: Answered, site = 'https://rota.example') {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const requests: [string, object][] = [];
  const fetch = async (path: string, init: object) => {
    requests.push([path, init]);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  const self = {
    location: new URL(`${site}/sw.js`),
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it, with its own global
  new Function('self', 'fetch', 'KEPT_WORDS', source)(self, fetch, { en: m.worker });
  const happens = async (type: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  };
  return { shown, opened, requests, happens };
}

test('a push message leads to what it is about, and to the choices', async () => {
  const { shown, opened, happens } = startWorker();
  const notification = {
    id: '7',
    title: 'Charger 12 is yours now',
    message: 'At North Garage.',
    path: '/dashboard',
  };
  await happens('push', { data: { json: () => notification } });
  const [{ title, options } = { title: '', options: null }] = shown;
  expect({ title, options }).toMatchObject({
    title: notification.title,
    options: { body: notification.message, tag: '7', actions: [{ title: 'Notification settings' }] },
  });
  const shownOne = { ...options, close: () => {} };
  await happens('notificationclick', { notification: shownOne, action: '' });
  await happens('notificationclick', { notification: shownOne, action: choicesPath });
  expect(opened).toEqual(['https://rota.example/dashboard', `https://rota.example${choicesPath}`]);
});

test('below a path, what is opened and asked for is below it', async () => {
  const answer = { ok: true, status: 200, json: async () => ({}) };
  const { shown, opened, requests, happens } = startWorker(answer, 'https://example.org/charge');
  await happens('push', { data: { json: () => offer } });
  const notification = { ...shown[0]!.options, close: () => {} };
  await happens('notificationclick', { notification, action: '' });
  await happens('notificationclick', { notification, action: '/api/offers/1/accept' });
  expect(opened).toEqual(['https://example.org/charge/line?offer=1']);
  expect(requests.map(([path]) => path)).toEqual(['/charge/api/offers/1/accept']);
});

const offer = {
  id: '8',
  title: 'Charger 12 is held for you until 9:20 AM ET',
  message: 'At North Garage.',
  path: '/line?offer=1',
  answers: [
    {
      label: 'Take it',
      method: 'POST',
      path: '/api/offers/1/accept',
      done: { title: 'Charger 12 is yours', path: '/dashboard' },
    },
    {
      label: 'Pass',
      method: 'POST',
      path: '/api/offers/1/pass',
      done: { title: 'It goes to the next', path: '/line' },
    },
  ],
};

async function pressTakeIt(answer?: Answered) {
  const worker = startWorker(answer);
  await worker.happens('push', { data: { json: () => offer } });
  const [first] = worker.shown;
  expect(first?.options.actions).toEqual([
    { action: '/api/offers/1/accept', title: 'Take it' },
    { action: '/api/offers/1/pass', title: 'Pass' },
  ]);
  const notification = { ...first!.options, close: () => {} };
  await worker.happens('notificationclick', { notification, action: '/api/offers/1/accept' });
  expect(worker.requests).toEqual([['/api/offers/1/accept', { method: 'POST', credentials: 'include' }]]);
  return { opened: worker.opened, result: worker.shown[1] };
}

test('a charger is taken by one press in the notification, which then says that it is yours', async () => {
  const taken = await pressTakeIt({ ok: true, status: 200, json: async () => ({}) });
  expect(taken.opened).toEqual([]);
  expect(taken.result).toMatchObject({
    title: 'Charger 12 is yours',
    options: { tag: '8', data: { path: '/dashboard' } },
  });
});

test('a press that does nothing says why: the offer has ended, there is no connection, or one has to sign in', async () => {
  const message = 'This offer has ended.';
  const ended = await pressTakeIt({ ok: false, status: 409, json: async () => ({ message }) });
  expect(ended.result).toMatchObject({
    title: 'Your answer did not go through',
    options: { body: message, data: { path: '/line?offer=1' } },
  });
  const offline = await pressTakeIt();
  expect(offline.result?.options.body).toContain('no connection');
  const signedOut = await pressTakeIt({ ok: false, status: 401, json: async () => ({}) });
  expect(signedOut).toEqual({ opened: ['https://rota.example/line?offer=1'], result: undefined });
});

/** What comes of a press on one of the answers to the question whether one is still coming. */
async function answerQuestion(press: string, answer?: Answered) {
  const worker = startWorker(answer);
  const question = {
    id: '9',
    title: 'Are you still coming at 2:00 PM ET?',
    message: 'Charger 12 at North Garage.',
    path: '/dashboard?reservation=1',
    answers: [
      { label: 'Yes', method: 'PATCH', path: '/api/notifications/5/read', done: null },
      {
        label: 'No, cancel it',
        method: 'PATCH',
        path: '/api/reservations/1/cancel',
        done: { title: 'Your reservation of charger 12 is cancelled', path: '/dashboard' },
      },
      { label: 'Later', method: 'open', path: '/dashboard?reservation=1&ask=edit' },
      { label: 'Yes', method: 'none', path: 'yes' },
    ],
  };
  await worker.happens('push', { data: { json: () => question } });
  const notification = { ...worker.shown[0]!.options, close: () => {} };
  await worker.happens('notificationclick', { notification, action: press });
  const { opened, requests, shown } = worker;
  return { opened, requests: requests.map(([path]) => path), result: shown[1]?.title };
}

test('who is asked whether they are still coming says yes, no or later by one press', async () => {
  const ok = { ok: true, status: 200, json: async () => ({}) };
  const yes = '/api/notifications/5/read';
  const no = '/api/reservations/1/cancel';
  expect(await answerQuestion(yes, ok)).toEqual({ opened: [], requests: [yes], result: undefined });
  // Yes changes nothing, so nobody is bothered if it does not get through.
  expect(await answerQuestion(yes)).toEqual({ opened: [], requests: [yes], result: undefined });
  expect(await answerQuestion('yes')).toEqual({ opened: [], requests: [], result: undefined });
  const result = 'Your reservation of charger 12 is cancelled';
  expect(await answerQuestion(no, ok)).toEqual({ opened: [], requests: [no], result });
  const later = '/dashboard?reservation=1&ask=edit';
  const opened = [`https://rota.example${later}`];
  expect(await answerQuestion(later)).toEqual({ opened, requests: [], result: undefined });
});
