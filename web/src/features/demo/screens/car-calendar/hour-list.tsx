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
  available: 'Available',
  moderate: 'Moderate',
  busy: 'Busy',
  full: 'Full',
};

type Choice = { location: Location; day: Day };

/** The hours of a day, one of which can be picked and booked. */
export function HourList({ location, day }: Choice): ReactNode {
  const [picked, pick] = useState<number | null>(null);
  const [booked, setBooked] = useState<number | null>(null);
  if (booked !== null) return <Booked location={location} day={day} hour={booked} />;
  return (
    <section className="dm-card" aria-labelledby="hours">
      <h2 id="hours">Hours</h2>
      <Advice />
      <ul>
        {HOURS.map((slot) => (
          <Hour key={slot.hour} {...slot} isPicked={slot.hour === picked} onPick={() => pick(slot.hour)} />
        ))}
      </ul>
      <p className="dm-note row top gap-10 mt-16 mb-16">
        <Info className="ic ic-16" aria-hidden="true" />
        The forecast follows the use of the last weeks. On the day itself it can turn out otherwise.
      </p>
      <div className="stack gap-6 centred">
        <button
          type="button"
          className="dm-btn is-main"
          disabled={picked === null}
          aria-describedby="pick-first"
          onClick={() => setBooked(picked)}
        >
          {picked === null ? 'Book' : `Book for ${longHour(picked)}`}
        </button>
        <p className="dm-note" id="pick-first">
          {picked === null && 'Pick an hour first.'}
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
          Best time <b className="fig strong nowrap">6:00 AM - 8:00 AM</b>
        </span>
      </li>
      <li className="row gap-12">
        <TriangleAlert className="ic warn" aria-hidden="true" />
        <span>
          Avoid <b className="fig strong nowrap">11:00 AM - 2:00 PM</b>
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
            {available} of {CHARGERS}
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
          Booked for {longHour(hour)}
        </h2>
        <p>
          {dayText(day)}, {location}
        </p>
        <p className="dm-note">
          This was the demo, so no charger is kept for you. Choose another day to see its hours.
        </p>
        <Link className="touch medium underlined" href={paths.booking}>
          Reserve a real charger
        </Link>
      </div>
    </section>
  );
}
