import '../styles/ribbon.css';

export interface MiniRibbonProps {
  /** Where the slot begins and how long it is, in wall-clock hours of the day; what passes midnight is cut. */
  startHour: number;
  hours: number;
  /** Not to come any more: cancelled, missed or past. */
  off?: boolean;
  tall?: boolean;
}

/** Where in its day a slot lies. Says nothing that the text beside it doesn't, so it is hidden from screen readers. */
export function MiniRibbon({ startHour, hours, off = false, tall = false }: MiniRibbonProps) {
  return (
    <span className={`mini${off ? ' is-off' : ''}${tall ? ' is-tall' : ''}`} aria-hidden="true">
      {[0, 25, 50, 75, 100].map((left) => (
        <i key={left} style={{ left: `${left}%` }} />
      ))}
      <u
        style={{
          left: `${(startHour / 24) * 100}%`,
          width: `${(Math.min(hours, 24 - startHour) / 24) * 100}%`,
        }}
      />
    </span>
  );
}
