import { keepStream, SILENCE_MS } from './stream.ts';
import type { KeptStream, LiveHandlers, LiveMessage, LiveSource } from './stream.ts';

type TabMessage =
  | { kind: 'message'; message: LiveMessage }
  | { kind: 'lost' }
  /** A new tab asks whether a stream is open. */
  | { kind: 'hello' }
  | { kind: 'here' };

/** The browser's functions for coordinating tabs; tests pass their own. */
export type Tabs = {
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  isVisible: () => boolean;
};

const CHECK_MS = 5_000;

/**
 * Shares one stream between all tabs, because over HTTP/1.1 a browser has only six connections for all of them. The tab
 * that holds the lock keeps the stream open and forwards its messages. When that tab closes, the next in the queue
 * takes over. When it only sleeps, a visible tab that has heard nothing for a while takes the lock away.
 */
export function shareStream(
  name: string,
  { locks, channel, isVisible }: Tabs,
  open: () => LiveSource,
  { onMessage, onLost }: LiveHandlers,
): KeptStream {
  let stream: KeptStream | null = null;
  let isStanding = false;
  let wasSynced = false;
  let heardAt = Date.now();
  let turn = 0;
  let waiting: AbortController | undefined;
  let giveUp: (() => void) | undefined;
  let isStopped = false;

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  const send = (message: TabMessage): void => channel.postMessage(message);

  function lead(): Promise<void> {
    let isFirst = true;
    stream = keepStream(open, {
      onMessage: (message) => {
        // Nothing is missing here, but the other tabs may have missed something between this stream and the one before.
        if (isFirst && message.name !== 'resync') send({ kind: 'message', message: { name: 'resync' } });
        isFirst = false;
        isStanding = true;
        wasSynced = true;
        send({ kind: 'message', message });
        onMessage(message);
      },
      onLost: (isRefused) => {
        isStanding = false;
        send({ kind: 'lost' });
        onLost(isRefused);
      },
    });
    return new Promise((resolve) => (giveUp = resolve));
  }
  function follow(): void {
    stream?.stop();
    stream = null;
    isStanding = false;
    heardAt = Date.now();
  }

  /** Waits for the lock, or takes it from a sleeping tab. */
  function queue(options: { steal: boolean }): void {
    turn += 1;
    const mine = turn;
    waiting?.abort();
    waiting = new AbortController();
    const lockOptions = options.steal ? { steal: true } : { signal: waiting.signal };
    locks
      .request(name, lockOptions, () => (mine === turn && !isStopped ? lead() : undefined))
      // The lock was taken away, or the request for it was aborted.
      .catch(() => undefined)
      .finally(() => {
        if (mine !== turn || isStopped) return;
        follow();
        queue({ steal: false });
      });
  }
  function check(): void {
    if (stream || !isVisible() || Date.now() - heardAt < SILENCE_MS) return;
    onLost(false);
    heardAt = Date.now();
    queue({ steal: true });
  }

  channel.addEventListener('message', ({ data: received }: MessageEvent<TabMessage>) => {
    if (received.kind === 'hello') {
      if (stream && isStanding) send({ kind: 'here' });
      return;
    }
    // A sleeping tab may still send messages when it wakes; it stops once it learns that it has lost the lock.
    if (stream) return;
    heardAt = Date.now();
    if (received.kind === 'lost') return onLost(false);
    const message: LiveMessage = received.kind === 'message' ? received.message : { name: 'ping' };
    // The data that this tab loaded before it listened may have changed since.
    if (!wasSynced && message.name !== 'resync') onMessage({ name: 'resync' });
    wasSynced = true;
    onMessage(message);
  });
  send({ kind: 'hello' });
  queue({ steal: false });
  const checking = setInterval(check, CHECK_MS);

  return {
    wake: () => (stream ? stream.wake() : check()),
    stop: () => {
      isStopped = true;
      clearInterval(checking);
      waiting?.abort();
      follow();
      giveUp?.();
      channel.close();
    },
  };
}

/**
 * For browsers whose tabs cannot coordinate (Web Locks need https): each tab has its own stream while it is visible.
 */
export function streamWhileVisible(
  isVisible: () => boolean,
  open: () => LiveSource,
  handlers: LiveHandlers,
): KeptStream {
  let stream = isVisible() ? keepStream(open, handlers) : null;
  return {
    wake: () => {
      if (!isVisible()) {
        stream?.stop();
        stream = null;
      } else if (stream) stream.wake();
      else stream = keepStream(open, handlers);
    },
    stop: () => stream?.stop(),
  };
}
