import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { formatHour, formatTimeSlot, parseTimeSlot, slotOf } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { formatDay, formatTimeThere, labelThere } from '../../../lib/dates.ts';
import { Button } from '../../../ui/button.tsx';
import { ZoneName } from '../../../ui/time.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field, FieldError, Select } from '../../../ui/field.tsx';
import { useIsOffline } from '../../../lib/network.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { endsIfMovedWords } from '../../waitlist/line-words.ts';
import { freshLocationsQuery } from '../../locations/api.ts';
import { BookingCalendar } from '../choosing/booking-calendar.tsx';
import { ClockRange } from '../day/clock-text.tsx';
import { DurationPicker, DurationSkeleton } from '../choosing/duration-picker.tsx';
import { StartTimePicker, StartTimeSkeleton } from '../choosing/time-picker.tsx';
import { useEndedEntries } from '../../waitlist/api.ts';
import { canMoveBack } from './take-back.ts';
import { startHint } from '../choosing/hour-choices.ts';
import { draftOf, lengthNote, missingText, spotText, useChoices } from './edit-choices.ts';
import type { Choices, Draft } from './edit-choices.ts';
import type { OwnRow } from '../member/own-rows.ts';
import { useSaveEdit } from './use-save-edit.ts';

type EditDialogProps = {
  row: OwnRow;
  /** The reservation as it was read last. */
  current: OwnRow | undefined;
  /** The active locations of the reservation's organization. */
  locations: readonly Location[];
  /** The data by which the rules evaluate a booking at a location. */
  contextAt: (location: Location) => BookingContext;
  onClose: () => void;
};

/** Changes a reservation's time or location, under the same rules as a new booking. */
export function EditDialog({ row, current, locations, contextAt, onClose }: EditDialogProps): ReactNode {
  // Reloads the locations that the dashboard passes on, because the dashboard reads them by the same query key.
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
  const save = useSaveEdit({ row, current, canUndo }, onClose);
  const missingId = useId();
  const choices = useChoices(row, location, context, draft);
  const { disabledReason, startHour, hours } = choices;
  const timeSlot = startHour === null || hours === null ? null : formatTimeSlot(slotOf(startHour, hours));
  const isUnchanged = timeSlot === row.timeSlot && draft.date === row.date && location.id === row.locationId;
  const missing = missingText(choices, isUnchanged, startHint(choices.starts, draft.date, context));
  const ended = useEndedEntries(
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
      title={m.reservationsActions.editReservation}
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
          <Button onClick={onClose}>{m.reservationsActions.keepAsItIs}</Button>
          <Button
            look="primary"
            disabled={disabledReason !== null || missing !== null || !choices.isKnown}
            busy={save.isPending}
            aria-describedby={missingId}
            onClick={() => timeSlot && save.run({ locationId: location.id, date: draft.date, timeSlot })}
          >
            {m.reservationsActions.updateReservation}
          </Button>
        </>
      }
    >
      <div className="d-edit stack gap-16 shrink">
        {hasBegun && (
          <Notice
            tone="info"
            title={m.reservationsActions.itBeganAtTime({ time: formatTimeThere(row.startsAt, row.timezone) })}
          >
            {m.reservationsActions.itStaysAsItIs}
          </Notice>
        )}
        {locations.length > 1 && (
          <Field label={m.common.location}>
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
          <Notice tone="info" title={m.reservationsActions.youWillNoLongerBe}>
            {endsIfMovedWords(ended)}
          </Notice>
        )}
        <output className="sm mute" id={missingId}>
          {disabledReason === null && choices.isKnown && missing}
        </output>
      </div>
    </Dialog>
  );
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
        {m.reservationsActions.date}
      </span>
      <button
        type="button"
        className="input d-edit-day row ends"
        id={`${id}day`}
        aria-labelledby={`${id}label ${id}day`}
        aria-describedby={told === null ? undefined : `${id}why`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {formatDay(date)}
        <ChevronDown className="ic ic-16 turns" aria-hidden="true" />
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
  const isOffline = useIsOffline();
  if (failed.length > 0) {
    return (
      <ErrorState
        title={m.common.theChargersCouldNotBe}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      >
        {m.reservationsActions.yourReservationIsNotAffected}
      </ErrorState>
    );
  }
  if (!choices.isKnown && isOffline) {
    return (
      <Notice tone="info" title={m.reservationsActions.noConnection}>
        {m.reservationsActions.theChargersThatAreFree}
      </Notice>
    );
  }
  return (
    <div className="d-edit-time shrink" aria-busy={!choices.isKnown}>
      <p className="sm medium">{labelThere(m.reservationsActions.start, choices.noon, location.timezone)}</p>
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
