import { startTransition, useEffect, useState } from 'react';
import { onRenewedNow, serverNow } from './server-clock.ts';

const DRAWN_MS = 1000;

/**
 * The current time by the server's clock. It is updated at every full interval (60 000 ms: every minute), when the page
 * returns from the background, and when a screen loads data, so that nothing on the screen has begun after its current
 * time.
 */
export function useNow(intervalMs = 60_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const show = (time: Date, drawnMs = 0): void => {
      clearTimeout(timer);
      timer = setTimeout(renewLater, intervalMs - (time.getTime() % intervalMs));
      setNow((drawn) => (isSame(drawn, time, intervalMs, drawnMs) ? drawn : time));
    };
    const renew = (): void => show(serverNow());
    // What shows the time, which may be the whole screen, is drawn anew in small steps.
    const renewLater = (): void => startTransition(renew);
    // What has just been drawn is not drawn again, unless drawing it took long.
    show(serverNow(), DRAWN_MS);
    const stopListening = onRenewedNow((isUrgent) => (isUrgent ? renew() : renewLater()));
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', renew);
    };
  }, [intervalMs]);
  return now;
}

/** Whether two times lie in one interval and less than `withinMs` apart. */
const isSame = (one: Date, other: Date, intervalMs: number, withinMs: number): boolean =>
  Math.abs(one.getTime() - other.getTime()) < withinMs &&
  Math.floor(one.getTime() / intervalMs) === Math.floor(other.getTime() / intervalMs);
