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
      <div className="dmc">
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
    <ul className="dm-legend dmc-legend" aria-label="Legend">
      <li data-band="high">High Availability</li>
      <li data-band="limited">Limited</li>
      <li data-band="nearly-full">Nearly Full</li>
    </ul>
  );
}

type SelectedDayProps = { location: Location; day: Day; today: Day };

function SelectedDay({ location, day, today }: SelectedDayProps): ReactNode {
  const { percent, spots, peak } = entryOf(location, day, today);
  return (
    <section className="dm-card dmc-selected" aria-labelledby="selected-day" aria-live="polite">
      <h2 className="dm-name" id="selected-day">
        {isSameDay(day, today) ? `Today, ${dayText(day)}` : dayText(day)}
      </h2>
      <p className="dm-note">{location}</p>
      <p className="dmc-percent fig" data-band={bandOf(percent)}>
        {percent}%<span className="dm-note">{BAND_WORDS[bandOf(percent)]}</span>
      </p>
      <dl>
        <div>
          <dt>Spots</dt>
          <dd className="fig">{spots}</dd>
        </div>
        <div>
          <dt>Peak hours</dt>
          <dd className="fig">{peak}</dd>
        </div>
      </dl>
    </section>
  );
}
