import { useState } from 'react';
import type { ReactNode } from 'react';
import { CarChips } from '../../car-chips.tsx';
import { CarFrame } from '../../car-frame.tsx';
import { LOCATIONS } from './days.ts';
import type { Location } from './days.ts';
import { HourList } from './hour-list.tsx';
import { MonthGrid } from './month-grid.tsx';
import { dayOf, isSameDay, monthsLater } from './month.ts';
import { SelectedDay } from './selected-day.tsx';
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
