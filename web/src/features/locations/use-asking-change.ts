import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { comingReservationsOf } from '../reservations/questions/coming-reservations.ts';
import type { ComingReservations } from '../reservations/questions/coming-reservations.ts';

type ChangeToAsk<V, R> = {
  /** The toast's title if the change fails for a reason other than upcoming reservations. */
  failureTitle: string;
  send: (variables: V, confirm?: string) => Promise<R>;
  onSettled: () => Promise<void>;
};

type Outcome<R> = {
  /** `hasEnded` reservations of members, which nothing brings back. */
  onSuccess: (result: R, hasEnded: boolean) => void;
  /** Returns true if the screen has shown the failure itself. */
  onError?: (error: Error) => boolean;
};

type Attempt<V, R> = { variables: V; outcome: Outcome<R>; confirm?: string | undefined };

/** The reservations that would be cancelled, and how to continue or stop. */
export type Question = {
  coming: ComingReservations;
  busy: boolean;
  confirm: (confirmation: string) => void;
  dismiss: () => void;
};

/**
 * A change that may cancel reservations of members. The server first answers with those reservations, and makes the
 * change only when the request is repeated with the confirmation. While `question` is set, show it.
 */
export function useAskingChange<V, R>({ failureTitle, send, onSettled }: ChangeToAsk<V, R>) {
  const [asked, setAsked] = useState<{ variables: V; coming: ComingReservations; outcome: Outcome<R> }>();
  const mutation = useMutation({
    mutationFn: ({ variables, confirm }: Attempt<V, R>) => send(variables, confirm),
    meta: { handled: true },
    // Handled here and not in the callbacks of mutate(), which are dropped if reloading unmounts the caller.
    onSettled: async (result, error, { variables, outcome, confirm }) => {
      await onSettled();
      const coming = error && comingReservationsOf(error);
      setAsked(coming ? { variables, coming, outcome } : undefined);
      if (!error) outcome.onSuccess(result as R, confirm !== undefined);
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
    /** The variables of the request that is under way. */
    variables: mutation.isPending ? mutation.variables.variables : undefined,
    question,
  };
}

export type AskingChange<V, R> = ReturnType<typeof useAskingChange<V, R>>;
