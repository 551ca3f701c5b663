import { m } from '@chargerota/messages';
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
  const [location, setLocation] = useState<Location>(LOCATIONS[0]);
  const [day, setDay] = useState(today);
  const turn = (months: number): void => {
    const first = monthsLater(day, months);
    const isToday = isSameDay(first, { ...today, date: 1 });
    setDay(isToday ? today : first);
  };
  const key = `${location} ${day.year}-${day.month}-${day.date}`;
  return (
    <CarFrame title={m.demoCarCalendar.availabilityCalendar}>
      <div className="dmc stack gap-16 top">
        <div>
          <CarChips
            legend={m.demoCarCalendar.location}
            choices={LOCATIONS.map((name) => ({ value: name, label: m.demoCarCalendar.locations[name] }))}
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
    <ul className="dm-legend line sm gap-8-20 mute dmc-legend" aria-label={m.demoCarCalendar.legend}>
      <li className="row gap-8" data-band="high">
        {m.demoCarCalendar.highAvailability2}
      </li>
      <li className="row gap-8" data-band="limited">
        {m.demoCarCalendar.limited}
      </li>
      <li className="row gap-8" data-band="nearly-full">
        {m.demoCarCalendar.nearlyFull2}
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
        {isSameDay(day, today) ? m.demoCarCalendar.todayDay({ day: dayText(day) }) : dayText(day)}
      </h2>
      <p className="dm-note">{m.demoCarCalendar.locations[location]}</p>
      <p className="dmc-percent row base fig" data-band={bandOf(percent)}>
        {percent}%<span className="dm-note">{BAND_WORDS[bandOf(percent)]}</span>
      </p>
      <dl className="line gap-8-20 pt-16 ruled">
        <div>
          <dt className="sm mute">{m.demoCarCalendar.spots}</dt>
          <dd className="fig medium">{spots}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarCalendar.peakHours}</dt>
          <dd className="fig medium">{peak}</dd>
        </div>
      </dl>
    </section>
  );
}
