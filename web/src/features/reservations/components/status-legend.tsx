import type { Grid, SlotState } from './grid-model.ts';
import { drawnStates } from './grid-summary.ts';
import { SLOT_STATES } from './slot-state.tsx';
import '../styles/slots.css';

type StatusLegendProps = {
  grids: readonly Grid[];
  /** Which states of their bars are drawn; without it all. */
  isDrawn?: ((state: SlotState) => boolean) | undefined;
};

/** Explains the states that are drawn, and no others. */
export function StatusLegend({ grids, isDrawn = () => true }: StatusLegendProps) {
  const drawn = drawnStates(grids);
  return (
    <ul className="legend" aria-label="Legend">
      {(Object.keys(SLOT_STATES) as SlotState[])
        .filter((state) => drawn.has(state) && isDrawn(state))
        .map((state) => {
          const { Icon, legend } = SLOT_STATES[state];
          return (
            <li key={state}>
              <span className={`sw k-${state}`} aria-hidden="true">
                <span className="in">{Icon && <Icon className="ic ic-14" />}</span>
              </span>
              {legend}
            </li>
          );
        })}
    </ul>
  );
}
