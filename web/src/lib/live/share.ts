import { keepStream, SILENCE_MS } from './stream.ts';
import type { KeptStream, LiveHandlers, LiveMessage, LiveSource } from './stream.ts';

type Told =
  | { kind: 'message'; message: LiveMessage }
  | { kind: 'lost' }
  /** A new tab asks whether there is a stream. */
  | { kind: 'hello' }
  | { kind: 'here' };

/** The browser's means to coordinate tabs; tests pass their own. */
export type Tabs = {
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  isVisible: () => boolean;
};

const CHECK_MS = 5_000;

/**
 * One stream for all tabs of the browser, as HTTP/1.1 has six connections for all of them: the tab that holds the lock
 * keeps it and tells the others what it hears. When it closes, the next in the queue takes over; when it only sleeps,
 * a tab that is looked at hears nothing for long and takes the lock away.
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
  const tell = (told: Told): void => channel.postMessage(told);

  function lead(): Promise<void> {
    stream = keepStream(open, {
      onMessage: (message) => {
        isStanding = true;
        wasSynced = true;
        tell({ kind: 'message', message });
        onMessage(message);
      },
      onLost: (isRefused) => {
        isStanding = false;
        tell({ kind: 'lost' });
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
    const wish = options.steal ? { steal: true } : { signal: waiting.signal };
    locks
      .request(name, wish, () => (mine === turn && !isStopped ? lead() : undefined))
      // Taken away, or no longer queued for.
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

  channel.addEventListener('message', ({ data: told }: MessageEvent<Told>) => {
    if (told.kind === 'hello') {
      if (stream && isStanding) tell({ kind: 'here' });
      return;
    }
    // A tab that was woken after its lock was taken may still tell; its own loss of the lock ends that.
    if (stream) return;
    heardAt = Date.now();
    if (told.kind === 'lost') return onLost(false);
    const message: LiveMessage = told.kind === 'message' ? told.message : { name: 'ping' };
    // What this tab read before it listened may have changed since.
    if (!wasSynced && message.name !== 'resync') onMessage({ name: 'resync' });
    wasSynced = true;
    onMessage(message);
  });
  tell({ kind: 'hello' });
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

/** Where tabs cannot agree (Web Locks need https): a stream of each tab's own, while it is looked at. */
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
