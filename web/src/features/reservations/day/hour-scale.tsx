import { hourLabel, hourNumber } from '@chargerota/domain';

interface HourScaleProps {
  /** The hour at each tick, the last one included. */
  hours: readonly number[];
  /** Shows AM and PM at every third hour instead of only at midnight and noon. */
  halves?: boolean;
}

/** Where more hours have little room, only every third is labelled. */
const LONG = 18;

/** Ticks and labels for consecutive hours; every third tick is tall. */
export function HourScale({ hours, halves = false }: HourScaleProps) {
  const last = hours.length - 1;
  const isWide = (hour: number) => hour % (halves ? 3 : 12) === 0;
  return (
    <div className={last > LONG ? 'scale is-dense' : 'scale'} aria-hidden="true">
      {hours.map((hour, index) => (
        <i
          key={index}
          className={hour % 3 === 0 ? 'h3' : undefined}
          style={{ insetInlineStart: share(index, last) }}
        />
      ))}
      {hours.map((hour, index) => {
        // A wide label at the edge is moved inwards and needs the space of its neighbour.
        const isCrowded =
          (index === last - 1 && isWide(hours[last]!)) || (halves && index === 1 && isWide(hours[0]!));
        if (isCrowded) return null;
        const classes = [hour % 3 === 0 && 'h3', index === 0 && 'first', index === last && 'last'];
        return (
          <b
            key={index}
            className={classes.filter(Boolean).join(' ')}
            style={{ insetInlineStart: share(index, last) }}
          >
            {isWide(hour) ? hourLabel(hour) : hourNumber(hour)}
          </b>
        );
      })}
    </div>
  );
}

function share(index: number, of: number): string {
  return `${(index / of) * 100}%`;
}
