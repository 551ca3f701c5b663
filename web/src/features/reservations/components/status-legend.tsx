import type { SlotState } from './grid-model.ts';
import { SLOT_STATES } from './slot-state.tsx';
import '../styles/slots.css';

export function StatusLegend() {
  return (
    <ul className="legend" aria-label="Legend">
      {(Object.keys(SLOT_STATES) as SlotState[]).map((state) => {
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
