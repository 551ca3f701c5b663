import type { Page, Route } from '@playwright/test';

/** Wednesday in New York, where the demo's member is at home: 11:05 AM in the peak window, 3:20 PM after it. */
export const MOMENTS = { morning: '2026-06-10T15:05:00Z', afternoon: '2026-06-10T19:20:00Z' };

export type Shot = {
  name: string;
  who: 'nobody' | 'member' | 'administrator' | 'pending';
  path: string;
  /** Before it is opened: what the server answers. */
  given?: Act;
  /** Brings the screen into its state. */
  act?: Act;
  /** The window as it is seen, instead of the whole page: for what floats over it. */
  window?: boolean;
  /** Loads anew at each size, for a state that a change of the window's size would end. */
  eachSize?: boolean;
  /** In the morning unless given. */
  at?: keyof typeof MOMENTS;
};

export type Act = (page: Page) => Promise<void>;

export const press =
  (name: string | RegExp): Act =>
  async (page) =>
    page.getByRole('button', { name }).first().click();

/** One after another. */
export const steps =
  (...acts: Act[]): Act =>
  async (page) => {
    // oxlint-disable-next-line no-await-in-loop -- each begins where the one before ended
    for (const act of acts) await act(page);
  };

const routed =
  (path: string, handler: (route: Route) => unknown): Act =>
  async (page) => {
    await page.route(path, handler);
  };

/** Pages whose answers never come: there is nothing to wait for. */
export const stalled = new WeakSet<Page>();

/** Answers of a path never come, so that what stands in their place can be seen. */
export const stall = (path: string): Act =>
  steps(
    routed(path, () => {}),
    async (page) => void stalled.add(page),
  );
export const fail = (path: string): Act => routed(path, (route) => route.abort());
/** The path answers so, whatever is true; a page of a list says how long it is in all. */
export const answer = (path: string, json: unknown, total = 0): Act =>
  routed(path, (route) => route.fulfill({ json, headers: { 'x-total-count': String(total) } }));

/** The path's own answer, changed; of a list also how long it is in all. */
export const change = <T>(path: string, changed: (json: T) => unknown, total?: number): Act =>
  routed(path, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      headers: { ...response.headers(), ...(total !== undefined && { 'x-total-count': String(total) }) },
      json: changed((await response.json()) as T),
    });
  });
