import type { ReactNode } from 'react';
import { SomebodyWaits } from '../../components/charging-note.tsx';
import { SessionActs } from '../../components/session-acts.tsx';
import { sessionActs, useStay } from '../../use-stay.ts';
import type { SessionPlace } from '../../use-stay.ts';
import type { ReservationActions } from '../dashboard/current-or-next.tsx';
import type { OwnRow } from '../dashboard/own-rows.ts';

type ChargingHereProps = { row: OwnRow; place: SessionPlace; actions: ReservationActions };

/** What its holder can do at the charger. */
export function ChargingHere({ row, place, actions }: ChargingHereProps): ReactNode {
  const stay = useStay(row, place);
  return (
    <>
      <SomebodyWaits stay={stay} />
      <SessionActs stay={stay} acts={sessionActs(stay, row, actions)} />
    </>
  );
}
