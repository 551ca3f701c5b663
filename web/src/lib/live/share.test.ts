import { LIVE_EVENT_NAMES } from '@chargerota/contract/live-stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareStream, streamWhileVisible } from './share.ts';
import type { Tabs } from './share.ts';
import type { LiveMessage, LiveSource } from './stream.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The server's side of a stream. */
function makeSource() {
  const listeners = new Map<string, (event: MessageEvent) => void>();
  let isOpen = true;
  const source: LiveSource = {
    addEventListener: (name: string, listener: unknown) =>
      void listeners.set(name, listener as (event: MessageEvent) => void),
    close: () => (isOpen = false),
  };
  const emit = (name: string): void => listeners.get(name)?.({ data: '{}' } as MessageEvent);
  return {
    source,
    isOpen: () => isOpen,
    say: (name: LiveMessage['name']) => emit(LIVE_EVENT_NAMES[name]),
    fail: () => emit('error'),
  };
}

/** A browser whose tabs share locks and a channel; `sources` holds each stream that one of them opens. */
function makeBrowser() {
  const sources: ReturnType<typeof makeSource>[] = [];
  const channels = new Map<object, (event: MessageEvent) => void>();
  let holder: { end: (stolen: boolean) => void } | null = null;
  const queue: (() => void)[] = [];

  const request = (
    _name: string,
    { steal, signal }: LockOptions,
    work: () => Promise<void> | undefined,
  ): Promise<unknown> =>
    new Promise<void>((resolve, reject) => {
      const grant = (): void => {
        const mine = {
          end: (stolen: boolean) => {
            if (holder === mine) holder = null;
            if (stolen) reject(new DOMException('stolen', 'AbortError'));
            else {
              resolve();
              queue.shift()?.();
            }
          },
        };
        holder = mine;
        void Promise.resolve(work()).then(() => mine.end(false));
      };
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(grant);
        if (index >= 0) queue.splice(index, 1);
        reject(new DOMException('aborted', 'AbortError'));
      });
      if (steal) holder?.end(true);
      if (holder) queue.push(grant);
      else grant();
    });

  function openTab() {
    const heard: string[] = [];
    let isVisible = true;
    let isAsleep = false;
    const channel = {
      postMessage: (data: unknown) => {
        if (isAsleep) return;
        for (const [other, listener] of channels) if (other !== channel) listener({ data } as MessageEvent);
      },
      addEventListener: (_: string, listener: unknown) =>
        void channels.set(channel, listener as (event: MessageEvent) => void),
      close: () => void channels.delete(channel),
    };
    const stream = shareStream(
      'live',
      { locks: { request }, channel, isVisible: () => isVisible } as unknown as Tabs,
      () => {
        const made = makeSource();
        sources.push(made);
        return made.source;
      },
      { onMessage: ({ name }) => name !== 'ping' && heard.push(name), onLost: () => heard.push('lost') },
    );
    return {
      heard,
      close: stream.stop,
      hide: () => (isVisible = false),
      sleep: () => ((isAsleep = true), (isVisible = false)),
    };
  }
  const open = () => sources.filter(({ isOpen }) => isOpen());
  return { openTab, sources, open, latest: () => sources.at(-1)! };
}

const seconds = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 1000);

test('all tabs receive the messages of one stream, and a new tab first loads its data again', async () => {
  const { openTab, open, latest } = makeBrowser();
  const first = openTab();
  const second = openTab();
  latest().say('resync');
  latest().say('change');
  const late = openTab();
  latest().say('change');
  await seconds(0);
  expect(open()).toHaveLength(1);
  expect(first.heard).toEqual(['resync', 'change', 'change']);
  expect(second.heard).toEqual(['resync', 'change', 'change']);
  expect(late.heard).toEqual(['resync', 'change']);
});

test('a stream that misses nothing in its own tab still lets the others read everything again', async () => {
  const { openTab, latest } = makeBrowser();
  const first = openTab();
  latest().say('resync');
  const second = openTab();
  const third = openTab();
  await seconds(0);
  latest().say('change');
  first.close();
  await seconds(0);
  latest().say('change');
  expect(second.heard.slice(-1)).toEqual(['change']);
  expect(third.heard.slice(-2)).toEqual(['resync', 'change']);
});

test('when the tab with the stream closes, exactly one other opens the next', async () => {
  const { openTab, open, sources, latest } = makeBrowser();
  const first = openTab();
  const others = [openTab(), openTab()];
  latest().say('resync');
  first.close();
  await seconds(0);
  expect(sources).toHaveLength(2);
  expect(open()).toEqual([latest()]);
  latest().say('resync');
  for (const { heard } of others) expect(heard).toEqual(['resync', 'resync']);
});

test('a visible tab takes the stream from a sleeping tab, and no other does', async () => {
  const { openTab, open, sources, latest } = makeBrowser();
  const sleeper = openTab();
  latest().say('resync');
  const hidden = openTab();
  hidden.hide();
  sleeper.sleep();
  await seconds(60);
  expect(hidden.heard).not.toContain('lost');
  const seen = openTab();
  await seconds(45);
  expect(seen.heard).toEqual(['lost']);
  expect(sources.length).toBeGreaterThan(1);
  expect(open()).toEqual([latest()]);
  latest().say('resync');
  expect(seen.heard).toEqual(['lost', 'resync']);
  expect(hidden.heard.at(-1)).toBe('resync');
});

test('a silent stream is opened again; one that pings is left alone', async () => {
  const { openTab, open, sources, latest } = makeBrowser();
  const tab = openTab();
  latest().say('resync');
  for (let pings = 0; pings < 8; pings += 1) {
    await seconds(15);
    latest().say('ping');
  }
  expect(sources).toHaveLength(1);
  await seconds(45);
  expect(sources).toHaveLength(2);
  expect(open()).toEqual([latest()]);
  expect(tab.heard.at(-1)).toBe('lost');
});

test('a broken stream is opened again after growing pauses, and soon if it was open before', async () => {
  const { openTab, sources, latest } = makeBrowser();
  openTab();
  latest().say('resync');
  const pauses: number[] = [];
  for (let tries = 0; tries < 7; tries += 1) {
    latest().fail();
    const before = sources.length;
    let pause = 0;
    for (; sources.length === before; pause += 1) await seconds(1);
    pauses.push(pause);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 20, 20]);
  latest().say('resync');
  latest().fail();
  const before = sources.length;
  await seconds(1);
  expect(sources.length).toBe(before + 1);
});

test('if tabs cannot coordinate, a hidden one closes its connection', () => {
  const sources: ReturnType<typeof makeSource>[] = [];
  let isVisible = true;
  const stream = streamWhileVisible(
    () => isVisible,
    () => {
      const made = makeSource();
      sources.push(made);
      return made.source;
    },
    { onMessage: () => undefined, onLost: () => undefined },
  );
  isVisible = false;
  stream.wake();
  expect(sources.map(({ isOpen }) => isOpen())).toEqual([false]);
  isVisible = true;
  stream.wake();
  expect(sources.map(({ isOpen }) => isOpen())).toEqual([false, true]);
  stream.stop();
});
