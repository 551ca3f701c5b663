import { m } from '@chargerota/messages';
import type { Grid, SlotState } from './grid-model.ts';
import { drawnStates } from './grid-summary.ts';
import { SLOT_STATES } from './grid-words.ts';
import './slots.css';

type StatusLegendProps = {
  grids: readonly Grid[];
  /** Which states of their bars are drawn; without it all. */
  isDrawn?: ((state: SlotState) => boolean) | undefined;
  /** The state of free hours that are drawn pale, because the rules refuse them to the reader. */
  pale?: SlotState | undefined;
};

/** Explains the states that are drawn, and no others. */
export function StatusLegend({ grids, isDrawn = () => true, pale }: StatusLegendProps) {
  const drawn = drawnStates(grids);
  const shown = (Object.keys(SLOT_STATES) as SlotState[]).filter(
    (state) => drawn.has(state) && isDrawn(state),
  );
  return (
    <ul className="legend line sm gap-8-20" aria-label={m.reservationsAvailability.legend}>
      {shown.map((state) => (
        <li key={state}>
          <Swatch state={state} />
          {SLOT_STATES[state].legend}
        </li>
      ))}
      {pale && isDrawn(pale) && (
        <li className="is-wide">
          <Swatch state={pale} isPale />
          {m.reservationsAvailability.freeButNotForYou}
        </li>
      )}
    </ul>
  );
}

function Swatch({ state, isPale = false }: { state: SlotState; isPale?: boolean }) {
  const { Icon } = SLOT_STATES[state];
  return (
    <span className={isPale ? `sw k-${state} is-pale` : `sw k-${state}`} aria-hidden="true">
      <span className="in">{Icon && <Icon className="ic ic-14" />}</span>
    </span>
  );
}
