import { hourLabel } from '@chargerota/domain';

/** Ticks and labels for consecutive hours; every third tick is tall. `hours` holds each tick's hour, the last one included. */
export function HourScale({ hours, thirdsOnly = false }: { hours: readonly number[]; thirdsOnly?: boolean }) {
  const last = hours.length - 1;
  return (
    <div className="scale" aria-hidden="true">
      {hours.map((hour, index) => (
        <i key={index} className={hour % 3 === 0 ? 'h3' : undefined} style={{ left: share(index, last) }} />
      ))}
      {hours.map((hour, index) => {
        const isThird = hour % 3 === 0;
        if (thirdsOnly && !isThird) return null;
        const classes = [isThird && 'h3', index === 0 && 'first', index === last && 'last'];
        return (
          <b key={index} className={classes.filter(Boolean).join(' ')} style={{ left: share(index, last) }}>
            {index === 0 || hour % 12 === 0 || index === last ? hourLabel(hour) : hour % 12}
          </b>
        );
      })}
    </div>
  );
}

function share(index: number, of: number): string {
  return `${(index / of) * 100}%`;
}
