import type { ReactNode } from 'react';

/** A car from the side, in a few lines; of no particular make. */
export function CarDrawing(): ReactNode {
  return (
    <svg className="dmd-car" viewBox="0 0 480 132" aria-hidden="true">
      <ellipse className="dmd-car-shade" cx="240" cy="120" rx="222" ry="9" />
      <path
        className="dmd-car-body"
        d="M22 103c-8-2-10-8-9-16 1-11 8-17 22-20 20-5 42-8 62-11 32-24 74-42 128-43 52-1 88 14 122 41 36 3 74 7 97 17 13 6 18 13 18 22 0 6-3 9-10 10h-30a36 36 0 0 0-72 0H152a36 36 0 0 0-72 0z"
      />
      <path
        className="dmd-car-glass"
        d="M124 54c24-16 52-26 88-27l4 28zM226 26.500c40 0 68 9 94 28.500l-90 .5z"
      />
      <path className="dmd-car-line" d="M34 74c90-9 240-12 398 4M221 62l3 38" />
      <path className="dmd-car-light" d="M425 75c10 1 18 4 24 9M17 80h18" />
      <circle className="dmd-car-wheel" cx="116" cy="100" r="27" />
      <circle className="dmd-car-wheel" cx="396" cy="100" r="27" />
      <circle className="dmd-car-hub" cx="116" cy="100" r="17" />
      <circle className="dmd-car-hub" cx="396" cy="100" r="17" />
    </svg>
  );
}
