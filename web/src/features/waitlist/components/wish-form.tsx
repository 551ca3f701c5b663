import type { Location, Spot, Watch } from '@chargerota/contract';
import {
  countedWords,
  DEFAULT_LOOK_AHEAD_DAYS,
  formatHour,
  isInService,
  longestWish,
  MOST_LOOK_AHEAD_DAYS,
  wishDates,
} from '@chargerota/domain';
import { hoursOffered, lastWholeStart, moveToDay } from '../wish-hours.ts';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { scrollIntoViewIfNeeded } from '../../../lib/scroll-into-view.ts';
import { Button } from '../../../ui/button.tsx';
import { Segmented } from '../../../ui/choices.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, Select, TextInput } from '../../../ui/field.tsx';
import { AlreadyWaiting } from './already-waiting.tsx';

/** What the form asks for; the days count from today where no date is given. */
export type Wish = {
  spotId: string | null;
  date: LocalDate | null;
  lookAheadDays: number;
  fromHour: number;
  toHour: number;
  hours: number;
};

const DAY_COUNTS = [3, DEFAULT_LOOK_AHEAD_DAYS, 14, MOST_LOOK_AHEAD_DAYS];

type WishFormProps = {
  location: Location;
  spots: readonly Spot[];
  /** The rules for a member without reservations. */
  context: BookingContext;
  initial: Wish;
  /** What the member waits for at this location already, without the entry that is changed here. */
  waiting: readonly Watch[];
  today: LocalDate;
  submitLabel: string;
  busy: boolean;
  /** What happens once the form is sent. */
  note?: ReactNode;
  /** What a change to this wish does to the place in line, as a sentence. */
  placeAfter?: (wish: Wish) => string;
  onSubmit: (wish: Wish) => void;
  onCancel?: (() => void) | undefined;
};

/** The charger, days, hours and length that a member waits for. */
export function WishForm(props: WishFormProps): ReactNode {
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
  const [wish, setWish] = useState(initial);
  const place = useRef<HTMLFormElement>(null);
  // The form of a change appears on the screen that is shown already, where its button may be under the navigation.
  const isChange = onCancel !== undefined;
  useEffect(() => {
    if (isChange) scrollIntoViewIfNeeded(place.current);
  }, [isChange]);
  const change = (part: Partial<Wish>) => setWish((before) => ({ ...before, ...part }));
  const changeDay = (date: LocalDate | null) => setWish((before) => moveToDay(location, before, date));
  const offered = hoursOffered(location, wish);
  const { date, lookAheadDays, fromHour, toHour } = wish;
  const longest = useMemo(
    () => longestWish({ ...wishDates({ date, lookAheadDays }, today), fromHour, toHour }, context),
    [date, lookAheadDays, today, fromHour, toHour, context],
  );
  const hours = Math.min(wish.hours, longest);
  const lastWhole = lastWholeStart(location, { ...wish, hours });
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    onSubmit({ ...wish, hours });
  };
  return (
    <form ref={place} className="wish" onSubmit={send} aria-label={`Wait for a charger at ${location.name}`}>
      <Field label="Charger">
        <Select value={wish.spotId ?? ''} onChange={({ target }) => change({ spotId: target.value || null })}>
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
        value={wish.date === null ? 'coming' : 'one'}
        onChange={(value) => changeDay(value === 'one' ? (initial.date ?? today) : null)}
      />
      {wish.date === null ? (
        <Field label="How many days">
          <Select
            value={wish.lookAheadDays}
            onChange={({ target }) => change({ lookAheadDays: Number(target.value) })}
          >
            {[...new Set([...DAY_COUNTS, wish.lookAheadDays])]
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
            value={wish.date}
            onChange={({ target }) => target.value && changeDay(target.value)}
          />
        </Field>
      )}
      <div className="wish-hours">
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
      <AlreadyWaiting waiting={waiting} wish={{ ...wish, ...wishDates(wish, today) }} />
      {note}
      {placeAfter && <p className="sm mute">{placeAfter({ ...wish, hours })}</p>}
      <Failures />
      <div className="wish-acts">
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
