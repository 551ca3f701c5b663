import { expect, test } from 'vitest';
import source from '../../../public/sw.js?raw';
import { choicesPath } from '../../lib/paths.ts';

type Shown = { title: string; options: { body: string; tag: string; data: object; actions: object[] } };

/** The service worker in a browser without an open tab. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const self = {
    location: { origin: 'https://rota.example' },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: (title: string, options: Shown['options']) => shown.push({ title, options }),
    },
    clients: { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs it, with its own global
  new Function('self', source)(self);
  const happens = async (type: string, event: object) => {
    const work: unknown[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (promise: unknown) => work.push(promise) });
    await Promise.all(work);
  };
  return { shown, opened, happens };
}

test('a push message leads to what it is about, and to the choices', async () => {
  const { shown, opened, happens } = startWorker();
  const notice = {
    id: '7',
    title: 'Charger 12 is yours now',
    message: 'At North Garage.',
    path: '/dashboard',
  };
  await happens('push', { data: { json: () => notice } });
  const [{ title, options } = { title: '', options: null }] = shown;
  expect({ title, options }).toMatchObject({
    title: notice.title,
    options: { body: notice.message, tag: '7', actions: [{ title: 'Choose what you are told' }] },
  });
  const notification = { ...options, close: () => {} };
  await happens('notificationclick', { notification, action: '' });
  await happens('notificationclick', { notification, action: choicesPath });
  expect(opened).toEqual(['https://rota.example/dashboard', `https://rota.example${choicesPath}`]);
});
