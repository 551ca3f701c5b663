import type { LiveEvent } from '@chargerota/contract';
import { LIVE_EVENT_NAMES } from '@chargerota/contract/live-stream';

/** A message of a stream: a change; a notice that some may have been missed; or a sign that the stream still works. */
export type LiveMessage = { name: 'change'; change: LiveEvent } | { name: 'resync' } | { name: 'ping' };

export type LiveSource = Pick<EventSource, 'addEventListener' | 'close'>;

export type LiveHandlers = {
  onMessage: (message: LiveMessage) => void;
  /** The stream broke off, or could not be opened (`isRefused`: perhaps nobody is signed in any more). */
  onLost: (isRefused: boolean) => void;
};

export type KeptStream = {
  /** Call when the network or the page is back, to stop waiting for a delay that may no longer be needed. */
  wake: () => void;
  stop: () => void;
};

/** The server sends something every 15 s. After this much silence the stream is dead, whatever the browser reports. */
export const SILENCE_MS = 40_000;
const CHECK_MS = 5_000;
/** Less than SILENCE_MS even with the longest jitter, because other tabs take each attempt as a sign of life. */
const MOST_DELAY_MS = 20_000;

/** Starts at 1 s and doubles; up to half more or less, so that browsers don't all reconnect at the same moment. */
const delayAfter = (failures: number): number =>
  Math.min(1000 * 2 ** failures, MOST_DELAY_MS) * (0.5 + Math.random());

/**
 * Keeps an event stream open until it is stopped. Each connection begins with `resync`, so that nothing is missed
 * between two, unless it was opened with a position.
 */
export function keepStream(open: () => LiveSource, { onMessage, onLost }: LiveHandlers): KeptStream {
  let source: LiveSource | null = null;
  let heardAt = 0;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    clearTimeout(retry);
    source?.close();
    const mine = open();
    source = mine;
    heardAt = Date.now();
    let wasHeard = false;
    const hear = (name: LiveMessage['name'], read: (data: string) => LiveMessage): void =>
      mine.addEventListener(LIVE_EVENT_NAMES[name], (event: MessageEvent<string>) => {
        if (mine !== source) return;
        heardAt = Date.now();
        failures = 0;
        wasHeard = true;
        onMessage(read(event.data));
      });
    hear('change', (data) => ({ name: 'change', change: JSON.parse(data) as LiveEvent }));
    hear('resync', () => ({ name: 'resync' }));
    hear('ping', () => ({ name: 'ping' }));
    mine.addEventListener('error', () => {
      if (mine !== source) return;
      // The browser's own retry follows another schedule, or none.
      disconnect();
      onLost(!wasHeard);
      retry = setTimeout(connect, delayAfter(failures));
      failures += 1;
    });
  }
  function disconnect(): void {
    source?.close();
    source = null;
  }
  function check(): void {
    if (!source || Date.now() - heardAt < SILENCE_MS) return;
    onLost(false);
    connect();
  }

  connect();
  const checking = setInterval(check, CHECK_MS);
  return {
    wake: () => (source ? check() : connect()),
    stop: () => {
      clearInterval(checking);
      clearTimeout(retry);
      disconnect();
    },
  };
}
