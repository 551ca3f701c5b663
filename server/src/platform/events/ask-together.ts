/**
 * Calls `ask` with keys, one call after another, so that an older answer is never mistaken for a newer one. Callers
 * that arrive during a call share the next one, so that calls do not pile up.
 */
export function askTogether(
  ask: (keys: string[]) => Promise<void>,
): (keys: readonly string[]) => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { keys: Set<string>; answered: Promise<void> } | undefined;

  return (keys) => {
    if (keys.length === 0) return Promise.resolve();
    if (next) {
      keys.forEach((key) => next?.keys.add(key));
      return next.answered;
    }
    const together = new Set(keys);
    const answered = underWay.then(() => {
      next = undefined;
      return ask([...together]);
    });
    next = { keys: together, answered };
    underWay = answered.catch(() => undefined);
    return answered;
  };
}
