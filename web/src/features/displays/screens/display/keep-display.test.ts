import type { DisplayState } from '@chargerota/contract';
import { LIVE_EVENT_NAMES } from '@chargerota/contract/live-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../../lib/api.ts';
import type { LiveSource } from '../../../../lib/live/stream.ts';
import { keepDisplay, type DisplayView, isOtherBuild, scriptsOf } from './keep-display.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-06-10T12:12:00Z') });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const UNREACHABLE = new ApiError(0, {});
const GONE = new ApiError(404, { code: 'not_found' });
const RESTARTING = new ApiError(404, {});

/** A display and its server: `answer` is what the server says next, `say` what its stream tells. */
function makeWall() {
  const views: DisplayView[] = [];
  const streams: Map<string, (event: MessageEvent) => void>[] = [];
  const wall = { answer: 'state' as Error | 'state', reads: 0, backs: 0 };
  const kept = keepDisplay({
    read: async () => {
      wall.reads += 1;
      if (wall.answer !== 'state') throw wall.answer;
      return { locationName: `read ${wall.reads}` } as DisplayState;
    },
    open: () => {
      const listeners = new Map<string, (event: MessageEvent) => void>();
      streams.push(listeners);
      const source = {
        addEventListener: (name: string, listener: (event: MessageEvent) => void) =>
          void listeners.set(name, listener),
        close: () => listeners.clear(),
      };
      return source as unknown as LiveSource;
    },
    onShow: (view) => views.push(view),
    onBack: () => (wall.backs += 1),
  });
  const say = (name: string) => streams.at(-1)?.get(name)?.({ data: '{}' } as MessageEvent);
  return { wall, kept, say, streams, shown: () => views.at(-1)! };
}

/** Opened, with a stream. */
async function openWall() {
  const made = makeWall();
  await vi.advanceTimersByTimeAsync(10);
  made.say(LIVE_EVENT_NAMES.resync);
  await vi.advanceTimersByTimeAsync(1100);
  return made;
}

test('a change is read within a second, and many changes not more often than that', async () => {
  const { wall, say, shown } = await openWall();
  await vi.advanceTimersByTimeAsync(5000);
  const before = wall.reads;
  say(LIVE_EVENT_NAMES.change);
  await vi.advanceTimersByTimeAsync(50);
  expect(wall.reads).toBe(before + 1);
  for (let changes = 0; changes < 100; changes += 1) {
    say(LIVE_EVENT_NAMES.change);
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(wall.reads).toBeLessThanOrEqual(before + 7);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown().state?.locationName).toBe(`read ${wall.reads}`);
});

test('with a stream it reads every few minutes, without one every quarter of a minute', async () => {
  const { wall, say } = await openWall();
  const before = wall.reads;
  for (let pings = 0; pings < 40; pings += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    say(LIVE_EVENT_NAMES.ping);
  }
  expect(wall.reads - before).toBe(2);

  const alone = makeWall();
  await vi.advanceTimersByTimeAsync(60_500);
  expect(alone.shown().link).toBe('live');
  expect(alone.wall.reads).toBeGreaterThanOrEqual(4);
});

test('without a network it keeps what it showed and since when, and is back by itself', async () => {
  const { wall, say, shown } = await openWall();
  await vi.advanceTimersByTimeAsync(10_000);
  say(LIVE_EVENT_NAMES.ping);
  const { state, currentAt } = shown();
  wall.answer = UNREACHABLE;
  say('error');
  await vi.advanceTimersByTimeAsync(100_000);
  expect(shown()).toEqual({ state, currentAt, link: 'lost' });
  wall.answer = 'state';
  await vi.advanceTimersByTimeAsync(6000);
  expect(shown().link).toBe('live');
  expect(shown().state).not.toEqual(state);
});

test('a stream that falls silent without an end is noticed', async () => {
  const { wall, shown } = await openWall();
  const { currentAt } = shown();
  wall.answer = UNREACHABLE;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shown()).toMatchObject({ link: 'lost', currentAt });
});

test('a server that restarts is no revoked link, and its stream brings the look for a new version', async () => {
  const { wall, say, shown } = await openWall();
  wall.answer = RESTARTING;
  say('error');
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown().link).toBe('lost');
  expect(wall.backs).toBe(0);
  wall.answer = 'state';
  say(LIVE_EVENT_NAMES.resync);
  await vi.advanceTimersByTimeAsync(1100);
  expect(shown().link).toBe('live');
  expect(wall.backs).toBe(1);
});

test('a revoked link shows nothing more at once, and asks no more', async () => {
  const { wall, say, shown } = await openWall();
  wall.answer = GONE;
  // The server ends the stream.
  say('error');
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown()).toEqual({ state: null, link: 'gone', currentAt: null });
  const { reads } = wall;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(wall.reads).toBe(reads);
});

test('a device that wakes reads at once', async () => {
  const { wall, kept } = await openWall();
  await vi.advanceTimersByTimeAsync(5000);
  const before = wall.reads;
  kept.wake();
  await vi.advanceTimersByTimeAsync(10);
  expect(wall.reads).toBe(before + 1);
});

const page = (hash: string): string => `<!doctype html>
  <script src="/early.js"></script><link rel="modulepreload" href="/assets/other.js">
  <script type="module" crossorigin src="/assets/index-${hash}.js"></script>`;

test('a page names its scripts', () => {
  expect(scriptsOf(page('a1'))).toEqual(['/early.js', '/assets/index-a1.js']);
});

test('the same build is no new version, another one is, and a page of something else is neither', () => {
  const running = scriptsOf(page('a1'));
  expect(isOtherBuild(page('a1'), running)).toBe(false);
  expect(isOtherBuild(page('b2'), running)).toBe(true);
  expect(isOtherBuild('<h1>502 Bad Gateway</h1>', running)).toBe(false);
});
