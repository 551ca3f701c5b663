import { useEffect } from 'react';
import { useLocation } from 'wouter';

/** Opens in this tab what a pressed push message is about; the service worker says so. */
export function PushClicks(): null {
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    const open = ({ data }: MessageEvent<unknown>): void => {
      const path = pathOf(data);
      if (path !== null) navigate(path);
    };
    navigator.serviceWorker.addEventListener('message', open);
    return () => navigator.serviceWorker.removeEventListener('message', open);
  }, [navigate]);
  return null;
}

/** The local path of a message `{type: 'open', path}`; null for any other. */
export function pathOf(data: unknown): string | null {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('path' in data)) return null;
  const isLocal = typeof data.path === 'string' && /^\/(?![/\\])/.test(data.path);
  return data.type === 'open' && isLocal ? String(data.path) : null;
}
