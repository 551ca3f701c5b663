import { useRef } from 'react';
import { ApiError } from './api.ts';

/**
 * The Idempotency-Key of a wish: the same until the server has answered it for good, so that a press repeated after a
 * lost answer cannot book twice.
 */
export function useAttemptKey() {
  const attempt = useRef({ wish: '', key: '' });
  return {
    keyFor(wish: object): string {
      const text = JSON.stringify(wish);
      if (attempt.current.wish !== text) attempt.current = { wish: text, key: newKey() };
      return attempt.current.key;
    },
    /** Call when an attempt has ended; `error` is absent after a success. */
    ended(error?: Error): void {
      if (!error || isRefusal(error)) attempt.current = { wish: '', key: '' };
    },
  };
}

/** True if the server has said no. After any other failure it may have done what it was asked. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** randomUUID exists in secure contexts only; a company's plain-http host is none. */
function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
