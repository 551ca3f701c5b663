import { m } from '@chargerota/messages';
import { UNDO_MS } from '@chargerota/domain';
import { MutationObserver, useQueryClient } from '@tanstack/react-query';
import { toast } from './toast.ts';
import type { Toast } from './toast.ts';

/** The part of a toast that offers to take its act back. Its time stops while the pointer or the focus is on the toast. */
export const undoBy = (onPress: () => void): Pick<Toast, 'action' | 'durationMs'> => ({
  action: { label: m.parts.undo, onPress },
  durationMs: UNDO_MS,
});

/** Told after Undo. It has no Undo of its own: the control that made the change is still there. */
export const toastUndone = (description: string): void => {
  toast({ title: m.parts.changeUndone, description });
};

/** Told instead if somebody, or another press, has changed all of it again. */
export const NOTHING_TO_UNDO: Toast = {
  title: m.parts.nothingToUndo,
  description: m.parts.itWasChangedAgainMeanwhile,
  tone: 'info',
};

/** What is so again, as a sentence, or what is told instead. */
export type Undone = string | Toast;
/** Takes an act back by the ordinary routes. */
export type TakeBack = () => Promise<Undone>;

/** Where the next best is found if taking back is refused. */
export type WayOn = { label: string; href: string };

/**
 * Tells an act in a toast with Undo. Taking it back is a request like any other, and told like any other if it is
 * refused, also after the screen was left. Null: it cannot be taken back.
 */
export function useToastWithUndo(): (told: Toast, takeBack: TakeBack | null, wayOn?: WayOn) => void {
  const client = useQueryClient();
  return (told, takeBack, wayOn) => {
    if (!takeBack) {
      toast(told);
      return;
    }
    const undo = new MutationObserver(client, {
      mutationFn: takeBack,
      meta: {
        failureTitle: m.parts.notUndone,
        notSentTitle: m.parts.notUndone,
        // Undo cannot be pressed again.
        unansweredText: m.parts.noAnswerCameSoItMay,
        ...(wayOn && { wayOn }),
      },
      onSuccess: (undone) => void (typeof undone === 'string' ? toastUndone(undone) : toast(undone)),
    });
    let isPressed = false;
    const press = (): void => {
      // The toast can still be pressed while it fades.
      if (isPressed) return;
      isPressed = true;
      toast({ title: m.parts.undoing, tone: 'wait' });
      undo.mutate().catch(() => undefined);
    };
    toast({ ...told, ...undoBy(press) });
  };
}
