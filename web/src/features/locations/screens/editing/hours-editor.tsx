import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { closeDay, formatMinutes, MOST_SPANS_A_DAY, parseTimeOfDay, WEEKDAYS } from '@chargerota/domain';
import type { DayHours, OpenSpan, Weekday, WeeklyHours } from '@chargerota/domain';
import { X } from 'lucide-react';
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

/** Opening hours of a week, one row per day: open between times, also over midnight, open all day, or closed. */
export function HoursEditor({ week, onChange, errors }: HoursEditorProps): ReactNode {
  const likeMonday = (days: readonly Weekday[]): void =>
    onChange({ ...week, ...Object.fromEntries(days.map((weekday) => [weekday, week.monday])) });
  return (
    <fieldset className="field">
      <legend className="vh">{m.locationsEditing.openingHours}</legend>
      <div className="hed ruled between">
        {WEEKDAYS.map((weekday) => (
          <DayRow
            key={weekday}
            weekday={weekday}
            hours={week[weekday]}
            error={errors?.[weekday]?.message}
            onChange={(hours) => onChange({ ...week, [weekday]: hours })}
          >
            {weekday === 'monday' && (
              <div className="hed-all line gap-8">
                <Button onClick={() => likeMonday(WORKDAYS)}>
                  {m.locationsEditing.copyMondayToWeekdays}
                </Button>
                <Button onClick={() => likeMonday(WEEKDAYS)}>{m.locationsEditing.toEveryDay}</Button>
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
  const day = m.locations.weekdays[weekday];
  const mode: Mode = hours.closed ? 'closed' : hours.is24hrs ? 'all-day' : 'times';
  return (
    <div className="hed-d stack top gap-8 py-8">
      <span className="hed-n">{day}</span>
      <Select
        aria-label={m.locationsEditing.dayOpenOrClosed({ day })}
        value={mode}
        onChange={(event) => onChange(inMode(hours, event.target.value as Mode))}
      >
        <option value="times">{m.locationsEditing.open}</option>
        <option value="all-day">{m.locationsEditing.n24Hours}</option>
        <option value="closed">{m.common.closed}</option>
      </Select>
      {mode === 'times' && (
        <Times weekday={weekday} hours={hours} isWrong={error !== undefined} onChange={onChange} />
      )}
      {error && <FieldError>{error}</FieldError>}
      {children}
    </div>
  );
}

type TimesProps = {
  weekday: Weekday;
  hours: DayHours;
  isWrong: boolean;
  onChange: (hours: DayHours) => void;
};

/** The spans of a day, of which the first cannot be taken away. */
function Times({ weekday, hours, isWrong, onChange }: TimesProps): ReactNode {
  const { more = [], ...first } = hours;
  const last = more.at(-1) ?? first;
  const again = spanAfter(last);
  const set = (spans: OpenSpan[]): void => onChange({ ...hours, more: spans });
  return (
    <div className="hed-s stack gap-4 to-start">
      <SpanRow
        weekday={weekday}
        span={first}
        isWrong={isWrong}
        onChange={(span) => onChange({ ...hours, ...span })}
      />
      {more.map((span, index) => (
        // A span has no other name than its place.
        <SpanRow
          key={index}
          weekday={weekday}
          again={index + 1}
          span={span}
          isWrong={isWrong}
          onChange={(changed) => set(more.with(index, changed))}
          onRemove={() => set(more.toSpliced(index, 1))}
        />
      ))}
      {again && more.length < MOST_SPANS_A_DAY - 1 && (
        <Button look="quiet" onClick={() => set([...more, again])}>
          <Rich of={m.locationsEditing.openAgain[weekday]} vh={(it) => <span className="vh">{it}</span>} />
        </Button>
      )}
    </div>
  );
}

/** The first two hours that can follow after an hour's break; null if the day has no room for them. */
function spanAfter({ open, close }: OpenSpan): OpenSpan | null {
  const [from, to] = [parseTimeOfDay(open) ?? 0, parseTimeOfDay(close) ?? DAY_MINUTES];
  const start = to + 60;
  return to > from && start < DAY_MINUTES
    ? { open: timeOfDay(start), close: timeOfDay(Math.min(start + 120, DAY_MINUTES)) }
    : null;
}

type SpanRowProps = {
  weekday: Weekday;
  /** Which of those after the first it is. */
  again?: number;
  span: OpenSpan;
  isWrong: boolean;
  onChange: (span: OpenSpan) => void;
  onRemove?: () => void;
};

function SpanRow({ weekday, again, span, isWrong, onChange, onRemove }: SpanRowProps): ReactNode {
  const name = m.locations.weekdays[weekday];
  const day = again ? m.locationsEditing.dayAgain({ day: name, number: again }) : name;
  const from = parseTimeOfDay(span.open) ?? 0;
  return (
    <span className="hed-t stack gap-4 mid">
      <TimeSelect
        label={m.locationsEditing.dayOpens({ day })}
        value={span.open}
        choices={EVERY_STEP.slice(0, -1)}
        onChange={(open) => onChange(openingAt(span, open))}
      />
      <span className="mute" aria-hidden="true">
        –
      </span>
      <TimeSelect
        label={m.locationsEditing.dayCloses({ day })}
        {...(!again && { name: `operatingHoursJson.${weekday}` })}
        value={span.close}
        choices={EVERY_STEP.filter((minutes) => minutes > 0 && minutes !== from)}
        after={from}
        isWrong={isWrong}
        onChange={(close) => onChange({ ...span, close })}
      />
      {onRemove && (
        <Button look="quiet" aria-label={m.locationsEditing.removeDay({ day })} onClick={onRemove}>
          <X className="ic ic-16" aria-hidden="true" />
        </Button>
      )}
    </span>
  );
}

type TimeSelectProps = {
  label: string;
  /** By which a summary of errors finds the day's times. */
  name?: string;
  value: string;
  choices: readonly number[];
  /** In minutes after midnight; an earlier time is one of the next day. */
  after?: number;
  isWrong?: boolean;
  onChange: (time: string) => void;
};

function TimeSelect(props: TimeSelectProps): ReactNode {
  const { label, name, value, choices, after = 0, isWrong, onChange } = props;
  const isNextDay = (time: string): boolean => (parseTimeOfDay(time) ?? DAY_MINUTES) < after;
  const known = choices.map(timeOfDay);
  // A location may have a stored time between the selectable ones.
  const times = (known.includes(value) ? known : [value, ...known]).toSorted(
    (a, b) => Number(isNextDay(a)) - Number(isNextDay(b)) || (a < b ? -1 : 1),
  );
  return (
    <Select
      aria-label={label}
      name={name}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...(isWrong && { 'aria-invalid': true })}
    >
      {times.map((time) => (
        <option key={time} value={time}>
          {isNextDay(time) ? m.locationsEditing.timeNextDay({ time: labelOf(time) }) : labelOf(time)}
        </option>
      ))}
    </Select>
  );
}

function labelOf(time: string): string {
  const minutes = parseTimeOfDay(time);
  if (minutes === null) return m.locationsEditing.notSet;
  return minutes === DAY_MINUTES ? m.locationsEditing.midnight : formatMinutes(minutes);
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

/** A closing time on the same day that would no longer be after the opening time moves with it, until midnight at most. */
function openingAt(span: OpenSpan, open: string): OpenSpan {
  const from = parseTimeOfDay(open) ?? 0;
  const before = parseTimeOfDay(span.open) ?? 0;
  const to = parseTimeOfDay(span.close);
  const wasOverMidnight = to !== null && to < before;
  if (to !== null && to !== from && (to > from || wasOverMidnight)) return { ...span, open };
  const length = to !== null && to > before ? to - before : STEP_MINUTES;
  return { open, close: timeOfDay(Math.min(from + length, DAY_MINUTES)) };
}
