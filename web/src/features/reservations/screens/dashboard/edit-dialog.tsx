import type { Location } from '@chargerota/contract';
import {
  addDays,
  bookingWindow,
  dateChoice,
  formatHour,
  formatTimeSlot,
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
import { differingZone, formatDay } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { ErrorState } from '../../../../ui/states.tsx';
import { toast } from '../../../../ui/toast.ts';
import { locationSpotsQuery } from '../../../locations/api.ts';
import { dayReservationsQuery, useUpdateReservation } from '../../api.ts';
import { ClockRange } from '../../components/clock-text.tsx';
import { DurationPicker } from '../../components/duration-picker.tsx';
import { StartTimePicker } from '../../components/time-picker.tsx';
import { freeForSlot } from '../../free-chargers.ts';
import { durationsOf, limitText, openAt, startsOf } from '../../hour-choices.ts';
import type { OwnRow } from './own-rows.ts';

type EditDialogProps = {
  row: OwnRow;
  /** Of the reservation's organization, active. */
  locations: readonly Location[];
  /** What a wish at a location is judged by. */
  contextAt: (location: Location) => BookingContext;
  onClose: () => void;
};

interface Draft {
  locationId: string;
  /** What stands in the field: not always a date. */
  date: string;
  startHour: number | null;
  /** Null while the start still lacks a duration. */
  hours: number | null;
}

/** Another time or location for a reservation, under the rules of a booking (SPEC.md §5 "Edit reservation"). */
export function EditDialog({ row, locations, contextAt, onClose }: EditDialogProps): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => draftOf(row));
  const location = locations.find(({ id }) => id === draft.locationId) ?? locations[0];
  const save = useSave(row, onClose);
  if (!location) return null;
  const context: BookingContext = { ...contextAt(location), editingId: row.id };
  const { startHour, hours } = draft;
  const barred = dateBarred(draft.date, context);
  const timeSlot = startHour === null || hours === null ? null : formatTimeSlot(slotOf(startHour, hours));
  const isUnchanged = timeSlot === row.timeSlot && draft.date === row.date && location.id === row.locationId;
  const missing = barred ?? missingText(draft, isUnchanged);

  return (
    <Dialog
      open
      wide
      title="Edit reservation"
      onClose={onClose}
      figure={
        startHour !== null &&
        hours !== null && (
          <ClockRange from={formatHour(startHour)} to={formatHour((startHour + hours) % 24)} />
        )
      }
      description={spotText(row, location)}
      actions={
        <>
          <Button onClick={onClose}>Keep as it is</Button>
          <Button
            look="primary"
            disabled={missing !== null || timeSlot === null}
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
              onChange={({ target }) =>
                setDraft({ ...draft, locationId: target.value, startHour: null, hours: null })
              }
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
          barred={barred}
          context={context}
          onChange={(date) => setDraft({ ...draft, date, startHour: null, hours: null })}
        />
        {barred === null && (
          <TimeFields
            key={`${location.id} ${draft.date}`}
            row={row}
            location={location}
            context={context}
            draft={draft}
            onChange={setDraft}
          />
        )}
        <output className="sm mute" id="edit-missing">
          {missing !== barred && missing}
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

/** Why nothing can be booked on what stands in the date field; null if something can. */
function dateBarred(date: string, context: BookingContext): string | null {
  if (!isRealDate(date)) return 'Choose a date.';
  const { available, title } = dateChoice(date, context);
  return available ? null : `${title}.`;
}

function missingText({ startHour, hours }: Draft, isUnchanged: boolean): string | null {
  if (startHour === null) return 'Choose a start.';
  if (hours === null) return 'Choose a duration.';
  return isUnchanged ? 'This is how it stands now.' : null;
}

type DateFieldProps = {
  date: string;
  barred: string | null;
  context: BookingContext;
  onChange: (date: string) => void;
};

function DateField({ date, barred, context, onChange }: DateFieldProps): ReactNode {
  const today = localDate(context.now, context.timezone);
  const { last } = bookingWindow(today, context.rules);
  return (
    <Field label="Date" error={barred ?? undefined} hint={isRealDate(date) ? formatDay(date) : undefined}>
      <TextInput
        type="date"
        min={today}
        max={last}
        value={date}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  );
}

type TimeFieldsProps = {
  row: OwnRow;
  location: Location;
  context: BookingContext;
  draft: Draft;
  onChange: (draft: Draft) => void;
};

/** Start and duration, with the chargers that are free then; a new start clears the duration (SPEC.md §5). */
function TimeFields({ row, location, context, draft, onChange }: TimeFieldsProps): ReactNode {
  const { date, startHour, hours } = draft;
  const chargers = useFreeChargers(location, date, row.id);
  const starts = startsOf(date, context, chargers.free, openAt(date, location));
  const zone = differingZone(row.startsAt, location.timezone);
  if (chargers.failed.length > 0) {
    return (
      <ErrorState
        title="The chargers could not be read"
        onRetry={() => chargers.failed.forEach((query) => void query.refetch())}
      >
        Your reservation stands as it is.
      </ErrorState>
    );
  }
  return (
    <div className="d-edit-time" aria-busy={!chargers.isKnown}>
      <p className="label">Start {zone && <span className="sm mute">{zone}</span>}</p>
      <StartTimePicker
        starts={starts}
        totalSpots={chargers.total}
        start={startHour}
        duration={hours ?? 0}
        onStart={(hour) => hour !== startHour && onChange({ ...draft, startHour: hour, hours: null })}
      />
      {startHour !== null && (
        <DurationPicker
          durations={durationsOf(date, startHour, context, chargers.free)}
          value={hours}
          note={limitText(date, startHour, context)}
          onChange={(count) => onChange({ ...draft, hours: count })}
        />
      )}
    </div>
  );
}

/** Free chargers of a location on a day, the edited reservation's own time counted as free. */
function useFreeChargers(location: Location, date: LocalDate, exceptId: string) {
  const spots = useQuery(locationSpotsQuery(location.id));
  const day = useQuery(dayReservationsQuery(date, location.id));
  const nextDay = useQuery(dayReservationsQuery(addDays(date, 1), location.id));
  const others = [...(day.data ?? []), ...(nextDay.data ?? [])].filter(({ id }) => id !== exceptId);
  return {
    total: spots.data?.length ?? 0,
    isKnown: spots.isSuccess && day.isSuccess,
    failed: [spots, day].filter(({ isError }) => isError),
    free: (startHour: number, hours: number): number =>
      freeForSlot({ date, timezone: location.timezone }, startHour, hours, spots.data ?? [], others),
  };
}

/** Saves, and says to which charger and time the reservation went. */
function useSave(row: OwnRow, onDone: () => void) {
  const update = useUpdateReservation();
  return {
    isPending: update.isPending,
    run: (wish: { locationId: string; date: LocalDate; timeSlot: string }) =>
      update.mutate(
        { id: row.id, ...wish },
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
