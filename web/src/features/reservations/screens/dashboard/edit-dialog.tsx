import type { Location, Spot } from '@chargerota/contract';
import {
  addDays,
  bookingWindow,
  dateChoice,
  formatHour,
  formatTimeSlot,
  hourInstant,
  isInService,
  localDate,
  localTime,
  parseTimeSlot,
  slotHours,
  slotOf,
  zonedPeriod,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay, formatTimeThere, labelThere, viewerZone } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { ZoneName } from '../../../../ui/time.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, FieldError, Select } from '../../../../ui/field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { useToastWithUndo } from '../../../../ui/use-undo.ts';
import { endsIfMovedWords } from '../../../waitlist/line-words.ts';
import { freshLocationsQuery, locationSpotsQuery } from '../../../locations/api.ts';
import { dayReservationsQuery, useRefreshReservations, useUpdateReservation } from '../../api.ts';
import { BookingCalendar } from '../../components/booking-calendar.tsx';
import { ClockRange } from '../../components/clock-text.tsx';
import { DurationPicker, DurationSkeleton } from '../../components/duration-picker.tsx';
import { StartTimePicker, StartTimeSkeleton } from '../../components/time-picker.tsx';
import { freeForSlot } from '../../free-chargers.ts';
import { useEndedWaits } from '../use-ended-waits.ts';
import { canMoveBack, moveBack } from '../../take-back.ts';
import { durationsOf, fittingHours, limitText, openAt, startHint, startsOf } from '../../hour-choices.ts';
import { ownRow } from './own-rows.ts';
import type { OwnRow } from './own-rows.ts';

type EditDialogProps = {
  row: OwnRow;
  /** The reservation as it was read last. */
  current: OwnRow | undefined;
  /** The active locations of the reservation's organization. */
  locations: readonly Location[];
  /** The data by which the rules judge a booking at a location. */
  contextAt: (location: Location) => BookingContext;
  onClose: () => void;
};

interface Draft {
  locationId: string;
  date: LocalDate;
  startHour: number | null;
  /** As long as it was or was wished since; a start that leaves less time does not change the wish. */
  hours: number | null;
}

/** Changes a reservation's time or location, under the same rules as a new booking. */
export function EditDialog({ row, current, locations, contextAt, onClose }: EditDialogProps): ReactNode {
  // Reloads the locations that the dashboard passes on, because it uses the same query.
  useQuery(freshLocationsQuery);
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  const location = locations.find(({ id }) => id === draft.locationId) ?? locations[0];
  return (
    location && (
      <EditForm
        row={row}
        current={current}
        locations={locations}
        location={location}
        context={{ ...contextAt(location), editingId: row.id }}
        contextAt={contextAt}
        draft={draft}
        onChange={setDraft}
        onClose={onClose}
      />
    )
  );
}

