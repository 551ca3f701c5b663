import { memo } from 'react';
import type { DayHour } from '@chargerota/domain';

export interface StatusGridHeadProps {
  columns: readonly DayHour[];
  freeCounts: readonly (number | null)[];
  now: Date;
  /** The text of the tag on the scale; null on another day. */
  nowText: string | null;
}

/** The hours at their ticks, and between the ticks the number of free chargers. */
export const StatusGridHead = memo(function StatusGridHead(props: StatusGridHeadProps) {
  const { columns, freeCounts, now } = props;
  return (
    <div role="rowgroup" className="g-head">
      <div role="row" aria-rowindex={1} className="g-line g-hours">
        <div role="columnheader" aria-colindex={1} className="g-c0">
          <span className="vh">Charger</span>
        </div>
        {columns.map((column, index) => {
          const classes = ['g-h', column.hour % 3 === 0 && 'h3', column.endsAt <= now && 'is-past'];
          return (
            <div
              key={+column.startsAt}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={column.repeated ? `${column.label}, again` : column.label}
              className={classes.filter(Boolean).join(' ')}
            >
              <span>{index === 0 || column.hour % 6 === 0 ? column.label : column.hour % 12 || 12}</span>
            </div>
          );
        })}
        {props.nowText && (
          <div role="presentation" className="g-needle is-tagged">
            <span>{props.nowText}</span>
          </div>
        )}
      </div>
      <div role="row" aria-rowindex={2} className="g-line g-count">
        <div role="rowheader" aria-colindex={1} className="g-c0">
          Free
        </div>
        {columns.map((column, index) => {
          const count = freeCounts[index];
          return (
            <div
              key={+column.startsAt}
              role="gridcell"
              aria-colindex={index + 2}
              aria-label={count === null ? `${column.label}: closed` : `${column.label}: ${count} free`}
              className={column.endsAt <= now ? 'is-past' : count === 0 ? 'is-none' : undefined}
            >
              {count}
            </div>
          );
        })}
      </div>
    </div>
  );
});
