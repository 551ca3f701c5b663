import { useEffect, useState } from 'react';
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
    const plan = (current: Date): void => {
      clearTimeout(timer);
      timer = setTimeout(renew, intervalMs - (current.getTime() % intervalMs));
    };
    const renew = (): void => {
      const current = serverNow();
      setNow(current);
      plan(current);
    };
    const current = serverNow();
    plan(current);
    // What has just been drawn is not drawn again, unless drawing it took long.
    setNow((drawn) => (current.getTime() - drawn.getTime() < DRAWN_MS ? drawn : current));
    const stopListening = onRenewedNow(renew);
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearTimeout(timer);
      stopListening();
      document.removeEventListener('visibilitychange', renew);
    };
  }, [intervalMs]);
  return now;
}
