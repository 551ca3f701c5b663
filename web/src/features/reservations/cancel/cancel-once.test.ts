import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelOnce } from './cancel-once.ts';

const fetching = vi.fn<(url: string) => Promise<Response>>();
const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });
const CHANGED = { code: 'reservation_state', message: 'This reservation has changed in the meantime.' };

/** What the server says to the press, and, asked again, of the member's reservations. */
const serverSays = (press: Response, rows: { id: string; status: string }[] = []): void =>
  void fetching.mockImplementation(async (url) => (url.endsWith('/cancel') ? press : answer(200, rows)));

beforeEach(() => {
  fetching.mockReset();
  vi.stubGlobal('fetch', fetching);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'authUser' ? '{"id":"mira"}' : null) });
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
