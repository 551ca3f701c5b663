import { formatTime } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone, viewerZone } from '../lib/dates.ts';
import { rangeTexts } from './time-range.ts';

/** `2:00 PM` with the half of the day set smaller. `text` is what `formatTime` or `formatHour` of the domain gives. */
export function ClockText({ text }: { text: string }): ReactNode {
  const [clock, half] = text.split(' ');
  return (
    <>
      {clock}
      {half && <span className="m"> {half}</span>}
    </>
  );
}

/** ` PT` behind a time, where the clocks of its zone are not the viewer's. */
export function ZoneName({ at, zone }: { at: Date; zone: string }): ReactNode {
  const name = differingZone(at, zone);
  return name && <span className="zn"> {name}</span>;
}

/** `bare` where the zone is named beside it already. */
type TimeProps = { at: Date; zone?: string; bare?: boolean };

/** An instant on the clocks of a zone, the viewer's unless given; names another. */
export function Time({ at, zone = viewerZone(), bare = false }: TimeProps): ReactNode {
  return (
    <time className="t" dateTime={at.toISOString()}>
      <ClockText text={formatTime(at, zone)} />
      {!bare && <ZoneName at={at} zone={zone} />}
    </time>
  );
}

type TimeRangeProps = { from: Date; to: Date; zone?: string };

/** `2:00 PM – 5:00 PM`: halves of the day smaller, the dash muted; names a zone that is not the viewer's. */
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

function RangeText({ from, to }: { from: string; to: string | null }): ReactNode {
  return (
    <>
      <ClockText text={from} />
      {to !== null && (
        <>
          <span className="to"> – </span>
          <ClockText text={to} />
        </>
      )}
    </>
  );
}

/** The answer of a screen, as large as it gets: a time, a span of time, a charger or a count. */
export function Figure({ children }: { children: ReactNode }): ReactNode {
  return <p className="figure">{children}</p>;
}

/** A span as the answer of a screen; the label above it names the zone. With two digits on both hours it is set a little smaller on phones, to stay on its line. */
export function FigureRange({ from, to, zone = viewerZone() }: TimeRangeProps): ReactNode {
  const texts = rangeTexts(from, to, zone);
  const long = texts.from.length + (texts.to?.length ?? 0) === '10:00 AM'.length * 2;
  return (
    <p className={long ? 'figure is-long' : 'figure'}>
      <RangeText {...texts} />
    </p>
  );
}

/** A span in a list: lines up on the dash above and below it. The place beside it names the zone. */
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
