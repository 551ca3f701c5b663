import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { formatTime, subtract, takesWalkIns } from '@chargerota/domain';
import type { BookingRules, LocalDate, Period } from '@chargerota/domain';
import { Check, Clock } from 'lucide-react';
import { useMemo } from 'react';
import { labelThere } from '../../../../lib/dates.ts';
import { columnAt, hoursOf } from '../../day/day-hours.ts';
import { HourScale } from '../../day/hour-scale.tsx';
import './day-ribbon.css';

type DayRibbonProps = {
  location: Location;
  rules: BookingRules;
  date: LocalDate;
  /** The person's own; a tick stands for an arrival that is confirmed. */
  mine: readonly (Period & { arrivedAt: Date | null })[];
  now: Date;
};

type Place = (period: Period) => { insetInlineStart: string; width: string };

const END_OF_TIME = new Date(8.64e15);

/**
 * A location's day over the full width: closed, peak and walk-in hours, the person's own reservation, and the current
 * time.
 */
export function DayRibbon({ location, rules, date, mine, now }: DayRibbonProps) {
  const day = useMemo(() => hoursOf(location, date, rules), [location, date, rules]);
  const { columns, peak, openIntervals } = day;
  const walkIn = takesWalkIns(rules) ? subtract(openIntervals, peak) : [];
  const last = columns.length;
  const at = (instant: Date) => columnAt(instant, columns) ?? (instant < columns[0]!.startsAt ? 0 : last);
  const place: Place = (period) => {
    const from = at(period.startsAt);
    return {
      insetInlineStart: `${(from / last) * 100}%`,
      width: `${((at(period.endsAt) - from) / last) * 100}%`,
    };
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn by elements
    <div className="ribbon" role="img" aria-label={describe(location, { ...day, walkIn, mine, now })}>
      <div className="ribbon-track">
        {subtract([{ startsAt: columns[0]!.startsAt, endsAt: columns.at(-1)!.endsAt }], openIntervals).map(
          (period) => (
            <div key={+period.startsAt} className="rb-closed" style={place(period)} />
          ),
        )}
        <PeakBands peak={peak} mine={mine} now={now} place={place} />
        {pastOf(walkIn, now).map((period) => (
          <div key={+period.startsAt} className="rb-walkin is-past" style={place(period)} />
        ))}
        {comingOf(walkIn, now).map((period) => (
          <div key={+period.startsAt} className="rb-walkin" style={place(period)} />
        ))}
        {comingOf(walkIn, now)
          .flatMap((period) => widestOf(subtract([period], mine)) ?? [])
          .map((piece) => (
            <div key={+piece.startsAt} className="rb-name is-walkin" style={place(piece)}>
              <span className="rb-word is-end">{m.reservationsDashboard.walkIn}</span>
            </div>
          ))}
        {mine.map((period) => (
          <div
            key={+period.startsAt}
            className="rb-mine row gap-6 strong"
            style={{ ...place(period), ...clearOfNeedle(period) }}
          >
            {period.arrivedAt !== null && <Check className="ic ic-16" />}
            <span>{m.common.you}</span>
          </div>
        ))}
      </div>
      {share !== null && (
        <div
          className={`needle ${share < 0.08 ? 'is-early' : share > 0.92 ? 'is-late' : ''}`}
          style={{ insetInlineStart: `${share * 100}%` }}
        >
          <span>{formatTime(now, location.timezone)}</span>
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
}: Pick<DayRibbonProps, 'mine' | 'now'> & { peak: readonly Period[]; place: Place }) {
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
              <Rich
                of={m.reservationsDashboard.peakReservationNeeded}
                span={(it) => <span className="rest">{it}</span>}
              />
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

type Described = ReturnType<typeof hoursOf> &
  Pick<DayRibbonProps, 'mine' | 'now'> & { walkIn: readonly Period[] };

function describe({ name, timezone }: Location, day: Described): string {
  const { now } = day;
  const at = (instant: Date): string => formatTime(instant, timezone);
  const spoken = m.reservationsDashboard.spoken;
  const list = (of: 'open' | 'peak' | 'walkIn' | 'mine', periods: readonly Period[]) =>
    periods.map(({ startsAt, endsAt }) => spoken[of]({ from: at(startsAt), to: at(endsAt) }));
  return [
    `${labelThere(m.reservationsDashboard.theDayAtName({ name }), now, timezone)}.`,
    ...(day.openIntervals.length > 0 ? list('open', day.openIntervals) : [spoken.closed]),
    ...list('peak', day.peak),
    ...list('walkIn', comingOf(day.walkIn, now)),
    ...list('mine', day.mine),
    ...(columnAt(now, day.columns) === null ? [] : [spoken.now({ time: at(now) })]),
  ].join(' ');
}
