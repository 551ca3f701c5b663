import { useRef } from 'react';
import { ApiError } from './api.ts';

/**
 * The Idempotency-Key of an attempt. It stays the same until the server has given a final answer, so that a press
 * repeated after a lost response cannot book twice.
 */
export function useAttemptKey() {
  const attempt = useRef({ request: '', key: '' });
  return {
    keyFor(request: object): string {
      const text = JSON.stringify(request);
      if (attempt.current.request !== text) attempt.current = { request: text, key: newKey() };
      return attempt.current.key;
    },
    /** Call when the request has ended; without `error` it succeeded. */
    ended(error?: Error): void {
      if (!error || isRefusal(error)) attempt.current = { request: '', key: '' };
    },
  };
}

/** True if the server has refused. After any other failure it may have done what was requested. */
export const isRefusal = (error: Error): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

/** randomUUID exists only in secure contexts; a company's host may use plain http. */
export function newKey(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
