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

/** The reservations that would be cancelled or stay in closed hours, and how to continue or stop. */
export type Question = {
  coming: ComingReservations;
  act: (confirmation: string) => Promise<void>;
  dismiss: () => void;
};

/**
 * A change that may cancel reservations of members, or close the place in their hours. The server first answers with
 * those reservations, and makes the change only when the request is repeated with the confirmation. While `question` is
 * set, show it.
 */
export function useAskingChange<V, R>({ failureTitle, send, onSettled }: ChangeToAsk<V, R>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const dismiss = (): void => setQuestion(null);
  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: ({ wanted, confirmed }: { wanted: V; confirmed: Confirmed }) => send(wanted, confirmed),
    meta: { handled: true },
    onSettled,
  });
  /** Rejects while a question about it stays: the server asks, or a failure was told in it. */
  async function act(wanted: V, outcome: Outcome<R>, confirmed: Confirmed = {}): Promise<void> {
    const result = await mutateAsync({ wanted, confirmed }).catch((error: Error) => {
      const coming = comingReservationsOf(error);
      if (coming) {
        const part = coming.stay ? 'keep' : 'confirm';
        const repeat = (confirmation: string) => act(wanted, outcome, { ...confirmed, [part]: confirmation });
        setQuestion({ coming, act: repeat, dismiss });
      } else if (outcome.onError?.(error)) {
        dismiss();
        return null;
      } else {
        toast({ title: failureTitle, description: error.message, tone: 'loss', error });
      }
      throw error;
    });
    if (result === null) return;
    dismiss();
    outcome.onSuccess(result, confirmed.confirm !== undefined);
  }
  return {
    act,
    /** The same for whoever asks nothing of their own before. */
    change: (wanted: V, outcome: Outcome<R>): void => void act(wanted, outcome).catch(() => undefined),
    isPending,
    /** What the request that is under way wants. */
    variables: isPending ? variables.wanted : undefined,
    question,
  };
}

export type AskingChange<V, R> = ReturnType<typeof useAskingChange<V, R>>;
