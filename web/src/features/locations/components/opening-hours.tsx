import { m } from '@chargerota/messages';
import { describeDayHours, WEEKDAYS, weekdayOf, type LocalDate, type WeeklyHours } from '@chargerota/domain';
import './location-selector.css';

/** The week's hours. Days with equal hours share a line; today's line is bold. */
export function OpeningHours({ week, today }: { week: WeeklyHours | null; today: LocalDate }) {
  if (!week) return <p className="sm mute">{m.locations.hoursNotAvailable}</p>;
  const weekday = WEEKDAYS.indexOf(weekdayOf(today));
  return (
    <dl className="hours sm">
      {runsOf(week).map(({ first, last, text, isClosed }) => {
        const isToday = first <= weekday && weekday <= last;
        return (
          <div key={first} className={isToday ? 'is-today' : undefined}>
            <dt>{nameOf(first, last)}</dt>
            <dd className={isClosed ? 'mute' : 'fig'}>{text}</dd>
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
  isClosed: boolean;
}

function runsOf(week: WeeklyHours): Run[] {
  const runs: Run[] = [];
  WEEKDAYS.forEach((weekday, index) => {
    const text = describeDayHours(week[weekday]);
    const run = runs.at(-1);
    if (run?.text === text) run.last = index;
    else runs.push({ first: index, last: index, text, isClosed: week[weekday].closed });
  });
  return runs;
}

function nameOf(first: number, last: number): string {
  const weekdays = m.locations.weekdays;
  const weekdaysShort = m.locations.weekdaysShort;
  if (first === last) return weekdays[WEEKDAYS[first]!];
  if (last - first === WEEKDAYS.length - 1) return m.locations.everyDay;
  return `${weekdaysShort[WEEKDAYS[first]!]} – ${weekdaysShort[WEEKDAYS[last]!]}`;
}
