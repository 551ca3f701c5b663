import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { CircleCheck, Info, ThumbsUp, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { longHour } from '../../hours.ts';
import { CHARGERS, HOURS, hourStatusOf } from './days.ts';
import type { HourStatus, Location } from './days.ts';
import { dayText } from './month.ts';
import type { Day } from './month.ts';

const WORDS: Record<HourStatus, string> = {
  available: m.demoCarCalendar.available,
  moderate: m.demoCarCalendar.moderate,
  busy: m.demoCarCalendar.busy,
  full: m.demoCarCalendar.full,
};

type Choice = { location: Location; day: Day };

/** The hours of a day, one of which can be picked and booked. */
export function HourList({ location, day }: Choice): ReactNode {
  const [picked, pick] = useState<number | null>(null);
  const [booked, setBooked] = useState<number | null>(null);
  if (booked !== null) return <Booked location={location} day={day} hour={booked} />;
  return (
    <section className="dm-card" aria-labelledby="hours">
      <h2 id="hours">{m.demoCarCalendar.hours}</h2>
      <Advice />
      <ul>
        {HOURS.map((slot) => (
          <Hour key={slot.hour} {...slot} isPicked={slot.hour === picked} onPick={() => pick(slot.hour)} />
        ))}
      </ul>
      <p className="dm-note row top gap-10 mt-16 mb-16">
        <Info className="ic ic-16" aria-hidden="true" />
        {m.demoCarCalendar.theForecastFollowsTheUse}
      </p>
      <div className="stack gap-6 centred">
        <button
          type="button"
          className="dm-btn is-main"
          disabled={picked === null}
          aria-describedby="pick-first"
          onClick={() => setBooked(picked)}
        >
          {picked === null
            ? m.demoCarCalendar.book
            : m.demoCarCalendar.bookForLongHour({ longHour: longHour(picked) })}
        </button>
        <p className="dm-note" id="pick-first">
          {picked === null && m.demoCarCalendar.pickAnHourFirst}
        </p>
      </div>
    </section>
  );
}

function Advice(): ReactNode {
  return (
    <ul className="dmc-advice stack gap-8">
      <li className="row gap-12">
        <ThumbsUp className="ic good" aria-hidden="true" />
        <span>
          <Rich of={m.demoCarCalendar.bestTime600AM} b={(it) => <b className="fig strong nowrap">{it}</b>} />
        </span>
      </li>
      <li className="row gap-12">
        <TriangleAlert className="ic warn" aria-hidden="true" />
        <span>
          <Rich of={m.demoCarCalendar.avoid1100AM2} b={(it) => <b className="fig strong nowrap">{it}</b>} />
        </span>
      </li>
    </ul>
  );
}

type HourProps = { hour: number; available: number; isPicked: boolean; onPick: () => void };

function Hour({ hour, available, isPicked, onPick }: HourProps): ReactNode {
  const status = hourStatusOf(available);
  return (
    <li>
      <button
        type="button"
        className="dmc-hour stack mid gap-12"
        data-status={status}
        aria-pressed={isPicked}
        disabled={status === 'full'}
        onClick={onPick}
      >
        <b className="fig strong nowrap">{longHour(hour)}</b>
        <span className="dm-bar dmc-bar" aria-hidden="true">
          <span style={{ width: `${(available / CHARGERS) * 100}%` }} />
        </span>
        <span className="dmc-free row ends sm mute">
          <span className="fig medium ink">
            {m.demoCarCalendar.availableOfChargers({ available, chargers: CHARGERS })}
          </span>
          <span>{WORDS[status]}</span>
        </span>
      </button>
    </li>
  );
}

function Booked({ location, day, hour }: Choice & { hour: number }): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="dm-card dm-tell is-done" aria-labelledby="booked">
      <CircleCheck className="ic" aria-hidden="true" />
      <div>
        <h2 id="booked" tabIndex={-1} ref={heading}>
          {m.demoCarCalendar.bookedForLongHour({ longHour: longHour(hour) })}
        </h2>
        <p>
          {dayText(day)}, {location}
        </p>
        <p className="dm-note">{m.demoCarCalendar.thisWasTheDemoSo}</p>
        <Link className="touch medium underlined" href={paths.booking}>
          {m.demoCarCalendar.reserveARealCharger}
        </Link>
      </div>
    </section>
  );
}
