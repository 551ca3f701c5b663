/**
 * Runs `run` with the items that are given, one run after another. Items that arrive during a run share the next one.
 * Resolves when the run with these items has ended.
 */
export function coalesce<T>(
  run: (items: readonly T[]) => Promise<void>,
): (items: readonly T[]) => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { items: T[]; done: Promise<void> } | undefined;

  return (added) => {
    if (next) {
      next.items.push(...added);
      return next.done;
    }
    const items = [...added];
    const done = underWay.then(() => {
      next = undefined;
      return run(items);
    });
    next = { items, done };
    underWay = done.catch(() => undefined);
    return done;
  };
}

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
