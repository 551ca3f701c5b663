import type { Location, Spot, Watch as WaitlistEntry } from '@chargerota/contract';
import {
  countedWords,
  DEFAULT_LOOK_AHEAD_DAYS,
  formatHour,
  isInService,
  longestWish,
  MOST_LOOK_AHEAD_DAYS,
  wishDates,
} from '@chargerota/domain';
import { hoursOffered, lastWholeStart, moveToDay } from './entry-hours.ts';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { scrollIntoViewIfNeeded } from '../../../../lib/scroll-into-view.ts';
import { Button } from '../../../../ui/button.tsx';
import { Segmented } from '../../../../ui/choices.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { chargerWords, dayWords, isAlike, startWords } from '../../line-words.ts';
import type { AskedFor } from '../../line-words.ts';

/** What the form asks for; the days count from today where no date is given. */
export type EntryDraft = {
  spotId: string | null;
  date: LocalDate | null;
  lookAheadDays: number;
  fromHour: number;
  toHour: number;
  hours: number;
};

const DAY_COUNTS = [3, DEFAULT_LOOK_AHEAD_DAYS, 14, MOST_LOOK_AHEAD_DAYS];

type EntryFormProps = {
  location: Location;
  spots: readonly Spot[];
  /** The rules for a member without reservations. */
  context: BookingContext;
  initial: EntryDraft;
  /** What the member waits for at this location already, without the entry that is changed here. */
  waiting: readonly WaitlistEntry[];
  today: LocalDate;
  submitLabel: string;
  busy: boolean;
  /** What happens once the form is sent. */
  note?: ReactNode;
  /** What a change to this draft does to the place in line, as a sentence. */
  placeAfter?: (draft: EntryDraft) => string;
  onSubmit: (draft: EntryDraft) => void;
  onCancel?: (() => void) | undefined;
};

