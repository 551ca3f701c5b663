import { m } from '@chargerota/messages';
import { hourNumber } from '@chargerota/domain';
import type { DayHour } from '@chargerota/domain';
import { memo } from 'react';
import { columnName, isUnderTag } from './grid-words.ts';
import type { CSSProperties, ReactNode } from 'react';

interface StatusGridHeadProps {
  columns: readonly DayHour[];
  freeCounts: readonly (number | null)[];
  /** The columns in which the rules refuse the reader any charger: what is free there is not for them. */
  refused: ReadonlySet<number>;
  now: Date;
  /** Where now is, in columns; null on another day. */
  needle: number | null;
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
          <span className="vh">{m.common.charger}</span>
        </div>
        {columns.map((column, index) => {
          const label = index === 0 || column.hour % 6 === 0 ? column.label : hourNumber(column.hour);
          const isCovered = props.needle !== null && isUnderTag(index, label, props.needle);
          const classes = [
            'g-h',
            column.hour % 3 === 0 && 'h3',
            column.endsAt <= now && 'is-past',
            isCovered && 'is-covered',
          ];
          return (
            <div
              key={hourKey(column)}
              role="columnheader"
              aria-colindex={index + 2}
              aria-label={columnName(column)}
              className={classes.filter(Boolean).join(' ')}
            >
              <span>{label}</span>
            </div>
          );
        })}
        {props.needle !== null && props.nowText && (
          <Needle column={props.needle} columnCount={columns.length} text={props.nowText} />
        )}
      </div>
      <div role="row" aria-rowindex={2} className="g-line g-count xs mid strong">
        <div role="rowheader" aria-colindex={1} className="g-c0">
          {m.common.free}
        </div>
        {columns.map((column, index) => {
          const count = freeCounts[index] ?? null;
          const isRefused = props.refused.has(index);
          return (
            <div
              key={hourKey(column)}
              role="gridcell"
              aria-colindex={index + 2}
              aria-label={m.common.labelled({
                label: columnName(column),
                text: countWords(count, isRefused),
              })}
              className={column.endsAt <= now ? 'is-past' : count === 0 || isRefused ? 'is-none' : undefined}
            >
              {count}
            </div>
          );
        })}
      </div>
    </div>
  );
});

/** The same on each day, so that another day changes the texts only. */
const hourKey = ({ hour, repeated }: DayHour): string => (repeated ? `${hour} again` : String(hour));

function countWords(count: number | null, isRefused: boolean): string {
  if (count === null) return m.reservationsAvailability.noneBecauseClosed;
  return count > 0 && isRefused
    ? m.reservationsAvailability.countFreeButNotForYou({ count })
    : m.reservationsAvailability.countFree({ count });
}

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
