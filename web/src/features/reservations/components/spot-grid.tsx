import { Ban, Check, Hourglass, User, Wrench, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useAnswerInSight } from '../../../lib/into-sight.ts';
import { isLong } from './spot-number.ts';
import { useRovingRadio } from './use-roving-radio.ts';
import '../styles/bays.css';

export type BayState = 'free' | 'taken' | 'mine' | 'held' | 'maintenance' | 'closed';

export interface Bay {
  id: string;
  spotNumber: string;
  powerKw: number;
  connector: string;
  state: BayState;
  /** The reason why it cannot be chosen, e.g. `Taken 9:00 AM – 11:00 AM`. */
  reason?: string;
}

export interface SpotGridProps {
  bays: readonly Bay[];
  value: string | null;
  /** The name of the group, e.g. `Chargers, 9:00 AM to 12:00 PM`. */
  label: string;
  onChange: (spotId: string) => void;
}

/** From this many chargers on, the grid scrolls in its own frame and can be limited to the free ones. */
const MANY = 48;

const SIGNS: Record<Exclude<BayState, 'free'>, { Icon: LucideIcon; word: string }> = {
  taken: { Icon: User, word: 'Taken' },
  mine: { Icon: Check, word: 'Yours' },
  held: { Icon: Hourglass, word: 'Held' },
  maintenance: { Icon: Wrench, word: 'Maintenance' },
  closed: { Icon: Ban, word: 'Closed' },
};

/**
 * The chargers of a location as painted parking bays: four per row, six on wide screens. One that cannot be chosen says
 * why.
 */
export function SpotGrid({ bays, value, label, onChange }: SpotGridProps) {
  const [onlyFree, setOnlyFree] = useState(false);
  const [standing, setStanding] = useState<string | null>(null);
  const shown = onlyFree ? bays.filter((bay) => bay.state === 'free') : bays;
  const radio = useRovingRadio({
    count: shown.length,
    selected: shown.findIndex((bay) => bay.id === value),
    isEnabled: (index) => shown[index]?.state === 'free',
    onSelect: (index) => onChange(shown[index]!.id),
    columnsOf: (group) => getComputedStyle(group).gridTemplateColumns.split(' ').length,
  });
  const barred = shown.find((bay) => bay.id === standing && bay.state !== 'free');
  const why =
    barred && `Spot ${barred.spotNumber}: ${barred.reason ?? SIGNS[barred.state as keyof typeof SIGNS].word}`;
  const answer = useAnswerInSight<HTMLParagraphElement>(why);
  const isMany = bays.length >= MANY;

  return (
    <div>
      {isMany && (
        <label className="check bays-only">
          <input type="checkbox" checked={onlyFree} onChange={(event) => setOnlyFree(event.target.checked)} />
          Only free spots
        </label>
      )}
      <div
        className={isMany ? 'bays is-many' : 'bays'}
        role="radiogroup"
        aria-label={label}
        onKeyDown={radio.onKeyDown}
      >
        {shown.map((bay, index) => (
          <BayButton
            key={bay.id}
            bay={bay}
            isChosen={bay.id === value}
            tabIndex={radio.tabIndex(index)}
            onStand={() => setStanding(bay.id)}
            onChoose={() => (bay.state === 'free' ? onChange(bay.id) : setStanding(bay.id))}
          />
        ))}
      </div>
      <p ref={answer} className="bays-n sm mute" role="status">
        {why}
      </p>
    </div>
  );
}

function BayButton(props: {
  bay: Bay;
  isChosen: boolean;
  tabIndex: number;
  onStand: () => void;
  onChoose: () => void;
}) {
  const { bay, isChosen } = props;
  const isFree = bay.state === 'free';
  const sign = bay.state === 'free' ? null : SIGNS[bay.state];
  const word = isChosen ? 'Selected' : (sign?.word ?? `${bay.powerKw} kW`);
  const Icon = isChosen ? Check : sign?.Icon;
  const name = [`Spot ${bay.spotNumber}`, `${bay.powerKw} kW`, bay.connector];
  return (
    <button
      type="button"
      role="radio"
      className={`bay ${isChosen ? 'is-chosen' : `is-${bay.state}`}`}
      tabIndex={props.tabIndex}
      aria-checked={isChosen}
      aria-disabled={!isFree}
      aria-label={[...name, isFree ? 'free' : (bay.reason ?? sign?.word)].join(', ')}
      title={`${bay.spotNumber}: ${isFree ? bay.connector : (bay.reason ?? word)}`}
      onFocus={props.onStand}
      onClick={props.onChoose}
    >
      <span className="bay-in">
        <b className={isLong(bay.spotNumber) ? 'fig is-long' : 'fig'}>{bay.spotNumber}</b>
        {Icon && <Icon className="ic ic-16" aria-hidden="true" />}
        <span className="bay-w">{word}</span>
      </span>
    </button>
  );
}
