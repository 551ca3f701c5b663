import { m } from '@chargerota/messages';
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
            title: m.reservationsChargeNow.chargerSpotNumberIsYours({ spotNumber: spot.spotNumber }),
            description: m.reservationsChargeNow.nameUntilTimePlugIn({
              name: location.name,
              time: at(row.endsAt),
            }),
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
      title={m.reservationsChargeNow.chargeNow}
      figure={
        <span className="t pk-t">
          {m.reservationsChargeNow.now}
          <span className="to"> – </span>
          <Time at={row.endsAt} zone={timezone} />
        </span>
      }
      description={m.reservationsChargeNow.chargerSpotNumberAtNameYour({
        spotNumber: spot.spotNumber,
        name: location.name,
        time: at(row.startsAt),
      })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.notNow}</Button>
          <Button look="primary" busy={begin.isPending} onClick={start}>
            {m.reservationsChargeNow.startCharging}
          </Button>
        </>
      }
    />
  );
}
