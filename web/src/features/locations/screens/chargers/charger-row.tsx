import { formatNumber } from '@chargerota/domain';
import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { Wrench } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { CHARGER_STATE_NAMES, stateOf } from '../../charger-form.ts';
import type { ChargerState } from '../../charger-form.ts';
import { chargingLabel, connectorLabel } from '../../words.ts';

type ChargerRowProps = {
  spot: Spot;
  isSelected: boolean;
  onToggle: (withShift: boolean) => void;
  onEdit: () => void;
};

export function ChargerRow({ spot, isSelected, onToggle, onEdit }: ChargerRowProps): ReactNode {
  const { spotNumber, connectorType, chargingType, powerOutput } = spot;
  const state = stateOf(spot);
  return (
    <li className={`ch stack mid py-8 is-${state}`}>
      <label className="check ch-k">
        <input
          type="checkbox"
          aria-label={m.locationsChargers.selectChargerSpotNumber({ spotNumber })}
          checked={isSelected}
          onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        />
      </label>
      <b className="ch-n fig fig-20">{spotNumber}</b>
      <span className="ch-c">{connectorLabel(connectorType)}</span>
      <span className="ch-p fig">
        {formatNumber(powerOutput)} <span className="unit">{m.locationsChargers.kW}</span>
      </span>
      <span className="ch-t mute">{chargingLabel(chargingType)}</span>
      <span className="ch-s">
        <StateBadge state={state} />
      </span>
      <Button
        look="quiet"
        className="ch-e"
        aria-label={m.locationsChargers.editChargerSpotNumber({ spotNumber })}
        onClick={onEdit}
      >
        {m.common.edit}
      </Button>
    </li>
  );
}

/** Skeletons with the columns and heights of the chargers' rows. */
export const ChargerSkeletons = (): ReactNode => (
  <div className="ch-sk">
    <SkeletonList rows={8} row="ch stack mid py-8">
      {() => (
        <>
          <span className="ch-n">
            <Skeleton width={26} />
          </span>
          <span className="ch-c">
            <Skeleton width={48} />
          </span>
          <span className="ch-p">
            <Skeleton width={50} />
          </span>
          <span className="ch-t">
            <Skeleton width={58} />
          </span>
          <span className="ch-s">
            <Skeleton width={84} />
          </span>
          <span className="ch-e sk-acts" />
        </>
      )}
    </SkeletonList>
  </div>
);

function StateBadge({ state }: { state: ChargerState }): ReactNode {
  const word = CHARGER_STATE_NAMES[state];
  if (state !== 'maintenance') return <Badge tone={state === 'out' ? 'off' : 'ok'}>{word}</Badge>;
  return (
    <span className="badge b-wait">
      <Wrench className="ic" aria-hidden="true" />
      {word}
    </span>
  );
}
