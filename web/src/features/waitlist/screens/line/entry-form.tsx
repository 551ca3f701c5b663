import { m } from '@chargerota/messages';
import type { Location, Spot, Watch as WaitlistEntry } from '@chargerota/contract';
import {
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
      aria-label={m.waitlistLine.waitForAChargerAt({ name: location.name })}
    >
      <Field label={m.common.charger}>
        <Select
          value={draft.spotId ?? ''}
          onChange={({ target }) => change({ spotId: target.value || null })}
        >
          <option value="">{m.waitlistLine.anyCharger}</option>
          {spots
            .filter((spot) => isInService(spot) || spot.id === initial.spotId)
            .map(({ id, spotNumber }) => (
              <option key={id} value={id}>
                {m.common.chargerSpotNumber({ spotNumber })}
              </option>
            ))}
        </Select>
      </Field>
      <Segmented
        legend={m.waitlistLine.days}
        choices={[
          { value: 'one', label: m.waitlistLine.oneDay },
          { value: 'coming', label: m.waitlistLine.severalDays },
        ]}
        value={draft.date === null ? 'coming' : 'one'}
        onChange={(value) => changeDay(value === 'one' ? (initial.date ?? today) : null)}
      />
      {draft.date === null ? (
        <Field label={m.waitlistLine.howManyDays}>
          <Select
            value={draft.lookAheadDays}
            onChange={({ target }) => change({ lookAheadDays: Number(target.value) })}
          >
            {[...new Set([...DAY_COUNTS, draft.lookAheadDays])]
              .toSorted((a, b) => a - b)
              .map((days) => (
                <option key={days} value={days}>
                  {days === 1 ? m.common.today : m.waitlistLine.todayAndTheDaysAfter({ count: days - 1 })}
                </option>
              ))}
          </Select>
        </Field>
      ) : (
        <Field label={m.waitlistLine.date} required>
          <TextInput
            type="date"
            min={today}
            value={draft.date}
            onChange={({ target }) => target.value && changeDay(target.value)}
          />
        </Field>
      )}
      <div className="entry-hours stack gap-16 halves">
        <Field label={m.waitlistLine.earliestStart}>
          <HourSelect
            hours={offered.hours}
            value={fromHour}
            onChange={(earliest) => change({ fromHour: earliest, toHour: Math.max(earliest, toHour) })}
          />
        </Field>
        <Field label={m.waitlistLine.latestStart}>
          <HourSelect
            hours={offered.hours.filter((hour) => hour >= fromHour)}
            value={toHour}
            onChange={(latest) => change({ toHour: latest })}
          />
        </Field>
        <Field label={m.waitlistLine.duration}>
          <Select value={hours} onChange={({ target }) => change({ hours: Number(target.value) })}>
            {Array.from({ length: longest }, (_, index) => index + 1).map((length) => (
              <option key={length} value={length}>
                {m.common.hourHours({ count: length })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      {offered.isClosed && (
        <p className="hint">{m.waitlistLine.nameIsClosedOnThat({ name: location.name })}</p>
      )}
      {lastWhole !== undefined && (
        <p className="hint">
          {lastWhole === null
            ? m.waitlistLine.nameIsNotOpenFor({
                name: location.name,
                hours: m.common.hourHours({ count: hours }),
              })
            : m.waitlistLine.nameClosesTooEarlyFor({
                name: location.name,
                hours: m.common.hourHours({ count: hours }),
                time: formatHour(lastWhole),
              })}
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
            {m.common.cancel}
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
      title={m.waitlistLine.youAreInLineFor({ day: dayWords(alike) })}
      action={
        <Link className="link" href={`${paths.line}?change=${alike.id}`}>
          {m.waitlistLine.changeWhatYouWaitFor}
        </Link>
      }
    >
      {chargerWords(alike)}. {startWords(alike)}.
    </Notice>
  );
}
