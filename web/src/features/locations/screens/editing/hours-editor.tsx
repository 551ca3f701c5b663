import { closeDay, formatMinutes, parseTimeOfDay, WEEKDAYS } from '@chargerota/domain';
import type { DayHours, Weekday, WeeklyHours } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { FieldError, Select } from '../../../../ui/field.tsx';

const STEP_MINUTES = 30;
const DAY_MINUTES = 1440;
const WORKDAYS = WEEKDAYS.slice(0, 5);
const EVERY_STEP = Array.from({ length: DAY_MINUTES / STEP_MINUTES + 1 }, (_, step) => step * STEP_MINUTES);

type HoursEditorProps = {
  week: WeeklyHours;
  onChange: (week: WeeklyHours) => void;
  /** Error messages by weekday. */
  errors: Partial<Record<Weekday, { message?: string | undefined }>> | undefined;
};

/** Opening hours of a week, one row per day: open between two times, open all day, or closed. */
export function HoursEditor({ week, onChange, errors }: HoursEditorProps): ReactNode {
  const likeMonday = (days: readonly Weekday[]): void =>
    onChange({ ...week, ...Object.fromEntries(days.map((weekday) => [weekday, week.monday])) });
  return (
    <fieldset className="field">
      <legend className="vh">Opening hours</legend>
      <div className="hed">
        {WEEKDAYS.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            hours={week[weekday]}
            error={errors?.[weekday]?.message}
            onChange={(hours) => onChange({ ...week, [weekday]: hours })}
          >
            {weekday === 'monday' && (
              <div className="hed-all">
                <Button onClick={() => likeMonday(WORKDAYS)}>Copy Monday to weekdays</Button>
                <Button onClick={() => likeMonday(WEEKDAYS)}>To every day</Button>
              </div>
            )}
          </DayRow>
        ))}
      </div>
    </fieldset>
  );
}

type DayRowProps = {
  weekday: Weekday;
  hours: DayHours;
  error: string | undefined;
  onChange: (hours: DayHours) => void;
  /** Below the row's own controls. */
  children: ReactNode;
};

type Mode = 'times' | 'all-day' | 'closed';

function DayRow({ weekday, hours, error, onChange, children }: DayRowProps): ReactNode {
  const day = nameOf(weekday);
  const mode: Mode = hours.closed ? 'closed' : hours.is24hrs ? 'all-day' : 'times';
  return (
    <div className="hed-d">
      <span className="hed-n">{day}</span>
      <Select
        aria-label={`${day}, open or closed`}
        value={mode}
        onChange={(event) => onChange(inMode(hours, event.target.value as Mode))}
      >
        <option value="times">Open</option>
        <option value="all-day">24 hours</option>
        <option value="closed">Closed</option>
      </Select>
      {mode === 'times' && (
        <Times weekday={weekday} hours={hours} isWrong={error !== undefined} onChange={onChange} />
      )}
      {error && <FieldError>{error}</FieldError>}
      {children}
    </div>
  );
}

const nameOf = (weekday: Weekday): string => weekday.charAt(0).toUpperCase() + weekday.slice(1);

type TimesProps = {
  weekday: Weekday;
  hours: DayHours;
  isWrong: boolean;
  onChange: (hours: DayHours) => void;
};

function Times({ weekday, hours, isWrong, onChange }: TimesProps): ReactNode {
  const day = nameOf(weekday);
  const from = parseTimeOfDay(hours.open) ?? 0;
  return (
    <span className="hed-t">
      <TimeSelect
        label={`${day}, opens`}
        value={hours.open}
        choices={EVERY_STEP.slice(0, -1)}
        onChange={(open) => onChange(openingAt(hours, open))}
      />
      <span className="mute" aria-hidden="true">
        –
      </span>
      <TimeSelect
        label={`${day}, closes`}
        name={`operatingHoursJson.${weekday}`}
        value={hours.close}
        choices={EVERY_STEP.filter((minutes) => minutes > from)}
        isWrong={isWrong}
        onChange={(close) => onChange({ ...hours, close })}
      />
    </span>
  );
}

type TimeSelectProps = {
  label: string;
  /** By which a summary of errors finds the day's times. */
  name?: string;
  value: string;
  choices: readonly number[];
  isWrong?: boolean;
  onChange: (time: string) => void;
};

function TimeSelect({ label, name, value, choices, isWrong, onChange }: TimeSelectProps): ReactNode {
  const times = choices.map(timeOfDay);
  // A location may have a stored time between the selectable ones.
  const all = times.includes(value) ? times : [value, ...times].sort();
  return (
    <Select
      aria-label={label}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(isWrong && { 'aria-invalid': true })}
    >
      {all.map((time) => (
        <option key={time} value={time}>
          {labelOf(time)}
        </option>
      ))}
    </Select>
  );
}

function labelOf(time: string): string {
  const minutes = parseTimeOfDay(time);
  if (minutes === null) return 'Not set';
  return minutes === DAY_MINUTES ? 'Midnight' : formatMinutes(minutes);
}

/** 'HH:MM'; the end of the day is '24:00'. */
function timeOfDay(minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

function inMode(hours: DayHours, mode: Mode): DayHours {
  if (mode === 'closed') return closeDay(hours);
  return { ...hours, closed: false, is24hrs: mode === 'all-day' };
}

/** A closing time that would no longer be after the opening time moves to the next selectable time after it. */
function openingAt(hours: DayHours, open: string): DayHours {
  const from = parseTimeOfDay(open) ?? 0;
  const to = parseTimeOfDay(hours.close);
  if (to !== null && to > from) return { ...hours, open };
  return { ...hours, open, close: timeOfDay(Math.min(from + STEP_MINUTES, DAY_MINUTES)) };
}
