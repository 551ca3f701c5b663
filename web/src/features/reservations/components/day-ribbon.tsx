import { formatTime, subtract, type DayHour, type Period } from '@chargerota/domain';
import { Check, Clock } from 'lucide-react';
import { labelThere } from '../../../lib/dates.ts';
import { columnAt } from './grid-model.ts';
import { HourScale } from './hour-scale.tsx';
import '../styles/ribbon.css';

export interface DayRibbonProps {
  locationName: string;
  timeZone: string;
  columns: readonly DayHour[];
  openIntervals: readonly Period[];
  peak: readonly Period[];
  /** Off-peak hours in which walk-ins are allowed. */
  walkIn: readonly Period[];
  /** The person's own; a tick stands for an arrival that is confirmed. */
  mine: readonly (Period & { arrivedAt: Date | null })[];
  now: Date;
}

type Place = (period: Period) => { left: string; width: string };

const END_OF_TIME = new Date(8.64e15);

/**
 * A location's day over the full width: closed, peak and walk-in hours, the person's own reservation, and the current
 * time.
 */
export function DayRibbon(props: DayRibbonProps) {
  const { columns, timeZone, now } = props;
  const last = columns.length;
  const at = (instant: Date) => columnAt(instant, columns) ?? (instant < columns[0]!.startsAt ? 0 : last);
  const place: Place = (period) => {
    const from = at(period.startsAt);
    return { left: `${(from / last) * 100}%`, width: `${((at(period.endsAt) - from) / last) * 100}%` };
  };
  const needle = columnAt(now, columns);
  /** Moves the word of a bar that spans now to the longer side of the needle. */
  const clearOfNeedle = ({ startsAt, endsAt }: Period) => {
    if (needle === null || now <= startsAt || now >= endsAt) return {};
    const [before, after] = [needle - at(startsAt), at(endsAt) - needle];
    return after >= before
      ? { paddingInlineStart: `${(before / last) * 100}%` }
      : { paddingInlineEnd: `${(after / last) * 100}%` };
  };
  const share = needle === null ? null : needle / last;
  return (
    <div className="ribbon" role="img" aria-label={describe(props)}>
      <div className="ribbon-track">
        {subtract(
          [{ startsAt: columns[0]!.startsAt, endsAt: columns.at(-1)!.endsAt }],
          props.openIntervals,
        ).map((period) => (
          <div key={+period.startsAt} className="rb-closed" style={place(period)} />
        ))}
        <PeakBands peak={props.peak} mine={props.mine} now={now} place={place} />
        {pastOf(props.walkIn, now).map((period) => (
          <div key={+period.startsAt} className="rb-walkin is-past" style={place(period)} />
        ))}
        {comingOf(props.walkIn, now).map((period) => (
          <div key={+period.startsAt} className="rb-walkin" style={place(period)} />
        ))}
        {comingOf(props.walkIn, now)
          .flatMap((period) => widestOf(subtract([period], props.mine)) ?? [])
          .map((piece) => (
            <div key={+piece.startsAt} className="rb-name is-walkin" style={place(piece)}>
              <span className="rb-word is-end">Walk-in</span>
            </div>
          ))}
        {props.mine.map((period) => (
          <div
            key={+period.startsAt}
            className="rb-mine"
            style={{ ...place(period), ...clearOfNeedle(period) }}
          >
            {period.arrivedAt !== null && <Check className="ic ic-16" />}
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

/** The peak hours, split at now. Their name is in the longest piece that the person's own time leaves visible. */
function PeakBands({
  peak,
  mine,
  now,
  place,
}: Pick<DayRibbonProps, 'peak' | 'mine' | 'now'> & { place: Place }) {
  const past = pastOf(peak, now);
  const ahead = comingOf(peak, now);
  const widest = widestOf([past, ahead].flatMap((periods) => subtract(periods, mine)));
  return (
    <>
      {past.map((period) => (
        <div key={+period.startsAt} className="rb-peak is-past" style={place(period)} />
      ))}
      {ahead.map((period) => (
        <div key={+period.startsAt} className="rb-peak" style={place(period)} />
      ))}
      {widest && (
        <div className={widest.endsAt <= now ? 'rb-name is-past' : 'rb-name'} style={place(widest)}>
          <span className="rb-word">
            <Clock className="ic ic-14" />
            <span>
              Peak<span className="rest">, reservation needed</span>
            </span>
          </span>
        </div>
      )}
    </>
  );
}

const pastOf = (periods: readonly Period[], now: Date) =>
  subtract(periods, [{ startsAt: now, endsAt: END_OF_TIME }]);

const comingOf = (periods: readonly Period[], now: Date) => subtract(periods, pastOf(periods, now));

const widestOf = (periods: readonly Period[]): Period | undefined =>
  periods.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0];

function lengthOf({ startsAt, endsAt }: Period): number {
  return +endsAt - +startsAt;
}

function describe({
  locationName,
  timeZone,
  openIntervals,
  peak,
  walkIn,
  mine,
  now,
  columns,
}: DayRibbonProps): string {
  const list = (word: string, periods: readonly Period[]) =>
    periods.map(
      (period) =>
        `${word} ${formatTime(period.startsAt, timeZone)} to ${formatTime(period.endsAt, timeZone)}.`,
    );
  return [
    `${labelThere(`The day at ${locationName}`, now, timeZone)}.`,
    ...(openIntervals.length > 0 ? list('Open', openIntervals) : ['Closed.']),
    ...list('Peak, reservation needed,', peak),
    ...list('Walk-in', comingOf(walkIn, now)),
    ...list('Your reservation', mine),
    ...(columnAt(now, columns) === null ? [] : [`It is ${formatTime(now, timeZone)}.`]),
  ].join(' ');
}
