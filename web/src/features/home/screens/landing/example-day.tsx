import { m } from '@chargerota/messages';
import { formatMinutes, hourLabel, hourNumber } from '@chargerota/domain';
import { Check, Clock, Hourglass, User } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { scrollOnward } from '../../../../lib/direction.ts';
import { EXAMPLE, EXAMPLE_CHARGERS } from './example-day-data.ts';
import type { ExampleBar, ExampleCharger, ExampleKind } from './example-day-data.ts';
import './example-day.css';

const ICONS: Partial<Record<ExampleKind, LucideIcon>> = {
  taken: User,
  mine: Check,
  held: Hourglass,
  peak: Clock,
};
const WORDS: Record<ExampleKind, string> = {
  taken: '',
  mine: m.common.you,
  held: m.common.held,
  peak: m.homeLanding.reserve,
  walkin: m.homeLanding.walkIn,
  free: m.common.free,
};

const HOURS = Array.from({ length: EXAMPLE.closes - EXAMPLE.opens }, (_, index) => EXAMPLE.opens + index);

/** Numbers for the stylesheet, in hours since opening. */
const place = (values: Record<string, number>): CSSProperties => values;

/** A day at a garage, drawn like the status screen. It is a picture: it has an accessible name and no controls. */
export function ExampleDay(): ReactNode {
  const frame = useRef<HTMLElement>(null);
  // On a phone the picture is wider than the screen, so it starts scrolled to its "now".
  useEffect(() => {
    if (frame.current) scrollOnward(frame.current, frame.current.scrollWidth * 0.18);
  }, []);
  return (
    <div className="l-sheet">
      <div className="l-sheet-head">
        <p className="strong">{m.homeLanding.harborHouseGarage}</p>
        <p className="mute sm">{m.homeLanding.anExampleDay}</p>
      </div>
      <section
        className="ex-frame"
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        tabIndex={0}
        aria-label={m.homeLanding.exampleTimetableScrollsSideways}
      >
        <p className="vh">
          {m.homeLanding.sixChargersFromTo({
            opens: hourLabel(EXAMPLE.opens),
            closes: hourLabel(EXAMPLE.closes),
            from: hourLabel(10),
            until: hourLabel(13),
          })}
        </p>
        <div
          className="ex-day"
          aria-hidden="true"
          style={place({ '--hours': HOURS.length, '--now': EXAMPLE.now - EXAMPLE.opens })}
        >
          <div className="ex-scale">
            {HOURS.map((hour) => (
              <span key={hour} className={hourClass(hour)}>
                {hour % 12 === 0 || hour === EXAMPLE.opens || (hour % 6 === 0 && hour !== 12)
                  ? hourLabel(hour)
                  : hourNumber(hour)}
              </span>
            ))}
          </div>
          {EXAMPLE_CHARGERS.map((charger) => (
            <Row key={charger.number} {...charger} />
          ))}
          <div className="needle ex-needle">
            <span>{formatMinutes(Math.round(EXAMPLE.now * 60))}</span>
          </div>
        </div>
      </section>
    </div>
  );
}

const hourClass = (hour: number): string =>
  [hour % 3 === 0 && 'h3', hour < EXAMPLE.now - 1 && 'was'].filter(Boolean).join(' ');

function Row({ number, power, bars }: ExampleCharger): ReactNode {
  return (
    <div className="ex-row">
      <div className="ex-name">
        <b>{number}</b>
        <span>{power}</span>
      </div>
      {bars.map((bar) => (
        <Bar key={bar.from} {...bar} />
      ))}
    </div>
  );
}

function Bar({ kind, from, to, who }: ExampleBar): ReactNode {
  const past = to <= EXAMPLE.now;
  const begun = !past && from < EXAMPLE.now;
  const Icon = ICONS[kind];
  const word = who ?? WORDS[kind];
  // A bar that is too short for its word shows only the icon, or nothing, as in the real grid.
  const wordFits = to - Math.max(from, EXAMPLE.now) >= 1.5 || past;
  return (
    <div
      className={[
        'ex-bar row xs medium nowrap',
        `ex-${kind}`,
        past && 'was',
        begun && 'begun',
        !wordFits && 'short',
      ]
        .filter(Boolean)
        .join(' ')}
      style={place({
        '--from': from - EXAMPLE.opens,
        '--length': to - from,
        '--gone': begun ? (EXAMPLE.now - from) / (to - from) : 0,
      })}
    >
      {Icon && <Icon className="ic ic-14" />}
      {wordFits && word && <span>{word}</span>}
    </div>
  );
}
