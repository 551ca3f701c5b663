import { m } from '@chargerota/messages';
import type { Spot } from '@chargerota/contract';
import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Segmented } from '../../../../ui/choices.tsx';
import { TextInput } from '../../../../ui/field.tsx';
import { Rich } from '../../../../ui/rich.tsx';
import { useRootClass } from '../../../../ui/use-root-class.ts';
import { CHARGER_STATES, CHARGER_STATE_NAMES, stateOf } from '../../charger-form.ts';
import type { ChargerState } from '../../charger-form.ts';
import { connectorLabel } from '../../words.ts';
import { ChargerRow } from './charger-row.tsx';
import { plainText } from '../../../../lib/plain-text.ts';

/** Rows shown at first, and added by each "Show more". */
const PAGE_SIZE = 100;
/** The search is shown from this many chargers on; a shorter list is easy to read. */
const SEARCHED_FROM = 20;

type ChargerListProps = {
  spots: readonly Spot[];
  selected: ReadonlySet<string>;
  onSelect: (selected: ReadonlySet<string>) => void;
  onEdit: (spot: Spot) => void;
  onEditMany: (spots: Spot[]) => void;
  /** Null where nothing can be closed. */
  onCloseMany: ((spots: Spot[]) => void) | null;
};

/**
 * One row per charger. Chargers can be filtered by state or number, and several can be selected and changed at once.
 */
export function ChargerList(props: ChargerListProps): ReactNode {
  const { spots, selected, onSelect, onEdit, onEditMany, onCloseMany } = props;
  const [state, setState] = useState<ChargerState | 'all'>('all');
  const [sought, setSought] = useState('');
  const [shown, setShown] = useState(PAGE_SIZE);
  const present = CHARGER_STATES.filter((known) => spots.some((spot) => stateOf(spot) === known));
  const wanted = state !== 'all' && present.includes(state) ? state : 'all';
  const found = spots.filter(
    (spot) => (wanted === 'all' || stateOf(spot) === wanted) && matches(spot, sought),
  );
  const chosen = spots.filter(({ id }) => selected.has(id));
  const isAll = found.length > 0 && found.every(({ id }) => selected.has(id));
  const select = useSelection(found, selected, onSelect);
  return (
    <>
      <div className="ch-tools line mid gap-8-20">
        {present.length > 1 && (
          <Segmented
            legend={m.locationsChargers.state}
            legendHidden
            value={wanted}
            onChange={setState}
            choices={[
              { value: 'all', label: m.locationsChargers.all },
              ...present.map((known) => ({ value: known, label: CHARGER_STATE_NAMES[known] })),
            ]}
          />
        )}
        {spots.length >= SEARCHED_FROM && (
          <span className="with-icon slim ch-search">
            <Search className="ic ic-16" aria-hidden="true" />
            <TextInput
              type="search"
              placeholder={m.locationsChargers.numberOrConnector}
              aria-label={m.locationsChargers.searchChargers}
              value={sought}
              onChange={({ target }) => setSought(target.value)}
            />
          </span>
        )}
      </div>
      <div className="ch-all ruled">
        <Checkbox
          label={<span className="sm">{m.locationsChargers.selectAll({ count: found.length })}</span>}
          checked={isAll}
          partly={!isAll && found.some(({ id }) => selected.has(id))}
          disabled={found.length === 0}
          onChange={({ target }) => select.all(target.checked)}
        />
      </div>
      <ul className="rows ch-rows">
        {found.slice(0, shown).map((spot) => (
          <ChargerRow
            key={spot.id}
            spot={spot}
            isSelected={selected.has(spot.id)}
            onToggle={(withShift) => select.toggle(spot.id, withShift)}
            onEdit={() => onEdit(spot)}
          />
        ))}
      </ul>
      <output className="mute ch-none">{found.length === 0 && m.locationsChargers.noChargerMatches}</output>
      {found.length > shown && (
        <p className="o-more">
          <Button onClick={() => setShown(shown + PAGE_SIZE)}>
            {m.locationsChargers.showMore({ count: Math.min(PAGE_SIZE, found.length - shown) })}
          </Button>
        </p>
      )}
      {chosen.length > 0 && (
        <ChosenBar
          count={chosen.length}
          onClear={() => onSelect(new Set())}
          onChange={() => onEditMany(chosen)}
          onCloseForATime={onCloseMany && (() => onCloseMany(chosen.filter(({ isActive }) => isActive)))}
        />
      )}
    </>
  );
}

/** A press selects one charger; with Shift, also all between it and the one pressed before. */
function useSelection(
  found: readonly Spot[],
  selected: ReadonlySet<string>,
  onSelect: (selected: ReadonlySet<string>) => void,
) {
  const last = useRef<string>(undefined);
  function set(ids: readonly string[], on: boolean): void {
    const next = new Set(selected);
    for (const id of ids) {
      if (on) next.add(id);
      else next.delete(id);
    }
    onSelect(next);
  }
  return {
    all: (on: boolean) =>
      set(
        found.map(({ id }) => id),
        on,
      ),
    toggle: (id: string, withShift: boolean) => {
      const at = found.findIndex((spot) => spot.id === id);
      const from = withShift ? found.findIndex((spot) => spot.id === last.current) : -1;
      const between =
        from < 0 ? [id] : found.slice(Math.min(from, at), Math.max(from, at) + 1).map((s) => s.id);
      set(between, !selected.has(id));
      last.current = id;
    },
  };
}

function matches({ spotNumber, connectorType }: Spot, sought: string): boolean {
  const wanted = plainText(sought.trim());
  return [spotNumber, connectorLabel(connectorType)].some((text) => plainText(text).includes(wanted));
}

type ChosenBarProps = {
  count: number;
  onClear: () => void;
  onChange: () => void;
  onCloseForATime: (() => void) | null;
};

function ChosenBar({ count, onClear, onChange, onCloseForATime }: ChosenBarProps): ReactNode {
  useRootClass('has-chosen-bar');
  return (
    <div className="pop ch-bar line mid gap-8 mt-16">
      <output className="strong">{m.locationsChargers.chargersSelected({ count })}</output>
      <Button look="quiet" onClick={onClear}>
        {m.locationsChargers.clear}
      </Button>
      {onCloseForATime && (
        <Button onClick={onCloseForATime}>
          <Rich of={m.locationsClosures.closeSelected} vh={(it) => <span className="vh">{it}</span>} />
        </Button>
      )}
      <Button look="primary" onClick={onChange}>
        {m.common.change}
      </Button>
    </div>
  );
}
