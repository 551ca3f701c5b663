import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { Button } from '../../../../ui/button.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useGoToFront } from '../../../waitlist/api.ts';
import type { OwnRow } from '../dashboard/own-rows.ts';

/** What is left to whoever has reported their charger and finds no other: of a session, which has begun, nothing. */
export const canGoToFront = ({ kind, status }: OwnRow): boolean =>
  kind === 'reservation' && status === 'confirmed';

const NOTHING_COUNTS = 'Nothing of your reservation counts.';

/** What the press brings. */
export function useFrontWords(): { act: string; text: string } {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  return hasLine
    ? {
        act: 'Go to the front of the line',
        text: `No other charger is free until your time ends. Give it up, and you are first in line for the rest of the day. ${NOTHING_COUNTS}`,
      }
    : {
        act: 'Give up the reservation',
        text: `No other charger is free until your time ends. If you give it up, nothing of it counts.`,
      };
}

/** Gives the reservation up, and leads to the line. */
export function ToFront({ row, onDone }: { row: OwnRow; onDone?: () => void }): ReactNode {
  const [, navigate] = useLocation();
  const { act } = useFrontWords();
  const front = useGoToFront(({ watch }) => {
    onDone?.();
    toast({
      title: watch ? 'You are at the front of the line' : 'Reservation given up',
      description: NOTHING_COUNTS,
    });
    if (watch) navigate(paths.line);
  });
  return (
    <Button look="primary" busy={front.isPending} onClick={() => front.mutate(row.id)}>
      {act}
    </Button>
  );
}
