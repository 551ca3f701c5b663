import { m } from '@chargerota/messages';
import { dateFormat } from '@chargerota/domain';
import { CalendarDays, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CarChips } from '../../car-chips.tsx';

const DAYS = 7;
const format = dateFormat({ weekday: 'short', month: 'short', day: 'numeric' });

type DateChoiceProps = { today: Date; date: Date; onDate: (date: Date) => void };

/** The button with the shown date; it opens a choice of the coming week. */
export function DateChoice({ today, date, onDate }: DateChoiceProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const text = (day: Date): string =>
    day.getTime() === today.getTime() ? m.demoCarAvailability.today : format(day);
  const week = Array.from({ length: DAYS }, (_day, later) => daysLater(today, later));
  const shown = week.findIndex((day) => day.getTime() === date.getTime());
  return (
    <div>
      <button
        type="button"
        className="dm-btn"
        aria-expanded={isOpen}
        aria-controls="week"
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays className="ic" aria-hidden="true" />
        {text(date) === 'Today' ? m.demoCarAvailability.todayDate({ date: format(date) }) : text(date)}
        <ChevronDown className="ic ic-16 turns" aria-hidden="true" />
      </button>
      <div id="week" className="mt-12" hidden={!isOpen}>
        <CarChips
          legend={m.demoCarAvailability.date}
          choices={week.map((day, later) => ({ value: later, label: text(day) }))}
          value={shown}
          onChoose={(later) => onDate(week[later] ?? today)}
        />
      </div>
    </div>
  );
}

function daysLater(today: Date, days: number): Date {
  const day = new Date(today);
  day.setDate(day.getDate() + days);
  return day;
}
