import { m } from '@chargerota/messages';
import {
  addMonths,
  dateFormat,
  formatDate,
  monthOf,
  type DateChoice,
  type LocalDate,
} from '@chargerota/domain';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { keyOnward } from '../../../lib/direction.ts';
import { useScrollIntoViewOnChange } from '../../../lib/scroll-into-view.ts';
import { dayByKey, daysOfWeek, nearestShown, shownDays, weeksOf } from './calendar-days.ts';
import './calendar.css';

export interface CalendarDay {
  available: boolean;
  reason: DateChoice['reason'];
  title: string;
  /** The free share of the day's hours, 0 to 1. */
  freeShare?: number;
  /** It can be chosen, but all chargers are taken. */
  isFull?: boolean;
}

interface CalendarDatePickerProps {
  value: LocalDate | null;
  today: LocalDate;
  /** The first and last date; their months can be opened. */
  min: LocalDate;
  max: LocalDate;
  day: (date: LocalDate) => CalendarDay;
  /** Whether days are marked as available or not. */
  hasMarks: boolean;
  onChange: (date: LocalDate) => void;
}

/**
 * Shows one month. Arrow keys move by day and week, Page Up and Down by month; a day that cannot be chosen says why.
 */
export function CalendarDatePicker(props: CalendarDatePickerProps) {
  const { value, today, min, max, day, onChange } = props;
  const shown = shownDays({ today, min, max });
  const { first, last } = shown;
  const [cursor, setCursor] = useState(nearestShown(value ?? today, shown));
  const [blocked, setBlocked] = useState<LocalDate | null>(null);
  const [cursorFor, setCursorFor] = useState(value);
  if (value !== cursorFor) {
    setCursorFor(value);
    if (value) setCursor(nearestShown(value, shown));
  }

  const disabledReason =
    blocked && m.common.labelled({ label: formatDate(blocked), text: day(blocked).title });
  const answer = useScrollIntoViewOnChange<HTMLParagraphElement>(disabledReason);
  const month = monthOf(cursor);
  function moveTo(date: LocalDate) {
    setBlocked(null);
    setCursor(nearestShown(date, shown));
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = dayByKey(keyOnward(event.key), cursor);
    if (!to) return;
    event.preventDefault();
    const table = event.currentTarget;
    flushSync(() => moveTo(to));
    table.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }
  function choose(date: LocalDate) {
    setCursor(date);
    if (!day(date).available) return setBlocked(date);
    setBlocked(null);
    onChange(date);
  }

  return (
    <div className="cal">
      <div className="cal-head row ends">
        <MonthButton
          label={m.reservationsChoosing.previousMonth}
          disabled={month.first <= first}
          onClick={() => moveTo(addMonths(month.first, -1))}
        >
          <ChevronLeft className="ic" />
        </MonthButton>
        <p className="strong" aria-live="polite">
          {monthName(month.first)}
        </p>
        <MonthButton
          label={m.reservationsChoosing.nextMonth}
          disabled={month.last >= last}
          onClick={() => moveTo(addMonths(month.first, 1))}
        >
          <ChevronRight className="ic" />
        </MonthButton>
      </div>
      <table className="cal-g" role="grid" aria-label={monthName(month.first)} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {daysOfWeek().map((day) => (
              <th key={day} scope="col" className="cal-w centred mute medium">
                {weekdayName(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, shown).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date ? (
                  <DayCell
                    key={date}
                    date={date}
                    state={day(date)}
                    isNextMonth={date > month.last}
                    isToday={date === today}
                    isSelected={date === value}
                    isStop={date === cursor}
                    onChoose={choose}
                  />
                ) : (
                  <td key={index}>{'\u00A0'}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {props.hasMarks && <Legend />}
      <p ref={answer} className="cal-why sm mute" role="status">
        {disabledReason}
      </p>
    </div>
  );
}

const Legend = (): ReactNode => (
  <div className="cal-leg line xs mute mt-12">
    <span>
      <i className="is-free" />
      {m.reservationsChoosing.available}
    </span>
    <span>
      <i className="is-not" />
      {m.reservationsChoosing.notAvailable}
    </span>
    <span>
      <i className="is-selected" />
      {m.reservationsChoosing.selected}
    </span>
  </div>
);

function MonthButton(props: { label: string; disabled: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      className="icon-btn"
      aria-label={props.label}
      aria-disabled={props.disabled}
      onClick={props.disabled ? undefined : props.onClick}
    >
      {props.children}
    </button>
  );
}

function DayCell(props: {
  date: LocalDate;
  state: CalendarDay;
  isNextMonth: boolean;
  isToday: boolean;
  isSelected: boolean;
  isStop: boolean;
  onChoose: (date: LocalDate) => void;
}) {
  const { date, state, isSelected } = props;
  const isFull = state.available && state.isFull === true;
  const title = isFull ? m.reservationsChoosing.allChargersAreTaken : state.title;
  const classes = [
    'cal-d',
    props.isToday && 'is-today',
    props.isNextMonth && 'is-next-month',
    isSelected && 'is-selected',
    state.reason === 'closed' && 'is-closed',
  ];
  return (
    <td aria-selected={isSelected}>
      <button
        type="button"
        className={classes.filter(Boolean).join(' ')}
        tabIndex={props.isStop ? 0 : -1}
        title={title}
        aria-disabled={!state.available}
        aria-current={props.isToday ? 'date' : undefined}
        aria-label={`${formatDate(date)}. ${title}`}
        onClick={() => props.onChoose(date)}
      >
        <span className="fig">{Number(date.slice(8))}</span>
        {isFull && <span className="cal-full centred medium mute">{m.reservationsChoosing.full}</span>}
        {!isFull && state.available && state.freeShare !== undefined && (
          <i style={{ '--free': state.freeShare } as CSSProperties} />
        )}
      </button>
    </td>
  );
}

const WEEKDAY = dateFormat({ weekday: 'short', timeZone: 'UTC' });
function weekdayName(date: LocalDate): string {
  return WEEKDAY(new Date(`${date}T00:00:00Z`));
}

const MONTH = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
function monthName(date: LocalDate): string {
  return MONTH(new Date(`${date}T00:00:00Z`));
}