/** The charger, days, hours and length that a member waits for. */
export function EntryForm(props: EntryFormProps): ReactNode {
  const {
    location,
    spots,
    context,
    initial,
    waiting,
    today,
    submitLabel,
    busy,
    note,
    placeAfter,
    onSubmit,
    onCancel,
  } = props;
  const [draft, setDraft] = useState(initial);
  const place = useRef<HTMLFormElement>(null);
  // The form of a change appears on the screen that is shown already, where its button may be under the navigation.
  const isChange = onCancel !== undefined;
  useEffect(() => {
    if (isChange) scrollIntoViewIfNeeded(place.current);
  }, [isChange]);
  const change = (part: Partial<EntryDraft>) => setDraft((before) => ({ ...before, ...part }));
  const changeDay = (date: LocalDate | null) => setDraft((before) => moveToDay(location, before, date));
  const offered = hoursOffered(location, draft);
  const { date, lookAheadDays, fromHour, toHour } = draft;
  const longest = useMemo(
    () => longestWish({ ...wishDates({ date, lookAheadDays }, today), fromHour, toHour }, context),
    [date, lookAheadDays, today, fromHour, toHour, context],
  );
  const hours = Math.min(draft.hours, longest);
  const lastWhole = lastWholeStart(location, { ...draft, hours });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit({ ...draft, hours });
  };
  return (
    <form
      ref={place}
      className="stack gap-20 w-32"
      onSubmit={send}
      aria-label={`Wait for a charger at ${location.name}`}
    >
      <Field label="Charger">
        <Select
          value={draft.spotId ?? ''}
          onChange={({ target }) => change({ spotId: target.value || null })}
        >
          <option value="">Any charger</option>
          {spots
            .filter((spot) => isInService(spot) || spot.id === initial.spotId)
            .map(({ id, spotNumber }) => (
              <option key={id} value={id}>
                Charger {spotNumber}
              </option>
            ))}
        </Select>
      </Field>
      <Segmented
        legend="Days"
        choices={[
          { value: 'one', label: 'One day' },
          { value: 'coming', label: 'Several days' },
        ]}
        value={draft.date === null ? 'coming' : 'one'}
        onChange={(value) => changeDay(value === 'one' ? (initial.date ?? today) : null)}
      />
      {draft.date === null ? (
        <Field label="How many days">
          <Select
            value={draft.lookAheadDays}
            onChange={({ target }) => change({ lookAheadDays: Number(target.value) })}
          >
            {[...new Set([...DAY_COUNTS, draft.lookAheadDays])]
              .toSorted((a, b) => a - b)
              .map((days) => (
                <option key={days} value={days}>
                  {days === 1 ? 'Today' : `Today and the ${days - 1} days after it`}
                </option>
              ))}
          </Select>
        </Field>
      ) : (
        <Field label="Date" required>
          <TextInput
            type="date"
            min={today}
            value={draft.date}
            onChange={({ target }) => target.value && changeDay(target.value)}
          />
        </Field>
      )}
      <div className="entry-hours stack gap-16 halves">
        <Field label="Earliest start">
          <HourSelect
            hours={offered.hours}
            value={fromHour}
            onChange={(earliest) => change({ fromHour: earliest, toHour: Math.max(earliest, toHour) })}
          />
        </Field>
        <Field label="Latest start">
          <HourSelect
            hours={offered.hours.filter((hour) => hour >= fromHour)}
            value={toHour}
            onChange={(latest) => change({ toHour: latest })}
          />
        </Field>
        <Field label="Duration">
          <Select value={hours} onChange={({ target }) => change({ hours: Number(target.value) })}>
            {Array.from({ length: longest }, (_, index) => index + 1).map((length) => (
              <option key={length} value={length}>
                {countedWords(length, 'hour', 'hours')}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {offered.isClosed && (
        <p className="hint">{location.name} is closed on that day, so no charger becomes free then.</p>
      )}
      {lastWhole !== undefined && (
        <p className="hint">
          {lastWhole === null
            ? `${location.name} is not open for ${countedWords(hours, 'hour', 'hours')} in a row then: what is offered to you is shorter.`
            : `${location.name} closes too early for ${countedWords(hours, 'hour', 'hours')} after a start at ${formatHour(lastWhole)}: what is offered to you from then on is shorter.`}
        </p>
      )}
      <AlreadyWaiting waiting={waiting} draft={{ ...draft, ...wishDates(draft, today) }} />
      {note}
      {placeAfter && <p className="sm mute">{placeAfter({ ...draft, hours })}</p>}
      <Failures />
      <div className="line gap-12">
        <Button type="submit" look="primary" large busy={busy}>
          {submitLabel}
        </Button>
        {onCancel && (
          <Button look="quiet" large onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

type HourSelectProps = { hours: readonly number[]; value: number; onChange: (hour: number) => void };

function HourSelect({ hours, value, onChange, ...rest }: HourSelectProps): ReactNode {
  return (
    <Select {...rest} value={value} onChange={({ target }) => onChange(Number(target.value))}>
      {hours.map((hour) => (
        <option key={hour} value={hour}>
          {formatHour(hour)}
        </option>
      ))}
    </Select>
  );
}

type AlreadyWaitingProps = { waiting: readonly WaitlistEntry[]; draft: AskedFor };

/** That the member waits for some of it already: of two entries for one charge, each only gets in the other's way. */
function AlreadyWaiting({ waiting, draft }: AlreadyWaitingProps): ReactNode {
  const alike = waiting.find((entry) => isAlike(entry, draft));
  if (!alike) return null;
  return (
    <Notice
      tone="info"
      title={`You are in line for ${dayWords(alike)} already`}
      action={
        <Link className="link" href={`${paths.line}?change=${alike.id}`}>
          Change what you wait for
        </Link>
      }
    >
      {chargerWords(alike)}. {startWords(alike)}.
    </Notice>
  );
}
