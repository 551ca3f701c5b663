/**
 * Calls `ask` with keys, one call after another, so that an older answer is never taken for a newer one. Callers that
 * come while a call is under way share the next call, so that calls don't pile up.
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
