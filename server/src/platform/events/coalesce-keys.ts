import { coalesce } from '../coalesce.ts';

/**
 * Calls `ask` with keys, one call after another, so that an older answer is never mistaken for a newer one. Callers
 * that arrive during a call share the next one, so that calls do not pile up.
 */
export function coalesceKeys(
  ask: (keys: string[]) => Promise<void>,
): (keys: readonly string[]) => Promise<void> {
  const add = coalesce<string>((keys) => ask([...new Set(keys)]));
  return (keys) => (keys.length === 0 ? Promise.resolve() : add(keys));
}
