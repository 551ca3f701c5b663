// What a display asks of its device: to stay awake, its look, and not to be found by search engines.
import type { DisplayLook } from '@chargerota/domain';
import { useEffect } from 'react';
import { showTheme } from '../../../../lib/theme.ts';

/** Keeps the device from darkening its screen, where the browser can. It lets go whenever the page is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    // Missing outside https and in older browsers, although its type says otherwise.
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    if (!wakeLock) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const keepAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const taken = await wakeLock.request('screen');
      if (isOver) void taken.release();
      else lock = taken;
    };
    // A device with little battery refuses.
    const ask = (): void => void keepAwake().catch(() => undefined);
    ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
}

/** Shows the theme of the link, if it has one, while the display is open. */
export function useLook(look: DisplayLook | undefined): void {
  useEffect(() => {
    if (look === undefined || look === 'auto') return undefined;
    showTheme(look);
    return () => showTheme(null);
  }, [look]);
}
