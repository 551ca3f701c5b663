import type { ReactNode } from 'react';
import { useAttemptKey } from '../../../lib/attempt-key.ts';
import { formatTimeThere } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Time } from '../../../ui/time.tsx';
import { toast } from '../../../ui/toast.ts';
import { useBeginEarly } from '../api.ts';
import type { OwnRow } from '../member/own-rows.ts';

/** Begins one's own reservation before its start (docs/rules.md "Arrival"). */
export function EarlyDialog({ row, onClose }: { row: OwnRow; onClose: () => void }): ReactNode {
  const { id, spot, location, timezone } = row;
  const at = (instant: Date): string => formatTimeThere(instant, timezone);
  const begin = useBeginEarly();
  const attempt = useAttemptKey();
  function start(): void {
    const idempotencyKey = attempt.keyFor({ id });
    begin.mutate(
      { id, idempotencyKey },
      {
        onSuccess: () => {
          toast({
            title: `Charger ${spot.spotNumber} is yours`,
            description: `${location.name}, until ${at(row.endsAt)}. Plug in.`,
          });
          onClose();
        },
        onError: (error) => attempt.ended(error),
      },
    );
  }
  return (
    <Dialog
      open
      title="Charge now"
      figure={
        <span className="t pk-t">
          Now
          <span className="to"> – </span>
          <Time at={row.endsAt} zone={timezone} />
        </span>
      }
      description={`Charger ${spot.spotNumber} at ${location.name}. Your reservation begins now instead of at ${at(row.startsAt)}; its end stays.`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button look="primary" busy={begin.isPending} onClick={start}>
            Start charging
          </Button>
        </>
      }
    />
  );
}
