import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ChargingNote } from '../../components/charging-note.tsx';
import { useStay } from '../../use-stay.ts';
import type { SessionPlace } from '../../use-stay.ts';
import type { ReservationActions } from '../dashboard/next-reservation.tsx';
import type { OwnRow } from '../dashboard/own-rows.ts';

type ChargingHereProps = { row: OwnRow; place: SessionPlace; actions: ReservationActions };

/** What its holder can do at the charger: where somebody waits, releasing comes first. */
export function ChargingHere({ row, place, actions }: ChargingHereProps): ReactNode {
  const stay = useStay(row, place);
  const comesFirst = stay.isWaitedFor || stay.refusal !== null;
  const release = (
    <Button
      key="release"
      look={comesFirst ? 'primary' : 'line'}
      large
      block
      onClick={() => actions.onRelease(row)}
    >
      Release charger
    </Button>
  );
  const longer = stay.refusal === null && (
    <Button
      key="longer"
      look={comesFirst ? 'line' : 'primary'}
      large
      block
      onClick={() => actions.onExtend(row)}
    >
      Stay longer
    </Button>
  );
  return (
    <>
      <ChargingNote {...stay} />
      <div className="at-acts">{comesFirst ? [release, longer] : [longer, release]}</div>
    </>
  );
}
