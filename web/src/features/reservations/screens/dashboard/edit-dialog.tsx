import type { Location } from '@chargerota/contract';
import {
  addDays,
  bookingWindow,
  dateChoice,
  formatHour,
  formatTimeSlot,
  hourInstant,
  isRealDate,
  localDate,
  localTime,
  parseTimeSlot,
  slotHours,
  slotOf,
} from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay, labelThere } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { ZoneName } from '../../../../ui/time.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { freshLocationsQuery, locationSpotsQuery } from '../../../locations/api.ts';
import { dayReservationsQuery, useUpdateReservation } from '../../api.ts';
import { ClockRange } from '../../components/clock-text.tsx';
import { DurationPicker } from '../../components/duration-picker.tsx';
import { StartTimePicker } from '../../components/time-picker.tsx';
import { freeForSlot } from '../../free-chargers.ts';
import { durationsOf, limitText, openAt, startsOf } from '../../hour-choices.ts';
import type { OwnRow } from './own-rows.ts';

type EditDialogProps = {
  row: OwnRow;
  /** The active locations of the reservation's organization. */
  locations: readonly Location[];
  /** The data by which the rules judge a booking at a location. */
  contextAt: (location: Location) => BookingContext;
  onClose: () => void;
};

interface Draft {
  locationId: string;
  /** The text of the date field, which may not be a valid date. */
  date: string;
  startHour: number | null;
  /** Null until a duration is chosen. */
  hours: number | null;
}

/** Changes a reservation's time or location, under the same rules as a new booking. */
export function EditDialog({ row, locations, contextAt, onClose }: EditDialogProps): ReactNode {
  // Reloads the locations that the dashboard passes on, because it uses the same query.
  useQuery(freshLocationsQuery);
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  const location = locations.find(({ id }) => id === draft.locationId) ?? locations[0];
  return (
    location && (
      <EditForm
        row={row}
        locations={locations}
        location={location}
        context={{ ...contextAt(location), editingId: row.id }}
        draft={draft}
        onChange={setDraft}
        onClose={onClose}
      />
    )
  );
}

type EditFormProps = {
  row: OwnRow;
  locations: readonly Location[];
  location: Location;
  context: BookingContext;
  draft: Draft;
  onChange: (draft: Draft) => void;
  onClose: () => void;
};

function EditForm({ row, locations, location, context, draft, onChange, onClose }: EditFormProps): ReactNode {
  const save = useSave(row, onClose);
  const choices = useChoices(row, location, context, draft);
  const { disabledReason, startHour, hours } = choices;
  const timeSlot = startHour === null || hours === null ? null : formatTimeSlot(slotOf(startHour, hours));
  const isUnchanged = timeSlot === row.timeSlot && draft.date === row.date && location.id === row.locationId;
  const missing = missingText(choices, isUnchanged);

  return (
    <Dialog
      open
      wide
      title="Edit reservation"
      onClose={onClose}
      figure={
        startHour !== null &&
        hours !== null && (
          <>
            <ClockRange from={formatHour(startHour)} to={formatHour((startHour + hours) % 24)} />
            <ZoneName at={choices.noon} zone={location.timezone} />
          </>
        )
      }
      description={spotText(row, location)}
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
          context={context}
          onChange={(date) => onChange({ ...draft, date })}
        />
        {disabledReason === null && (
          <TimeFields
            key={`${location.id} ${draft.date}`}
            location={location}
            choices={choices}
            note={startHour === null ? undefined : limitText(draft.date, startHour, context)}
            // A new start clears the duration.
            onStart={(hour) => hour !== startHour && onChange({ ...draft, startHour: hour, hours: null })}
            onHours={(count) => onChange({ ...draft, startHour, hours: count })}
          />
        )}
        <output className="sm mute" id="edit-missing">
          {disabledReason === null && choices.isKnown && missing}
        </output>
      </div>
    </Dialog>
  );
}

