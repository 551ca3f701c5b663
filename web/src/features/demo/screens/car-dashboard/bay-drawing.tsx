import type { ReactNode } from 'react';

const BAYS = [1, 2, 3, 4, 5, 6];
const TAKEN = [1, 4, 5];
const OWN = 3;
const WIDTH = 60;

/** The reserved spot among its neighbours, seen from above. The text beside it says the same. */
export function BayDrawing(): ReactNode {
  return (
    <svg className="dmd-bays" viewBox="0 0 364 132" aria-hidden="true">
      {BAYS.map((bay, index) => (
        <g key={bay} transform={`translate(${2 + index * WIDTH} 0)`}>
          {bay === OWN && <rect className="dmd-bay-own" x="3" y="4" width="54" height="98" rx="10" />}
          {TAKEN.includes(bay) && <Car />}
          <text className={bay === OWN ? 'dmd-bay-own' : undefined} x="30" y="124">
            {bay}
          </text>
        </g>
      ))}
      <path d={[...BAYS, 7].map((_bay, index) => `M${2 + index * WIDTH} 4v98`).join('')} />
    </svg>
  );
}

function Car(): ReactNode {
  return (
    <g>
      <rect x="13" y="12" width="34" height="80" rx="13" />
      <path d="M18 36c6-5 18-5 24 0M19 74c6 4 16 4 22 0" />
    </g>
  );
}
