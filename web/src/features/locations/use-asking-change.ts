import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { comingReservationsOf } from '../reservations/questions/coming-reservations.ts';
import type { ComingReservations } from '../reservations/questions/coming-reservations.ts';

type ChangeToAsk<V, R> = {
  /** Title of the toast when it fails for another reason than coming reservations. */
  failureTitle: string;
  send: (variables: V, confirm?: string) => Promise<R>;
  onSettled: () => Promise<void>;
};

type Outcome<R> = {
  onSuccess: (result: R) => void;
  /** True if the screen has shown the failure itself. */
  onError?: (error: Error) => boolean;
};

type Attempt<V, R> = { variables: V; outcome: Outcome<R>; confirm?: string | undefined };

/** What stands in the way, and how to go on. */
export type Question = {
  coming: ComingReservations;
  busy: boolean;
  confirm: (confirmation: string) => void;
  dismiss: () => void;
};

/**
 * A change that may end what members have reserved: the server then names those reservations, and the change is made
 * only when repeated with their confirmation. While `question` is set, ask it.
 */
export function useAskingChange<V, R>({ failureTitle, send, onSettled }: ChangeToAsk<V, R>) {
  const [asked, setAsked] = useState<{ variables: V; coming: ComingReservations; outcome: Outcome<R> }>();
  const mutation = useMutation({
    mutationFn: ({ variables, confirm }: Attempt<V, R>) => send(variables, confirm),
    meta: { handled: true },
    // Here and not in the callbacks of mutate(): loading again can unmount the caller, which drops those.
    onSettled: async (result, error, { variables, outcome }) => {
      await onSettled();
      const coming = error && comingReservationsOf(error);
      setAsked(coming ? { variables, coming, outcome } : undefined);
      if (!error) outcome.onSuccess(result as R);
      else if (!coming && !outcome.onError?.(error))
        toast({ title: failureTitle, description: error.message, tone: 'loss' });
    },
  });
  const change = (variables: V, outcome: Outcome<R>, confirm?: string): void =>
    mutation.mutate({ variables, outcome, confirm });
  const question: Question | null = asked
    ? {
        coming: asked.coming,
        busy: mutation.isPending,
        confirm: (confirmation) => change(asked.variables, asked.outcome, confirmation),
        dismiss: () => setAsked(undefined),
      }
    : null;
  return {
    change,
    isPending: mutation.isPending,
    /** The call under way. */
    variables: mutation.isPending ? mutation.variables.variables : undefined,
    question,
  };
}

export type AskingChange<V, R> = ReturnType<typeof useAskingChange<V, R>>;
