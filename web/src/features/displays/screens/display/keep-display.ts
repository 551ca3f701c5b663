// Keeps what a display shows up to date for weeks, and knows when it is not.
import type { DisplayState } from '@chargerota/contract';
import { ApiError } from '../../../../lib/api.ts';
import { keepStream } from '../../../../lib/live/stream.ts';
import type { LiveSource } from '../../../../lib/live/stream.ts';

export type DisplayView = {
  /** Null before the first answer, and of a link that does not work. */
  state: DisplayState | null;
  /** `gone`: nobody made the link, or it was revoked. */
  link: 'opening' | 'live' | 'lost' | 'gone';
  /** When the state was last known to be current, by the device's clock. */
  currentAt: number | null;
};

export const OPENING: DisplayView = { state: null, link: 'opening', currentAt: null };

/** Between two reads, however much changes. */
const PAUSE_MS = 1000;
/** Changes are told; a read now and then lets the server know that the display is on. */
const WITH_STREAM_MS = 4 * 60_000;
/** Where a proxy holds back streams. */
const WITHOUT_STREAM_MS = 15_000;
const RETRY_MS = 5000;
/** The stream sends something every 15 s. */
const SILENCE_MS = 45_000;
const CHECK_MS = 5000;

type Parts = {
  read: () => Promise<DisplayState>;
  open: () => LiveSource;
  onShow: (view: DisplayView) => void;
  /** The stream is open again, maybe of a new version of the server. */
  onBack: () => void;
};

export type KeptDisplay = {
  /** Call when the network or the page is back. */ wake: () => void;
  stop: () => void;
};

export function keepDisplay({ read, open, onShow, onBack }: Parts): KeptDisplay {
  let view = OPENING;
  let isStreaming = false;
  let streams = 0;
  let isReading = false;
  let isAskedAgain = false;
  let readAt = -Infinity;
  let isOver = false;
  let next: ReturnType<typeof setTimeout> | undefined;

  function show(changes: Partial<DisplayView>): void {
    view = { ...view, ...changes };
    onShow(view);
  }

  /** Reads soon, or again after the present read, which may have been answered before the change. */
  function refresh(inMs = 0): void {
    if (isOver) return;
    if (isReading) {
      isAskedAgain = true;
      return;
    }
    clearTimeout(next);
    next = setTimeout(() => void load(), Math.max(inMs, readAt + PAUSE_MS - Date.now(), 0));
  }

  async function load(): Promise<void> {
    isReading = true;
    isAskedAgain = false;
    readAt = Date.now();
    try {
      const state = await read();
      if (!isOver) show({ state, link: 'live', currentAt: Date.now() });
    } catch (error) {
      if (isOver) return;
      if (isGone(error)) {
        stop();
        show({ state: null, link: 'gone', currentAt: null });
        return;
      }
      show({ link: 'lost' });
    } finally {
      isReading = false;
    }
    const pause = isStreaming ? WITH_STREAM_MS : WITHOUT_STREAM_MS;
    if (isAskedAgain) refresh();
    else refresh(view.link === 'live' ? pause : RETRY_MS);
  }

  const stream = keepStream(open, {
    onMessage: ({ name }) => {
      isStreaming = true;
      // As long as nothing else is told, what is shown is current.
      if (name === 'ping' && view.link === 'live') show({ currentAt: Date.now() });
      else refresh();
      if (name !== 'resync') return;
      streams += 1;
      if (streams > 1) onBack();
    },
    onLost: () => {
      isStreaming = false;
      refresh();
    },
  });
  const checking = setInterval(() => {
    if (view.link !== 'live' || Date.now() - (view.currentAt ?? 0) < SILENCE_MS) return;
    show({ link: 'lost' });
    refresh();
  }, CHECK_MS);

  function stop(): void {
    isOver = true;
    clearTimeout(next);
    clearInterval(checking);
    stream.stop();
  }

  refresh();
  return {
    wake: () => {
      if (isOver) return;
      stream.wake();
      refresh();
    },
    stop,
  };
}

/** The server says so itself. A proxy that answers 404 while the server restarts does not have its codes. */
const isGone = (error: unknown): boolean =>
  error instanceof ApiError && ['not_found', 'invalid_input'].includes(error.code);

/** A page that has just been loaded is not loaded again, whatever several instances of different versions answer. */
const YOUNGEST_MS = 60_000;

/** The addresses of the scripts in a page; those of a build have its hash in their names. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\ssrc="([^"]+)"/g)].flatMap(([, src]) => src ?? []);

/** Whether a page is of another build than `running`, the addresses of the scripts that run. */
export const isOtherBuild = (html: string, running: readonly string[]): boolean =>
  scriptsOf(html).some((script) => !running.includes(script));

/** Loads the page again if the server has a new version of it: nobody is there to press Reload. */
export async function takeNewBuild(): Promise<void> {
  if (performance.now() < YOUNGEST_MS) return;
  const response = await fetch(location.pathname, { cache: 'no-store' });
  const running = [...document.querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  if (response.ok && isOtherBuild(await response.text(), running)) location.reload();
}
