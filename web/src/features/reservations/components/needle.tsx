import type { CSSProperties, ReactNode } from 'react';

interface NeedleProps {
  column: number;
  columnCount: number;
  /** On the scale, the time. */
  text?: string;
}

/** The line through the status grid that marks now. */
export function Needle({ column, columnCount, text }: NeedleProps): ReactNode {
  return (
    <div
      role="presentation"
      className={text ? 'g-needle is-tagged' : 'g-needle'}
      // Its own and not the grid's property: there it would make the browser style every bar again as time passes.
      style={{ '--at': column / columnCount } as CSSProperties}
    >
      {text && <span>{text}</span>}
    </div>
  );
}
