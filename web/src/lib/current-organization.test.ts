import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const KEPT = '0197f0a4-0000-7000-8000-000000000001';
const OTHER = '0197f0a4-0000-7000-8000-000000000002';
let held: Map<string, string>;

/** Loads the modules as in a newly opened page, which has read nothing from storage yet. */
async function loadPage(remembered: string) {
  held = new Map([['currentOrganizationId', remembered]]);
  vi.resetModules();
  const session = await import('./session.ts');
  return { ...session, ...(await import('./current-organization.ts')) };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => held.set(key, value),
    removeItem: (key: string) => held.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const answerWith = (...ids: string[]) =>
  vi.stubGlobal('fetch', async () => Response.json(ids.map((id) => ({ id }))));

test('a stored choice of organization counts while the person belongs to it, and is dropped afterwards', async () => {
  const page = await loadPage(KEPT);
  answerWith(OTHER, KEPT);
  await new QueryClient().fetchQuery(page.myOrganizationsQuery);
  expect(page.chosenOrganizationId()).toBe(KEPT);

  answerWith(OTHER);
  await new QueryClient().fetchQuery(page.myOrganizationsQuery);
  expect(page.chosenOrganizationId()).toBeNull();
  expect(held.size).toBe(0);
});

test('an invalid organization id is never sent, because the server would refuse every request', async () => {
  const page = await loadPage('another version wrote this');
  expect(page.chosenOrganizationId()).toBeNull();
});

test('another choice discards the first organization’s data, and keeps who is signed in', async () => {
  const page = await loadPage(KEPT);
  const client = new QueryClient();
  page.forgetWithTheOrganization(client);
  client.setQueryData(['/api/locations'], ['a garage']);
  client.setQueryData([...page.sessionKeys.user], { id: 'ada' });
  page.chooseOrganization(OTHER);
  expect(client.getQueryData(['/api/locations'])).toBeUndefined();
  expect(client.getQueryData([...page.sessionKeys.user])).toEqual({ id: 'ada' });
  expect(held.get('currentOrganizationId')).toBe(OTHER);
});
