import { useEffect, useState } from 'react';
import { onRenewedNow, serverNow } from './server-clock.ts';

/**
 * The current time by the server's clock. It is updated at every full interval (60 000 ms: every minute), when the page
 * returns from the background, and when a screen loads data, so that nothing on the screen has begun after its current
 * time.
 */
export function useNow(intervalMs = 60_000): Date {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const renew = (): void => {
      clearTimeout(timer);
      const current = serverNow();
      setNow(current);
      timer = setTimeout(renew, intervalMs - (current.getTime() % intervalMs));
    };
    renew();
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
