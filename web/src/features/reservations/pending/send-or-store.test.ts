import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cancelOnce } from './send-or-store.ts';

describe('cancelling', () => {
  const fetching = vi.fn<(url: string) => Promise<Response>>();
  const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
  const CHANGED = { code: 'reservation_state', message: 'This reservation has changed in the meantime.' };

  /** What the server says to the press, and, asked again, of the member's reservations. */
  const serverSays = (press: Response, rows: { id: string; status: string }[] = []): void =>
    void fetching.mockImplementation(async (url) => (url.endsWith('/cancel') ? press : answer(200, rows)));

  beforeEach(() => {
    fetching.mockReset();
    vi.stubGlobal('fetch', fetching);
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => (key === 'authUser' ? '{"id":"mira"}' : null),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('a reservation that is cancelled already is cancelled', async () => {
    serverSays(answer(409, CHANGED), [
      { id: 'r1', status: 'cancelled' },
      { id: 'r2', status: 'confirmed' },
    ]);
    expect(await cancelOnce('r1')).toMatchObject({ id: 'r1', status: 'cancelled' });
  });

  test.each([
    ['somebody has arrived at', answer(409, CHANGED), [{ id: 'r1', status: 'arrived' }]],
    ['is not listed any more', answer(409, CHANGED), []],
    [
      'is another person’s',
      answer(404, { code: 'not_found', message: 'Not found' }),
      [{ id: 'r1', status: 'cancelled' }],
    ],
  ])('the refusal for a reservation that %s is told', async (_which, press, rows) => {
    serverSays(press, rows);
    await expect(cancelOnce('r1')).rejects.toMatchObject({ status: press.status });
  });
});

describe('releasing', () => {
  const ROW = { id: 'r1', timezone: 'UTC', spot: { spotNumber: '01' }, location: { name: 'North Garage' } };
  const held = new Map<string, string>();
  const browser = { onLine: true };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.resetModules();
    held.clear();
    held.set('authUser', '{"id":"mira"}');
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => held.set(key, value),
      removeItem: (key: string) => held.delete(key),
    });
    vi.stubGlobal('navigator', browser);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  });
  // The next file shares this worker's modules: it must find neither the lost network nor its next probe.
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  async function pressed(onLine: boolean): Promise<unknown> {
    browser.onLine = onLine;
    vi.resetModules();
    const { releaseOrStore } = await import('./send-or-store.ts');
    expect(await releaseOrStore(ROW)).toBe('pending');
    return JSON.parse(held.get('keptReleases') ?? '[]');
  }

  test('a press is kept with its location; one whose answer was lost may have released the charger, also after another', async () => {
    expect(await pressed(false)).toMatchObject([
      { reservationId: 'r1', spotNumber: '01', locationName: 'North Garage' },
    ]);
    expect(await pressed(false)).not.toMatchObject([{ isUnanswered: true }]);
    expect(await pressed(true)).toMatchObject([{ isUnanswered: true }]);
    expect(await pressed(false)).toMatchObject([{ isUnanswered: true }]);
  });
});
