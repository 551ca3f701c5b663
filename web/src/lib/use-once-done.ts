import { useEffect, useEffectEvent } from 'react';

/** Calls back once something is read as done, as after an answer that was lost. */
export function useOnceDone(isDone: boolean, onDone: () => void): void {
  const end = useEffectEvent(onDone);
  useEffect(() => void (isDone && end()), [isDone]);
}
