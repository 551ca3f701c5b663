import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../ui/toast.ts';
import { comingReservationsOf } from '../reservations/questions/coming-reservations.ts';
import type { ComingReservations } from '../reservations/questions/coming-reservations.ts';

/** What was answered to the questions about a change: its `confirm` for reservations that end, its `keep` for others. */
export type Confirmed = { confirm?: string; keep?: string };

type ChangeToAsk<V, R> = {
  /** The toast's title if the change fails for a reason other than upcoming reservations. */
  failureTitle: string;
  send: (variables: V, confirmed: Confirmed) => Promise<R>;
  onSettled: () => Promise<void>;
};

type Outcome<R> = {
  /** `hasEnded` reservations of members, which nothing brings back. */
  onSuccess: (result: R, hasEnded: boolean) => void;
  /** Returns true if the screen has shown the failure itself. */
  onError?: (error: Error) => boolean;
};

type Attempt<V, R> = { variables: V; outcome: Outcome<R>; confirmed: Confirmed };

/** The reservations that would be cancelled or stay in closed hours, and how to continue or stop. */
export type Question = {
  coming: ComingReservations;
  busy: boolean;
  confirm: (confirmation: string) => void;
  dismiss: () => void;
};

/**
 * A change that may cancel reservations of members, or close the place in their hours. The server first answers with those reservations, and makes the
 * change only when the request is repeated with the confirmation. While `question` is set, show it.
 */
export function useAskingChange<V, R>({ failureTitle, send, onSettled }: ChangeToAsk<V, R>) {
  const [asked, setAsked] = useState<Attempt<V, R> & { coming: ComingReservations }>();
  const mutation = useMutation({
    mutationFn: ({ variables, confirmed }: Attempt<V, R>) => send(variables, confirmed),
    meta: { handled: true },
    // Handled here and not in the callbacks of mutate(), which are dropped if reloading unmounts the caller.
    onSettled: async (result, error, { variables, outcome, confirmed }) => {
      await onSettled();
      const coming = error && comingReservationsOf(error);
      setAsked(coming ? { variables, coming, outcome, confirmed } : undefined);
      if (!error) outcome.onSuccess(result as R, confirmed.confirm !== undefined);
      else if (!coming && !outcome.onError?.(error))
        toast({ title: failureTitle, description: error.message, tone: 'loss' });
    },
  });
  const change = (variables: V, outcome: Outcome<R>, confirmed: Confirmed = {}): void =>
    mutation.mutate({ variables, outcome, confirmed });
  const question: Question | null = asked
    ? {
        coming: asked.coming,
        busy: mutation.isPending,
        confirm: (confirmation) =>
          change(asked.variables, asked.outcome, {
            ...asked.confirmed,
            [asked.coming.stay ? 'keep' : 'confirm']: confirmation,
          }),
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
