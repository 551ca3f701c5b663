import type { LiveEvent } from '@chargerota/contract';
import { urlOf } from '../api.ts';
import { noteUnreachable, onNetworkChange } from '../network.ts';
import { onSessionEnd } from '../session-end.ts';
import { currentLiveHealth, setLiveHealth } from './health.ts';
import { takeLivePosition } from './position.ts';
import { shareStream, streamWhileVisible } from './share.ts';
import type { KeptStream, LiveHandlers } from './stream.ts';

export type LiveListener = {
  onChange: (change: LiveEvent) => void;
  /** Called when events may have been missed, so that all shown data must be loaded again. */
  onResync: () => void;
  /** Called if the server refused the stream, because it is unavailable or nobody is signed in any more. */
  onRefused: () => void;
};

/** Listens for changes in the organizations of the signed-in `userId` until the returned function is called. */
export function startLive(userId: string, { onChange, onResync, onRefused }: LiveListener): () => void {
  const isVisible = (): boolean => document.visibilityState === 'visible';
  const open = (): EventSource => {
    // Of the first stream alone: what a later one may have missed is not known.
    const since = takeLivePosition();
    return new EventSource(urlOf('GET /api/events', since === null ? {} : { query: { since } }));
  };
  const handlers: LiveHandlers = {
    onMessage: (message) => {
      setLiveHealth('live');
      if (message.name === 'change') onChange(message.change);
      if (message.name === 'resync') onResync();
    },
    onLost: (isRefused) => {
      // A screen at rest asks nothing for half a minute, and would not say for so long that there is no connection.
      noteUnreachable();
      // A stream that never opened is not shown as lost, because such clients reload data on each visit.
      if (currentLiveHealth() !== 'unknown') setLiveHealth('lost');
      if (isRefused) onRefused();
    },
  };
  const start = (): KeptStream => connect(`chargerota-live:${userId}`, isVisible, open, handlers);
  let stream: KeptStream | null = start();
  const wake = (): void => stream?.wake();
  const stop = (): void => {
    stream?.stop();
    stream = null;
  };
  const stopListening = [
    onNetworkChange(wake),
    onSessionEnd((isEnding) => (isEnding ? stop() : (stream ??= start()))),
  ];
  document.addEventListener('visibilitychange', wake);
  return () => {
    for (const each of stopListening) each();
    document.removeEventListener('visibilitychange', wake);
    stop();
    setLiveHealth('unknown');
  };
}

function connect(
  name: string,
  isVisible: () => boolean,
  open: () => EventSource,
  handlers: LiveHandlers,
): KeptStream {
  // Missing outside https and localhost, although its type says otherwise.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return streamWhileVisible(isVisible, open, handlers);
  return shareStream(name, { locks, channel: new BroadcastChannel(name), isVisible }, open, handlers);
}