type EditFormProps = EditDialogProps & {
  location: Location;
  context: BookingContext;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

function EditForm(props: EditFormProps): ReactNode {
  const { row, current, locations, location, context, contextAt, draft, onChange, onClose } = props;
  const former = locations.find(({ id }) => id === row.locationId);
  const canUndo = former !== undefined && canMoveBack(row, contextAt(former));
  const save = useSave({ row, current, canUndo }, onClose);
  const choices = useChoices(row, location, context, draft);
  const { disabledReason, startHour, hours } = choices;
  const timeSlot = startHour === null || hours === null ? null : formatTimeSlot(slotOf(startHour, hours));
  const isUnchanged = timeSlot === row.timeSlot && draft.date === row.date && location.id === row.locationId;
  const missing = missingText(choices, isUnchanged, startHint(choices.starts, draft.date, context));
  const ended = useEndedWaits(
    missing === null && choices.isKnown
      ? { location, date: draft.date, startHour, hours, madeAt: new Date(row.createdAt) }
      : null,
  );
  const hasBegun = row.startsAt <= context.now;
  const shown = timeSlot ?? (hasBegun ? row.timeSlot : null);
  const slot = shown === null ? null : parseTimeSlot(shown);

  return (
    <Dialog
      open
      wide
      title="Edit reservation"
      onClose={onClose}
      figure={
        slot && (
          <>
            <ClockRange from={formatHour(slot.startHour)} to={formatHour(slot.endHour)} />
            <ZoneName at={choices.noon} zone={location.timezone} />
          </>
        )
      }
      description={spotText(row, location, choices.keepsCharger)}
      actions={
        <>
          <Button onClick={onClose}>Keep as it is</Button>
          <Button
            look="primary"
            disabled={disabledReason !== null || missing !== null || !choices.isKnown}
            busy={save.isPending}
            aria-describedby="edit-missing"
            onClick={() => timeSlot && save.run({ locationId: location.id, date: draft.date, timeSlot })}
          >
            Update reservation
          </Button>
        </>
      }
    >
      <div className="d-edit">
        {hasBegun && (
          <Notice tone="info" title={`It began at ${formatTimeThere(row.startsAt, row.timezone)}`}>
            It stays as it is until you choose a later start.
          </Notice>
        )}
        {locations.length > 1 && (
          <Field label="Location">
            <Select
              value={location.id}
              onChange={({ target }) => onChange({ ...draft, locationId: target.value })}
            >
              {locations.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <DateField
          date={draft.date}
          disabledReason={disabledReason}
          isTold={!hasBegun || draft.date !== row.date}
          location={location}
          context={context}
          hasChargers={choices.totalSpots > 0}
          onChange={(date) => onChange({ ...draft, date })}
        />
        {disabledReason === null && (
          <TimeFields
            key={`${location.id} ${draft.date}`}
            location={location}
            choices={choices}
            note={lengthNote(draft, choices, context)}
            onStart={(hour) => onChange({ ...draft, startHour: hour })}
            onHours={(count) => onChange({ ...draft, startHour, hours: count })}
          />
        )}
        {ended.length > 0 && (
          <Notice tone="info" title="You will no longer be in line for these hours">
            {endsIfMovedWords(ended)}
          </Notice>
        )}
        <output className="sm mute" id="edit-missing">
          {disabledReason === null && choices.isKnown && missing}
        </output>
      </div>
    </Dialog>
  );
}

/** `keepsCharger` is null while no time is chosen, or what is taken then is not known. */
function spotText({ locationId, spot }: OwnRow, location: Location, keepsCharger: boolean | null): string {
  if (location.id !== locationId) return `You get a free charger at ${location.name}.`;
  if (keepsCharger === null)
    return `You keep charger ${spot.spotNumber} if it is free then, or else get another one there.`;
  return keepsCharger
    ? `You keep charger ${spot.spotNumber}.`
    : `Charger ${spot.spotNumber} is taken then. You get another one there.`;
}

function draftOf(row: OwnRow): Draft {
  const slot = parseTimeSlot(row.timeSlot);
  return {
    locationId: row.locationId,
    date: row.date,
    startHour: slot?.startHour ?? localTime(row.startsAt, row.timezone).hour,
    hours: slot && slotHours(slot),
  };
}

/** The reason why nothing can be booked on the date; null if something can. */
function whyDateDisabled(date: LocalDate, context: BookingContext): string | null {
  const { available, title } = dateChoice(date, context);
  if (available) return null;
  if (title !== 'Outside booking range') return `${title}.`;
  return `${title}. You can book through ${formatDay(lastDay(context))}.`;
}

function lastDay({ now, timezone, rules }: BookingContext): LocalDate {
  return bookingWindow(localDate(now, timezone), rules).last;
}

function missingText({ startHour, hours }: Choices, isUnchanged: boolean, hint: string): string | null {
  if (startHour === null) return hint;
  if (hours === null) return 'Choose a duration.';
  return isUnchanged ? 'Nothing has been changed yet.' : null;
}

/** Why no longer time can be chosen. */
function lengthNote({ date }: Draft, choices: Choices, context: BookingContext) {
  const { startHour, durations } = choices;
  if (startHour === null) return undefined;
  // Why not longer, which may be something nearer than the limit, such as the closing time.
  return durations.at(-1)?.reason ?? limitText(date, startHour, context);
}

type DateFieldProps = {
  date: LocalDate;
  disabledReason: string | null;
  /** False where what stands above says it: a reservation that began yesterday. */
  isTold: boolean;
  location: Location;
  context: BookingContext;
  hasChargers: boolean;
  onChange: (date: LocalDate) => void;
};

/** The date, with the calendar of booking on demand: most changes are of the time. */
function DateField({ date, disabledReason, isTold, onChange, ...calendar }: DateFieldProps): ReactNode {
  const [isOpen, setOpen] = useState(disabledReason !== null);
  const told = isTold ? disabledReason : null;
  const id = useId();
  return (
    <div className="field d-edit-date">
      <span className="label" id={`${id}label`}>
        Date
      </span>
      <button
        type="button"
        className="input d-edit-day"
        id={`${id}day`}
        aria-labelledby={`${id}label ${id}day`}
        aria-describedby={told === null ? undefined : `${id}why`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {formatDay(date)}
        <ChevronDown className="ic ic-16" aria-hidden="true" />
      </button>
      {told !== null && <FieldError id={`${id}why`}>{told}</FieldError>}
      {isOpen && (
        <BookingCalendar
          {...calendar}
          value={date}
          onChange={(chosen) => {
            onChange(chosen);
            setOpen(false);
            document.getElementById(`${id}day`)?.focus();
          }}
        />
      )}
    </div>
  );
}

type TimeFieldsProps = {
  location: Location;
  choices: Choices;
  note: string | undefined;
  onStart: (hour: number) => void;
  onHours: (hours: number) => void;
};

/** Start and duration, with the chargers that are free then. */
function TimeFields({ location, choices, note, onStart, onHours }: TimeFieldsProps): ReactNode {
  const { starts, durations, startHour, hours, failed } = choices;
  if (failed.length > 0) {
    return (
      <ErrorState
        title="The chargers could not be loaded"
        onRetry={() => failed.forEach((query) => void query.refetch())}
      >
        Your reservation is not affected.
      </ErrorState>
    );
  }
  return (
    <div className="d-edit-time" aria-busy={!choices.isKnown}>
      <p className="label">{labelThere('Start', choices.noon, location.timezone)}</p>
      {choices.isKnown ? (
        <>
          <StartTimePicker
            starts={starts}
            totalSpots={choices.totalSpots}
            start={startHour}
            duration={hours ?? 0}
            onStart={onStart}
          />
          {startHour !== null && (
            <DurationPicker durations={durations} value={hours} note={note} onChange={onHours} />
          )}
        </>
      ) : (
        <>
          <StartTimeSkeleton totalSpots={choices.totalSpots} />
          <DurationSkeleton />
        </>
      )}
    </div>
  );
}

type Choices = ReturnType<typeof useChoices>;

/**
 * The choices that the rules and free chargers leave for a draft. After a change of date or location the start is kept
 * if it is still possible, and as much of the length as fits. The edited reservation itself does not count as occupying
 * its charger.
 */
function useChoices(row: OwnRow, location: Location, context: BookingContext, draft: Draft) {
  const disabledReason = whyDateDisabled(draft.date, context);
  const date = disabledReason === null ? draft.date : row.date;
  const spots = useQuery(locationSpotsQuery(location.id));
  const day = useQuery(dayReservationsQuery(date, location.id));
  const nextDay = useQuery(dayReservationsQuery(addDays(date, 1), location.id));
  const others = [...(day.data ?? []), ...(nextDay.data ?? [])].filter(({ id }) => id !== row.id);
  const freeOf = (chargers: readonly Spot[], start: number, count: number): number =>
    freeForSlot({ date, timezone: location.timezone }, start, count, chargers, others);
  const free = (start: number, count: number): number => freeOf(spots.data ?? [], start, count);

  const isKnown = spots.isSuccess && day.isSuccess && nextDay.isSuccess;
  const starts = startsOf(date, context, free, openAt(date, location));
  const isStartOpen = starts.some(({ hour, enabled }) => enabled && hour === draft.startHour);
  const startHour = isKnown && !isStartOpen ? null : draft.startHour;
  const durations = startHour === null ? [] : durationsOf(date, startHour, context, free);
  const hours = isKnown && draft.hours !== null ? fittingHours(durations, draft.hours) : draft.hours;
  const own = (spots.data ?? []).filter(({ id }) => id === row.spotId);
  return {
    disabledReason,
    starts,
    durations,
    startHour,
    hours,
    keepsCharger: isKnown && startHour !== null && hours !== null ? freeOf(own, startHour, hours) > 0 : null,
    totalSpots: (spots.data ?? []).filter(isInService).length,
    noon: hourInstant(date, 12, location.timezone).instant,
    isKnown,
    failed: [spots, day, nextDay].filter(({ isLoadingError }) => isLoadingError),
  };
}

type Saving = Pick<EditDialogProps, 'row' | 'current'> & { canUndo: boolean };

/** Saves the reservation, and shows its charger and time: also if the answer was lost, as soon as it is read as wished. */
function useSave({ row, current, canUndo }: Saving, onDone: () => void) {
  const update = useUpdateReservation();
  const refresh = useRefreshReservations();
  const tell = useToastWithUndo();
  function finish(saved: OwnRow): void {
    const { spot, spotId, location, locationId, date, timezone } = saved;
    const when = `${formatDay(date)}, ${zonedPeriod(saved, timezone, viewerZone())}`;
    const isMoved = locationId === row.locationId && spotId !== row.spotId;
    const place = isMoved
      ? `${when}. Charger ${row.spot.spotNumber} was taken at that time. You now have charger ${spot.spotNumber}.`
      : `Charger ${spot.spotNumber} at ${location.name}, ${when}.`;
    tell(
      { title: 'Reservation Updated', description: place },
      canUndo ? () => moveBack(row).finally(refresh) : null,
    );
    onDone();
  }
  const wished = update.variables;
  const isSavedAllTheSame =
    update.isError &&
    current?.locationId === wished?.locationId &&
    current?.date === wished?.date &&
    current?.timeSlot === wished?.timeSlot;
  const end = useEffectEvent(() => current && finish(current));
  useEffect(() => void (isSavedAllTheSame && end()), [isSavedAllTheSame]);
  return {
    isPending: update.isPending,
    run: (changes: { locationId: string; date: LocalDate; timeSlot: string }) =>
      update.mutate({ id: row.id, ...changes }, { onSuccess: (saved) => finish(ownRow(saved)) }),
  };
}
