/**
 * Writes an item at once. Items that arrive during a write are written together by the next one. Resolves when the item has
 * been written.
 */
export function writeTogether<T>(write: (items: readonly T[]) => Promise<void>): (item: T) => Promise<void> {
  let underWay: Promise<unknown> = Promise.resolve();
  let next: { items: T[]; written: Promise<void> } | undefined;

  return (item) => {
    if (next) {
      next.items.push(item);
      return next.written;
    }
    const items = [item];
    const written = underWay.then(() => {
      next = undefined;
      return write(items);
    });
    next = { items, written };
    underWay = written.catch(() => undefined);
    return written;
  };
}
