import { m } from '@chargerota/messages';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { keyOnward } from '../../../../lib/direction.ts';
import { BAND_WORDS, bandOf, entryOf } from './days.ts';
import type { Location } from './days.ts';
import { dayText, isSameDay, lastOf, monthText, weekdays, weeksOf } from './month.ts';
import type { Day } from './month.ts';

type MonthGridProps = {
  location: Location;
  day: Day;
  today: Day;
  onDay: (day: Day) => void;
  onTurn: (months: number) => void;
};

/** A month of days, one of which is chosen. It is one tab stop; the arrow keys go from day to day. */
export function MonthGrid({ location, day, today, onDay, onTurn }: MonthGridProps): ReactNode {
  const table = useRef<HTMLTableElement>(null);
  const columns = weekdays();
  const press = (event: KeyboardEvent, date: number): void => {
    const to = dateAfter(keyOnward(event.key), date, lastOf(day));
    if (to === null) return;
    event.preventDefault();
    table.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
    onDay({ ...day, date: to });
  };
  return (
    <section className="dm-card dmc-month" aria-labelledby="month">
      <header className="row ends mb-8">
        <button
          type="button"
          className="dm-btn is-round"
          aria-label={m.demoCarCalendar.previousMonth}
          onClick={() => onTurn(-1)}
        >
          <ChevronLeft className="ic" aria-hidden="true" />
        </button>
        <h2 className="dm-name" id="month" aria-live="polite">
          {monthText(day)}
        </h2>
        <button
          type="button"
          className="dm-btn is-round"
          aria-label={m.demoCarCalendar.nextMonth}
          onClick={() => onTurn(1)}
        >
          <ChevronRight className="ic" aria-hidden="true" />
        </button>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that one moves in */}
      <table className="dm-table xs" role="grid" aria-labelledby="month" ref={table}>
        <thead>
          <tr>
            {columns.map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(day).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, weekday) => (
                <td key={columns[weekday]!.name}>
                  {date !== null && (
                    <DayButton
                      day={{ ...day, date }}
                      today={today}
                      location={location}
                      isChosen={date === day.date}
                      onPress={() => onDay({ ...day, date })}
                      onKey={(event) => press(event, date)}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The date that a key leads to, or null if it leads nowhere. */
function dateAfter(key: string, date: number, last: number): number | null {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
  const to = key === 'Home' ? 1 : key === 'End' ? last : date + (steps[key] ?? Number.NaN);
  return to >= 1 && to <= last ? to : null;
}

type DayButtonProps = {
  day: Day;
  today: Day;
  location: Location;
  isChosen: boolean;
  onPress: () => void;
  onKey: (event: KeyboardEvent) => void;
};

function DayButton({ day, today, location, isChosen, onPress, onKey }: DayButtonProps): ReactNode {
  const { percent, spots } = entryOf(location, day, today);
  const band = bandOf(percent);
  const spotsText = m.demoCarCalendar.spotSpots({ count: spots });
  return (
    <button
      type="button"
      className="dmc-date stack mute fig"
      data-date={day.date}
      data-band={band}
      aria-pressed={isChosen}
      aria-current={isSameDay(day, today) ? 'date' : undefined}
      aria-label={m.demoCarCalendar.dayPercentAvailableSpotsTextBandWords({
        day: dayText(day),
        percent,
        spotsText,
        bandWords: BAND_WORDS[band],
      })}
      tabIndex={isChosen ? 0 : -1}
      onClick={onPress}
      onKeyDown={onKey}
    >
      <b>{day.date}</b>
      <span>{percent}%</span>
      <span>{spotsText}</span>
    </button>
  );
}
