import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { ChargingNote } from '../../components/charging-note.tsx';
import { sessionActs, useStay } from '../../use-stay.ts';
import type { SessionPlace } from '../../use-stay.ts';
import type { ReservationActions } from '../dashboard/next-reservation.tsx';
import type { OwnRow } from '../dashboard/own-rows.ts';

type ChargingHereProps = { row: OwnRow; place: SessionPlace; actions: ReservationActions };

/** What its holder can do at the charger: where somebody waits, releasing comes first. */
export function ChargingHere({ row, place, actions }: ChargingHereProps): ReactNode {
  const stay = useStay(row, place);
  return (
    <>
      <ChargingNote {...stay} />
      <div className="at-acts">
        {sessionActs(stay, row, actions).map(({ text, onPress }, index) => (
          <Button key={text} look={index === 0 ? 'primary' : 'line'} large block onClick={onPress}>
            {text}
          </Button>
        ))}
      </div>
    </>
  );
}
