// While a person signs out, the server may already refuse what is asked for with their session.

let isOver: Promise<void> | null = null;
const listeners = new Set<(isEnding: boolean) => void>();

/** Resolves at once; while the session is being ended, only if that fails. Every read waits for it. */
export const mayRead = async (): Promise<void> => isOver ?? undefined;

/** Holds back all reads; the returned function lets them go on, because the session has not ended. */
export function holdReads(): () => void {
  let goOn: () => void = () => undefined;
  isOver = new Promise((resolve) => (goOn = resolve));
  for (const listener of listeners) listener(true);
  return () => {
    isOver = null;
    goOn();
    for (const listener of listeners) listener(false);
  };
}

/** Calls `listener` with true when the session is about to end, or is ending already, and with false if it did not. */
export function onSessionEnd(listener: (isEnding: boolean) => void): () => void {
  listeners.add(listener);
  if (isOver) listener(true);
  return () => void listeners.delete(listener);
}
