import { formatTime, type DayHour, type Period } from '@chargerota/domain';
import { Check, Clock } from 'lucide-react';
import { columnAt } from './grid-model.ts';
import { HourScale } from './hour-scale.tsx';
import '../styles/ribbon.css';

export interface DayRibbonProps {
  locationName: string;
  timeZone: string;
  columns: readonly DayHour[];
  openIntervals: readonly Period[];
  peak: readonly Period[];
  /** Off-peak hours where one can just plug in. */
  walkIn: readonly Period[];
  mine: readonly Period[];
  now: Date;
}

/** The day at a location, full width: closed, peak and walk-in stretches, one's own time, and where now is. */
export function DayRibbon(props: DayRibbonProps) {
  const { columns, timeZone, now } = props;
  const last = columns.length;
  const at = (instant: Date) => columnAt(instant, columns) ?? (instant < columns[0]!.startsAt ? 0 : last);
  const place = (period: Period) => {
    const from = at(period.startsAt);
    return { left: `${(from / last) * 100}%`, width: `${((at(period.endsAt) - from) / last) * 100}%` };
  };
  const needle = columnAt(now, columns);
  const share = needle === null ? null : needle / last;
  return (
    <div className="ribbon" role="img" aria-label={describe(props)}>
      <div className="ribbon-track">
        {closedStretches(props).map((period) => (
          <div key={+period.startsAt} className="rb-closed" style={place(period)} />
        ))}
        {props.peak.map((period, index) => (
          <PeakBand key={+period.startsAt} period={period} now={now} place={place} named={index === 0} />
        ))}
        {props.walkIn.map((period) => (
          <div key={+period.startsAt} className="rb-walkin" style={place(period)}>
            <span className="rb-word is-end">Walk-in</span>
          </div>
        ))}
        {props.mine.map((period) => (
          <div key={+period.startsAt} className="rb-mine" style={place(period)}>
            <Check className="ic ic-16" />
            <span>You</span>
          </div>
        ))}
      </div>
      {share !== null && (
        <div
          className={`needle ${share < 0.08 ? 'is-early' : share > 0.92 ? 'is-late' : ''}`}
          style={{ left: `${share * 100}%` }}
        >
          <span>{formatTime(now, timeZone)}</span>
        </div>
      )}
      <HourScale hours={[...columns.map((column) => column.hour), 0]} />
    </div>
  );
}

function PeakBand(props: {
  period: Period;
  now: Date;
  place: (period: Period) => { left: string; width: string };
  named: boolean;
}) {
  const { period, now, place } = props;
  const parts = [
    { startsAt: period.startsAt, endsAt: new Date(Math.min(+period.endsAt, +now)), isPast: true },
    { startsAt: new Date(Math.max(+period.startsAt, +now)), endsAt: period.endsAt, isPast: false },
  ].filter((part) => part.startsAt < part.endsAt);
  const longest = parts.toSorted((a, b) => +b.endsAt - +b.startsAt - (+a.endsAt - +a.startsAt))[0];
  return parts.map((part) => (
    <div key={+part.startsAt} className={part.isPast ? 'rb-peak is-past' : 'rb-peak'} style={place(part)}>
      {props.named && part === longest && (
        <span className="rb-word">
          <Clock className="ic ic-14" />
          <span>
            Peak<span className="rest">, reservation needed</span>
          </span>
        </span>
      )}
    </div>
  ));
}

function closedStretches({ columns, openIntervals }: DayRibbonProps): Period[] {
  const closed: Period[] = [];
  let reached = columns[0]!.startsAt;
  const end = columns.at(-1)!.endsAt;
  for (const open of openIntervals.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
    if (open.startsAt > reached) closed.push({ startsAt: reached, endsAt: open.startsAt });
    if (open.endsAt > reached) reached = open.endsAt;
  }
  if (reached < end) closed.push({ startsAt: reached, endsAt: end });
  return closed;
}

function describe({ locationName, timeZone, openIntervals, peak, walkIn, mine, now, columns }: DayRibbonProps): string {
  const list = (word: string, periods: readonly Period[]) =>
    periods.map((period) => `${word} ${formatTime(period.startsAt, timeZone)} to ${formatTime(period.endsAt, timeZone)}.`);
  return [
    `The day at ${locationName}.`,
    ...(openIntervals.length > 0 ? list('Open', openIntervals) : ['Closed.']),
    ...list('Peak, reservation needed,', peak),
    ...list('Walk-in', walkIn),
    ...list('Your reservation', mine),
    ...(columnAt(now, columns) === null ? [] : [`It is ${formatTime(now, timeZone)}.`]),
  ].join(' ');
}
