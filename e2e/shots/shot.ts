import type { Page, Route } from '@playwright/test';

/** Wednesday in New York, where the demo's member is at home: 11:05 AM in the peak window, 3:20 PM after it. */
export const MOMENTS = { morning: '2026-06-10T15:05:00Z', afternoon: '2026-06-10T19:20:00Z' };

export type Shot = {
  name: string;
  who: 'nobody' | 'member' | 'administrator' | 'pending' | 'operator';
  path: string;
  /** Sets the server's responses before the screen is opened. */
  given?: Act;
  /** The server refuses what the path asks for, which the browser reports as an error. */
  isRefused?: boolean;
  /** Brings the screen into its state. */
  act?: Act;
  /** Takes only the visible window instead of the whole page, for elements that float over it. */
  window?: boolean;
  /** Loads the screen again in each size, for a state that a change of the window's size would end. */
  eachSize?: boolean;
  /** The morning, unless given. */
  at?: keyof typeof MOMENTS;
};

export type Act = (page: Page) => Promise<void>;

export const press =
  (name: string | RegExp): Act =>
  async (page) =>
    page.getByRole('button', { name }).first().click();

/** Runs the steps one after another. */
export const steps =
  (...acts: Act[]): Act =>
  async (page) => {
    // Each begins where the one before ended.
    for (const act of acts) await act(page);
  };

const routed =
  (path: string, handler: (route: Route) => unknown): Act =>
  async (page) => {
    await page.route(path, handler);
  };

/** Pages with responses that never come, so that nothing waits for these. */
export const stalled = new WeakSet<Page>();

/** Never answers requests to a path, so that the loading state stays visible. */
export const stall = (path: string): Act =>
  steps(
    routed(path, () => {}),
    async (page) => void stalled.add(page),
  );
export const fail = (path: string): Act => routed(path, (route) => route.abort());
/** The server wants the password before anything changes at a path. */
export const askPassword = (path: string): Act =>
  routed(path, (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    const message = 'Please enter your password: you signed in a while ago.';
    return route.fulfill({ status: 403, json: { code: 'password_needed', message } });
  });
/** From now on the server cannot be reached. Only what the screen is made of still comes, as from its service worker. */
export const loseNetwork: Act = steps(fail('**/api/**'), fail('**/healthz'));
/** Answers requests to a path with `json`; for a page of a list also with the total number. */
export const answer = (path: string, json: unknown, total = 0): Act =>
  routed(path, (route) => route.fulfill({ json, headers: { 'x-total-count': String(total) } }));

/** Changes the server's response to a path; for a list also the total number. */
export const change = <T>(path: string, changed: (json: T) => unknown, total?: number): Act =>
  routed(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...(total !== undefined && { 'x-total-count': String(total) }) },
      json: changed((await response.json()) as T),
    });
  });
