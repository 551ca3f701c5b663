import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { Refused } from './use-change-many.ts';

/** The most reservations of a charger that are listed; the question about them lists the rest. */
const LISTED = 3;

type NotChangedProps = {
  changed: number;
  failed: readonly Refused[];
  /** The charger that is being asked about. */
  asking: string | undefined;
  onChangeAnyway: (refused: Refused) => void;
};

/** The chargers that several changes at once left as they are: what stands against each, and the way on. */
export function NotChanged({ changed, failed, asking, onChangeAnyway }: NotChangedProps): ReactNode {
  return (
    <div className="failures">
      <Notice
        tone="loss"
        title={m.locationsChargers.someChangedSomeNot({ changed, failed: failed.length })}
      />
      <ul className="rows sm">
        {failed.map((refused) => (
          <li key={refused.spot.id} className="py-8 anywhere">
            <b className="fig">{refused.spot.spotNumber}</b> <Reason refused={refused} />
            {refused.coming && (
              <Button
                look="quiet"
                className="row flush-start"
                busy={asking === refused.spot.id}
                aria-label={m.locationsChargers.changeChargerSpotNumberAnyway({
                  spotNumber: refused.spot.spotNumber,
                })}
                onClick={() => onChangeAnyway(refused)}
              >
                {m.locationsChargers.changeAnyway}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Reason({ refused: { coming, reason } }: { refused: Refused }): ReactNode {
  if (!coming) return reason;
  const more = coming.total - LISTED;
  return (
    <>
      {m.locationsChargers.thisWouldEndAReservation({ count: coming.total })}
      <ul className="mute">
        {coming.named.slice(0, LISTED).map(({ id, message }) => (
          <li key={id}>{message}</li>
        ))}
        {more > 0 && <li>{m.locationsChargers.andMore({ count: more })}</li>}
      </ul>
    </>
  );
}
