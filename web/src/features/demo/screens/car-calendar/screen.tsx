import { useState } from 'react';
import type { ReactNode } from 'react';
import { CarChips } from '../../car-chips.tsx';
import { CarFrame } from '../../car-frame.tsx';
import { BAND_WORDS, bandOf, entryOf, LOCATIONS } from './days.ts';
import type { Location } from './days.ts';
import { HourList } from './hour-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { dayOf, dayText, isSameDay, monthsLater } from './month.ts';
import type { Day } from './month.ts';
import './car-calendar.css';

/** How full each day and each hour is, and an hour to book. */
export function CarCalendarScreen(): ReactNode {
  const [today] = useState(() => dayOf(new Date()));
  const [location, setLocation] = useState<Location>('All Locations');
  const [day, setDay] = useState(today);
  const turn = (months: number): void => {
    const first = monthsLater(day, months);
    const isToday = isSameDay(first, { ...today, date: 1 });
    setDay(isToday ? today : first);
  };
  const key = `${location} ${day.year}-${day.month}-${day.date}`;
  return (
    <CarFrame title="Availability Calendar">
      <div className="dmc stack gap-16 top">
        <div>
          <CarChips
            legend="Location"
            choices={LOCATIONS.map((name) => ({ value: name, label: name }))}
            value={location}
            onChoose={setLocation}
          />
          <MonthGrid location={location} day={day} today={today} onDay={setDay} onTurn={turn} />
          <Legend />
          <SelectedDay location={location} day={day} today={today} />
        </div>
        <HourList key={key} location={location} day={day} />
      </div>
    </CarFrame>
  );
}

function Legend(): ReactNode {
  return (
    <ul className="dm-legend line sm gap-8-20 mute dmc-legend" aria-label="Legend">
      <li className="row gap-8" data-band="high">
        High Availability
      </li>
      <li className="row gap-8" data-band="limited">
        Limited
      </li>
      <li className="row gap-8" data-band="nearly-full">
        Nearly Full
      </li>
    </ul>
  );
}

type SelectedDayProps = { location: Location; day: Day; today: Day };

function SelectedDay({ location, day, today }: SelectedDayProps): ReactNode {
  const { percent, spots, peak } = entryOf(location, day, today);
  return (
    <section className="dm-card" aria-labelledby="selected-day" aria-live="polite">
      <h2 className="dm-name" id="selected-day">
        {isSameDay(day, today) ? `Today, ${dayText(day)}` : dayText(day)}
      </h2>
      <p className="dm-note">{location}</p>
      <p className="dmc-percent row base fig" data-band={bandOf(percent)}>
        {percent}%<span className="dm-note">{BAND_WORDS[bandOf(percent)]}</span>
      </p>
      <dl className="line gap-8-20 pt-16 ruled">
        <div>
          <dt className="sm mute">Spots</dt>
          <dd className="fig medium">{spots}</dd>
        </div>
        <div>
          <dt className="sm mute">Peak hours</dt>
          <dd className="fig medium">{peak}</dd>
        </div>
      </dl>
    </section>
  );
}
