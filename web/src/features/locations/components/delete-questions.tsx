import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { useToastWithUndo } from '../../../ui/use-undo.ts';
import { billingQuery } from '../../billing/api.ts';
import { endingWithLocation } from '../../billing/ending-words.ts';
import { useRefreshLocations } from '../admin-api.ts';
import { bringBack } from '../take-back.ts';
import type { AskingChange } from '../use-asking-change.ts';
import { ComingQuestion } from './coming-question.tsx';

type DeleteQuestionsProps = {
  organizationId: string;
  location: Pick<Location, 'id' | 'name'>;
  deletion: AskingChange<string, { message: string }>;
  onClose: () => void;
};

/**
 * Asks before a location is deleted, and again if that would cancel upcoming reservations. Add-ons that end with it are
 * named with what they cost.
 */
export function DeleteQuestions({
  organizationId,
  location,
  deletion,
  onClose,
}: DeleteQuestionsProps): ReactNode {
  const now = useNow();
  const refresh = useRefreshLocations(organizationId);
  const tell = useToastWithUndo();
  const billing = useQuery(billingQuery(organizationId));
  const ending = billing.data ? endingWithLocation(billing.data, location.id, now) : [];
  const { act, question } = deletion;
  const title = m.locations.deleteName({ name: location.name });
  const remove = (): Promise<void> =>
    act(location.id, {
      onSuccess: ({ message }, hasEnded) => {
        // Add-ons that have ended would have to be bought again.
        const canUndo = !hasEnded && ending.length === 0;
        tell(
          { title: m.locations.locationDeleted, description: message, tone: 'off' },
          canUndo ? () => bringBack(location).finally(refresh) : null,
        );
        onClose();
      },
    });
  return (
    <>
      <ConfirmDialog
        onClose={onClose}
        title={title}
        description={[m.locations.itsChargersCanNoLonger, ...ending].join(' ')}
        confirmLabel={m.common.deleteIt}
        keepLabel={m.common.keepIt}
        disabled={billing.isPending}
        act={remove}
      />
      {/* On top of the first question, so that the focus returns through it. */}
      <ComingQuestion question={question && { ...question, dismiss: onClose }} title={title} act="delete" />
    </>
  );
}