function spotText(row: OwnRow, location: Location): string {
  return location.id === row.locationId
    ? `You keep charger ${row.spot.spotNumber} if it is free then, or else get another one there.`
    : `You get a free charger at ${location.name}.`;
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

/** The reason why nothing can be booked on the date in the field; null if something can. */
function whyDateDisabled(date: string, context: BookingContext): string | null {
  if (!isRealDate(date)) return 'Choose a date.';
  const { available, title } = dateChoice(date, context);
  if (available) return null;
  if (title !== 'Outside booking range') return `${title}.`;
  return `${title}. You can book through ${formatDay(lastDay(context))}.`;
}

function lastDay({ now, timezone, rules }: BookingContext): LocalDate {
  return bookingWindow(localDate(now, timezone), rules).last;
}

function missingText({ startHour, hours }: Choices, isUnchanged: boolean): string | null {
  if (startHour === null) return 'Choose a start.';
  if (hours === null) return 'Choose a duration.';
  return isUnchanged ? 'Nothing has been changed yet.' : null;
}

type DateFieldProps = {
  date: string;
  disabledReason: string | null;
  context: BookingContext;
  onChange: (date: string) => void;
};

function DateField({ date, disabledReason, context, onChange }: DateFieldProps): ReactNode {
  return (
    <Field
      label="Date"
      error={disabledReason ?? undefined}
      hint={isRealDate(date) ? formatDay(date) : undefined}
    >
      <TextInput
        type="date"
        min={localDate(context.now, context.timezone)}
        max={lastDay(context)}
        value={date}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
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
        Your reservation stands as it is.
      </ErrorState>
    );
  }
  return (
    <div className="d-edit-time" aria-busy={!choices.isKnown}>
      <p className="label">{labelThere('Start', choices.noon, location.timezone)}</p>
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
    </div>
  );
}

type Choices = ReturnType<typeof useChoices>;

/**
 * The choices that the rules and free chargers leave for a draft. After a change of date or location, the time is kept
 * if it is still possible. The edited reservation itself does not count as occupying its charger.
 */
function useChoices(row: OwnRow, location: Location, context: BookingContext, draft: Draft) {
  const disabledReason = whyDateDisabled(draft.date, context);
  const date = disabledReason === null ? draft.date : row.date;
  const spots = useQuery(locationSpotsQuery(location.id));
  const day = useQuery(dayReservationsQuery(date, location.id));
  const nextDay = useQuery(dayReservationsQuery(addDays(date, 1), location.id));
  const others = [...(day.data ?? []), ...(nextDay.data ?? [])].filter(({ id }) => id !== row.id);
  const free = (start: number, count: number): number =>
    freeForSlot({ date, timezone: location.timezone }, start, count, spots.data ?? [], others);

  const isKnown = spots.isSuccess && day.isSuccess;
  const starts = startsOf(date, context, free, openAt(date, location));
  const isStartOpen = starts.some(({ hour, enabled }) => enabled && hour === draft.startHour);
  const startHour = isKnown && !isStartOpen ? null : draft.startHour;
  const durations = startHour === null ? [] : durationsOf(date, startHour, context, free);
  const isLengthOpen = durations.some(({ hours, enabled }) => enabled && hours === draft.hours);
  return {
    disabledReason,
    starts,
    durations,
    startHour,
    hours: isKnown && !isLengthOpen ? null : draft.hours,
    totalSpots: spots.data?.length ?? 0,
    noon: hourInstant(date, 12, location.timezone).instant,
    isKnown,
    failed: [spots, day].filter(({ isLoadingError }) => isLoadingError),
  };
}

/** Saves the reservation, and shows its charger and time. */
function useSave(row: OwnRow, onDone: () => void) {
  const update = useUpdateReservation();
  return {
    isPending: update.isPending,
    run: (changes: { locationId: string; date: LocalDate; timeSlot: string }) =>
      update.mutate(
        { id: row.id, ...changes },
        {
          onSuccess: (saved) => {
            const place = saved.movedToAnotherSpot
              ? `Charger ${row.spot.spotNumber} was taken at that time. You now have charger ${saved.spot.spotNumber}.`
              : `Charger ${saved.spot.spotNumber} at ${saved.location.name}, ${formatDay(saved.date)}.`;
            toast({ title: 'Reservation Updated', description: place });
            onDone();
          },
        },
      ),
  };
}
