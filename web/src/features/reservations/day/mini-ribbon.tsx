import './mini-ribbon.css';

interface MiniRibbonProps {
  /** The slot's start and length in wall-clock hours; a part after midnight is cut off. */
  startHour: number;
  hours: number;
  /** Cancelled, missed or past. */
  off?: boolean;
  tall?: boolean;
}

/** Shows where in the day a slot is. Hidden from screen readers, because the text beside it says the same. */
export function MiniRibbon({ startHour, hours, off = false, tall = false }: MiniRibbonProps) {
  return (
    <span className={`mini${off ? ' is-off' : ''}${tall ? ' is-tall' : ''}`} aria-hidden="true">
      {[0, 25, 50, 75, 100].map((left) => (
        <i key={left} style={{ insetInlineStart: `${left}%` }} />
      ))}
      <u
        style={{
          insetInlineStart: `${(startHour / 24) * 100}%`,
          width: `${(Math.min(hours, 24 - startHour) / 24) * 100}%`,
        }}
      />
    </span>
  );
}
