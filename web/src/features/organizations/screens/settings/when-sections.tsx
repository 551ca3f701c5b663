// Sections for when a reservation is required and when walk-ins are allowed.
import { m } from '@chargerota/messages';
import {
  formatHour,
  MAX_PEAK_HOURS,
  OFF_PEAK_POLICIES,
  parseTimeOfDay,
  RULE_OPTIONS,
  RULE_RANGES,
} from '@chargerota/domain';
import type { OffPeakPolicy } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { RadioGroup } from '../../../../ui/choices.tsx';
import { Select } from '../../../../ui/field.tsx';
import { ControlRow, SelectRow, SwitchRow } from './setting-rows.tsx';
import { hourText, POLICY_WORDS, SETTING_LABELS } from './setting-words.ts';
import type { SettingsForm } from './use-settings.ts';

const numbersBetween = ({ min, max }: { min: number; max: number }): number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

export function PeakRows({ form }: { form: SettingsForm }): ReactNode {
  const { peakHoursEnabled, requirePeakReservation } = form.edited;
  const off = !peakHoursEnabled && m.organizationsSettings.peakHoursAreOff;
  const without =
    off || (!requirePeakReservation && m.organizationsSettings.withoutRequiredReservationsThereAre);
  return (
    <>
      <SwitchRow form={form} name="peakHoursEnabled" hint={m.organizationsSettings.busyHoursFromTheStart} />
      <SwitchRow
        form={form}
        name="requirePeakReservation"
        hint={m.organizationsSettings.thisIsWhatPeakHours}
        disabledReason={off}
      />
      <PeakTimes form={form} disabledReason={without} />
      <SwitchRow form={form} name="weekdaysRequireReservations" disabledReason={without} />
      <SwitchRow form={form} name="weekendPeakHours" disabledReason={without} />
      <SwitchRow
        form={form}
        name="peakWalkInWhenFree"
        hint={m.organizationsSettings.aChargerThatNobodyHas}
        disabledReason={without}
      />
    </>
  );
}

const hourOf = (time: string): number => Math.floor((parseTimeOfDay(time) ?? 0) / 60);
const timeOf = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The end is one to twelve hours after the start, and moves with it. */
function PeakTimes({
  form,
  disabledReason,
}: {
  form: SettingsForm;
  disabledReason: string | false;
}): ReactNode {
  const [start, end] = [hourOf(form.edited.peakStartTime), hourOf(form.edited.peakEndTime)];
  const moveStart = (to: number): void => {
    const length = Math.min(Math.max(end - start, 1), MAX_PEAK_HOURS);
    form.set({ peakStartTime: timeOf(to), peakEndTime: timeOf(Math.min(to + length, 24)) });
  };
  const ends = numbersBetween({ min: start + 1, max: Math.min(start + MAX_PEAK_HOURS, 24) });
  const disabled = Boolean(disabledReason);
  return (
    <>
      <ControlRow label={SETTING_LABELS.peakStartTime} hint={disabledReason}>
        <Select value={start} disabled={disabled} onChange={(event) => moveStart(Number(event.target.value))}>
          {numbersBetween({ min: 0, max: 23 }).map((hour) => (
            <option key={hour} value={hour}>
              {formatHour(hour)}
            </option>
          ))}
        </Select>
      </ControlRow>
      <ControlRow
        label={SETTING_LABELS.peakEndTime}
        hint={disabledReason || m.organizationsSettings.atMostHoursLater({ hours: MAX_PEAK_HOURS })}
      >
        <Select
          value={end}
          disabled={disabled}
          onChange={(event) => form.set({ peakEndTime: timeOf(Number(event.target.value)) })}
        >
          {ends.map((hour) => (
            <option key={hour} value={hour}>
              {hourText(hour)}
            </option>
          ))}
        </Select>
      </ControlRow>
    </>
  );
}

const POLICY_HINTS: Record<OffPeakPolicy, string> = {
  both: m.organizationsSettings.firstComeFirstServedMembers,
  walk_in_only: m.organizationsSettings.firstComeFirstServedReservations,
  reservation_only: m.organizationsSettings.aReservationIsNeededAt,
};

const WITHOUT_WALK_INS = m.organizationsSettings.walkInsAreSwitchedOff;

export function OffPeakRows({ form }: { form: SettingsForm }): ReactNode {
  const { offPeakAccessPolicy, allowOffPeakWalkIn } = form.edited;
  const isWithoutWalkIns = offPeakAccessPolicy === 'both' && !allowOffPeakWalkIn;
  return (
    <>
      <div className="set-row py-10">
        <RadioGroup
          legend={SETTING_LABELS.offPeakAccessPolicy}
          value={offPeakAccessPolicy}
          onChange={(policy) => form.set({ offPeakAccessPolicy: policy })}
          choices={OFF_PEAK_POLICIES.map((value) => ({ value, label: POLICY_WORDS[value] }))}
          note={isWithoutWalkIns ? WITHOUT_WALK_INS : POLICY_HINTS[offPeakAccessPolicy]}
        />
      </div>
      <SwitchRow
        form={form}
        name="allowOffPeakWalkIn"
        hint={m.organizationsSettings.aMemberTakesAFree}
        disabledReason={
          offPeakAccessPolicy === 'reservation_only' && m.organizationsSettings.withReservationsOnlyThereAre
        }
      />
    </>
  );
}

export function LengthRows({ form }: { form: SettingsForm }): ReactNode {
  const { offPeakAccessPolicy, maxBookingHoursReservation, maxBookingHoursWalkIn } = form.edited;
  const { peakSlotDuration, offPeakSlotDuration } = form.edited;
  const walkIns = offPeakAccessPolicy !== 'reservation_only';
  return (
    <>
      <SelectRow
        form={form}
        name="maxBookingHoursReservation"
        hint={
          walkIns
            ? m.organizationsSettings.forReservationsThatStartIn
            : m.organizationsSettings.forReservationsAtAnyHour
        }
        options={numbersBetween(RULE_RANGES.maxBookingHoursReservation)}
      />
      {walkIns && (
        <SelectRow
          form={form}
          name="maxBookingHoursWalkIn"
          hint={m.organizationsSettings.walkInsAndReservationsThat}
          options={numbersBetween(RULE_RANGES.maxBookingHoursWalkIn)}
        />
      )}
      <SelectRow
        form={form}
        name="peakSlotDuration"
        hint={suggestionHint(peakSlotDuration, maxBookingHoursReservation)}
        options={RULE_OPTIONS.peakSlotDuration}
      />
      <SelectRow
        form={form}
        name="offPeakSlotDuration"
        hint={suggestionHint(
          offPeakSlotDuration,
          walkIns ? maxBookingHoursWalkIn : maxBookingHoursReservation,
        )}
        options={RULE_OPTIONS.offPeakSlotDuration}
      />
    </>
  );
}

/**
 * What the booking screen makes of a suggested duration: chargers are reserved by the hour, so shorter times are rounded
 * up, and none is longer than the limit (docs/rules.md "Booking").
 */
function suggestionHint(minutes: number, limitHours: number): string {
  const hours = Math.ceil(minutes / 60);
  if (hours > limitHours) return m.organizationsSettings.reservationsLastAtMostHours({ count: limitHours });
  return minutes % 60 === 0
    ? m.organizationsSettings.theDurationThatTheBooking
    : m.organizationsSettings.reservationsLastWholeHours({ count: hours });
}
