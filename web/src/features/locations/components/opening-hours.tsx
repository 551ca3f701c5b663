import {
  describeDayHours,
  WEEKDAYS,
  weekdayOf,
  type LocalDate,
  type Weekday,
  type WeeklyHours,
} from '@chargerota/domain';
import './location-selector.css';

/** The week's hours. Days with equal hours share a line; today's line is bold. */
export function OpeningHours({ week, today }: { week: WeeklyHours | null; today: LocalDate }) {
  if (!week) return <p className="sm mute">Hours not available</p>;
  const weekday = WEEKDAYS.indexOf(weekdayOf(today));
  return (
    <dl className="hours sm">
      {runsOf(week).map(({ first, last, text }) => {
        const isToday = first <= weekday && weekday <= last;
        return (
          <div key={first} className={isToday ? 'is-today' : undefined}>
            <dt>{nameOf(first, last)}</dt>
            <dd className={text === 'Closed' ? 'mute' : 'fig'}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface Run {
  /** Indexes in the week, Monday 0. */
  first: number;
  last: number;
  text: string;
}

function runsOf(week: WeeklyHours): Run[] {
  const runs: Run[] = [];
  WEEKDAYS.forEach((weekday, index) => {
    const text = describeDayHours(week[weekday]);
    const run = runs.at(-1);
    if (run?.text === text) run.last = index;
    else runs.push({ first: index, last: index, text });
  });
  return runs;
}

function nameOf(first: number, last: number): string {
  const name = (index: number) => capital(WEEKDAYS[index]!);
  if (first === last) return name(first);
  if (last - first === WEEKDAYS.length - 1) return 'Every day';
  return `${name(first).slice(0, 3)} – ${name(last).slice(0, 3)}`;
}

function capital(weekday: Weekday): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}
