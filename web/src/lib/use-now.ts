import { useEffect, useState } from 'react';
import { onRenewedNow, serverNow } from './server-clock.ts';

/**
 * Now by the server's clock, renewed on every full interval (60 000 ms: when the minute turns), when the page
 * comes back from the background, and with whatever a screen reads, so that nothing on it has begun after its now.
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
