import type { Closure, ClosureEffects } from '@chargerota/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../lib/api.ts';
import { invalidateClosures } from './closures-api.ts';

type Closing<V> = {
  send: (wanted: V, confirmation?: string) => Promise<Closure>;
  onDone: (closure: Closure) => void;
  onRefused: (error: Error) => void;
};

/** What a closure would do to reservations, and what does it; while it is there, show it. */
export type ClosingQuestion = { effects: ClosureEffects; confirm: () => Promise<void>; dismiss: () => void };

/**
 * Makes or changes a closure. Where reservations are in the way, the server first says what becomes of each, and does it
 * when the request is repeated with its confirmation. If that has changed meanwhile, it says it again.
 */
export function useClosing<V>({ send, onDone, onRefused }: Closing<V>) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<ClosingQuestion | null>(null);
  const dismiss = (): void => setQuestion(null);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ wanted, confirmation }: { wanted: V; confirmation?: string }) =>
      send(wanted, confirmation).catch((error: Error) => {
        // Something came in between, and what becomes of reservations now is not known yet.
        if (isAffected(error) && !error.closure) return send(wanted);
        throw error;
      }),
    meta: { handled: true },
    onSettled: () => invalidateClosures(client),
  });
  /** Rejects while a question about it stays. */
  async function act(wanted: V, confirmation?: string): Promise<void> {
    const closure = await mutateAsync({ wanted, ...(confirmation && { confirmation }) }).catch(
      (error: Error) => {
        const effects = isAffected(error) && error.closure;
        if (effects) setQuestion({ effects, confirm: () => act(wanted, effects.confirmation), dismiss });
        else onRefused(error);
        throw error;
      },
    );
    dismiss();
    onDone(closure);
  }
  return { close: (wanted: V): void => void act(wanted).catch(() => undefined), isPending, question };
}

const isAffected = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'closure_affects';
