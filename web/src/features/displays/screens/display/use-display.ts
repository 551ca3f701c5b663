import { useEffect, useState } from 'react';
import { call, urlOf } from '../../../../lib/api.ts';
import { onNetworkChange } from '../../../../lib/network.ts';
import { keepDisplay, OPENING, type DisplayView } from './keep-display.ts';
import { takeNewBuild } from './new-build.ts';
import { postedStream } from './posted-stream.ts';

/** A read that takes longer has failed. */
const PATIENCE_MS = 10_000;
/** Where no stream says that the server has restarted. */
const LOOK_FOR_BUILD_MS = 30 * 60_000;

/** What the display of a link shows, kept up to date. Another link needs another component. */
export function useDisplay(token: string): DisplayView {
  const [view, setView] = useState(OPENING);
  useEffect(() => {
    const lookForBuild = (): void => void takeNewBuild().catch(() => undefined);
    const kept = keepDisplay({
      read: () =>
        call('POST /api/display', { body: { token } }, { signal: AbortSignal.timeout(PATIENCE_MS) }),
      open: () => postedStream(urlOf('POST /api/display/events', {}), { token }),
      onShow: setView,
      onBack: lookForBuild,
    });
    const looking = setInterval(lookForBuild, LOOK_FOR_BUILD_MS);
    const stopListening = onNetworkChange(kept.wake);
    document.addEventListener('visibilitychange', kept.wake);
    return () => {
      clearInterval(looking);
      stopListening();
      document.removeEventListener('visibilitychange', kept.wake);
      kept.stop();
    };
  }, [token]);
  return view;
}
