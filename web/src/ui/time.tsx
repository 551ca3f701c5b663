import { formatTime } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { viewerZone, zoneBesideTime } from '../lib/dates.ts';

const MINUTE_MS = 60_000;

/** Both ends as text. `to` is null for something that ended in the minute in which it began: a moment, not a span. */
export function rangeTexts(from: Date, to: Date, zone: string): { from: string; to: string | null } {
  const texts = { from: formatTime(from, zone), to: formatTime(to, zone) };
  // A whole day, or an hour that clocks repeat, also begins and ends with equal texts.
  const isMoment = texts.from === texts.to && to.getTime() - from.getTime() < MINUTE_MS;
  return isMoment ? { ...texts, to: null } : texts;
}

/** `2:00 PM` with a smaller AM or PM. `text` comes from the domain's `formatTime` or `formatHour`. */
export function ClockText({ text }: { text: string }): ReactNode {
  const [clock, half] = text.split(' ');
  return (
    <>
      {clock}
      {half && <span className="m"> {half}</span>}
    </>
  );
}

/** ` PT` after a time, if the zone's clocks differ from the viewer's. */
export function ZoneName({ at, zone }: { at: Date; zone: string }): ReactNode {
  const name = zoneBesideTime(at, zone);
  return name && <span className="zn"> {name}</span>;
}

/** `bare` leaves out the zone, because it is already named beside it. */
type TimeProps = { at: Date; zone?: string; bare?: boolean };

/** An instant on the clocks of a zone, by default the viewer's; another zone is named. */
export function Time({ at, zone = viewerZone(), bare = false }: TimeProps): ReactNode {
  return (
    <time className="t" dateTime={at.toISOString()}>
      <ClockText text={formatTime(at, zone)} />
      {!bare && <ZoneName at={at} zone={zone} />}
    </time>
  );
}

type TimeRangeProps = { from: Date; to: Date; zone?: string };

/** `2:00 PM – 5:00 PM` with smaller AM and PM and a muted dash; names a zone other than the viewer's. */
export function TimeRange({
  from,
  to,
  zone = viewerZone(),
  bare,
}: TimeRangeProps & { bare?: boolean }): ReactNode {
  return (
    <span className="t">
      <RangeText {...rangeTexts(from, to, zone)} />
      {!bare && <ZoneName at={from} zone={zone} />}
    </span>
  );
}

/** Where its place is too narrow for both, it breaks before the dash. */
export function RangeText({ from, to }: { from: string; to: string | null }): ReactNode {
  return (
    <>
      <span className="whole">
        <ClockText text={from} />
      </span>
      {to !== null && (
        <>
          {' '}
          <span className="whole">
            <span className="to">– </span>
            <ClockText text={to} />
          </span>
        </>
      )}
    </>
  );
}

/** The main figure of a screen, in the largest size: a time, a time range, a charger or a count. */
export function Figure({ children }: { children: ReactNode }): ReactNode {
  return <p className="figure">{children}</p>;
}

/**
 * A time range as the main figure; the label above names the zone. If both hours have two digits, it is slightly
 * smaller on phones, to fit on its line.
 */
export function FigureRange({ from, to, zone = viewerZone() }: TimeRangeProps): ReactNode {
  const texts = rangeTexts(from, to, zone);
  const long = texts.from.length + (texts.to?.length ?? 0) === '10:00 AM'.length * 2;
  return (
    <p className={long ? 'figure is-long' : 'figure'}>
      <RangeText {...texts} />
    </p>
  );
}

/** A time range in a list, aligned at the dash with those above and below. The location beside it names the zone. */
export function ListTimeRange({ from, to, zone = viewerZone() }: TimeRangeProps): ReactNode {
  const texts = rangeTexts(from, to, zone);
  const [start, end] = [texts.from, texts.to].map((text) => text?.split(' '));
  return (
    <span className="tt fig">
      <span>
        {start?.[0]} <span className="ap">{start?.[1]}</span>
      </span>
      {end && (
        <>
          <span className="to"> – </span>
          <span>
            {end[0]} <span className="ap">{end[1]}</span>
          </span>
        </>
      )}
    </span>
  );
}
