// Sections for how far ahead, how often and how long members can reserve, and for reminders.
import {
  FREQUENCY_TYPES,
  pluralOf,
  RULE_OPTIONS,
  RULE_RANGES,
  UNLIMITED_CONSECUTIVE,
} from '@chargerota/domain';
import type { FrequencyType } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { ControlRow, NumberField, SelectRow, SwitchRow } from './setting-rows.tsx';
import { FREQUENCY_WORDS, SETTING_LABELS, settingText } from './setting-words.ts';
import type { SettingsForm } from './use-settings.ts';

const OTHER = 'other';

export function AheadRows({ form }: { form: SettingsForm }): ReactNode {
  const days = form.edited.maxAdvanceBookingDays;
  const options: readonly number[] = RULE_OPTIONS.maxAdvanceBookingDays;
  const [choosesOther, setOther] = useState(false);
  const isOther = choosesOther || !options.includes(days);
  const choose = (choice: string): void => {
    setOther(choice === OTHER);
    if (choice !== OTHER) form.set({ maxAdvanceBookingDays: Number(choice) });
  };
  return (
    <>
      <ControlRow label={SETTING_LABELS.maxAdvanceBookingDays} hint="How far ahead members can reserve.">
        <Select value={isOther ? OTHER : days} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {settingText('maxAdvanceBookingDays', option)}
            </option>
          ))}
          <option value={OTHER}>Other…</option>
        </Select>
      </ControlRow>
      {isOther && (
        <NumberField
          form={form}
          label="Days ahead"
          hint="1 to 365. Multiples of 30 count as months."
          value={days}
          range={RULE_RANGES.maxAdvanceBookingDays}
          unit={pluralOf(days, 'day', 'days')}
          onChange={(value) => form.set({ maxAdvanceBookingDays: value })}
        />
      )}
      <SwitchRow
        form={form}
        name="allowSameDayBooking"
        hint="When this is off, members reserve by the day before at the latest."
      />
    </>
  );
}

const COUNTED_BY = {
  daily: 'maxBookingsPerDay',
  weekly: 'maxBookingsPerWeek',
  monthly: 'maxBookingsPerMonth',
} as const;

export function OftenRows({ form }: { form: SettingsForm }): ReactNode {
  const { bookingFrequencyEnabled, bookingFrequencyType: type } = form.edited;
  const name = type === 'unlimited' ? null : COUNTED_BY[type];
  // Without a period there would be no limit, so turning the limit on starts with the week.
  const turn = (on: boolean): void =>
    form.set({
      bookingFrequencyEnabled: on,
      ...(on && type === 'unlimited' && { bookingFrequencyType: 'weekly' }),
    });
  return (
    <>
      <div className="set-row py-10">
        <Switch
          label={SETTING_LABELS.bookingFrequencyEnabled}
          hint="Reservations and walk-ins count, even if missed; cancelled ones do not."
          checked={bookingFrequencyEnabled}
          onChange={turn}
        />
      </div>
      <ControlRow
        label={SETTING_LABELS.bookingFrequencyType}
        hint={bookingFrequencyEnabled && name ? 'Weeks begin on Monday.' : 'There is no limit.'}
      >
        <Select
          value={type}
          disabled={!bookingFrequencyEnabled}
          onChange={(event) => form.set({ bookingFrequencyType: event.target.value as FrequencyType })}
        >
          {FREQUENCY_TYPES.map((option) => (
            <option key={option} value={option}>
              {FREQUENCY_WORDS[option]}
            </option>
          ))}
        </Select>
      </ControlRow>
      {bookingFrequencyEnabled && name && (
        <NumberField
          key={name}
          form={form}
          label={SETTING_LABELS[name]}
          hint={`${RULE_RANGES[name].min} to ${RULE_RANGES[name].max}`}
          value={form.edited[name]}
          range={RULE_RANGES[name]}
          unit="for each member"
          onChange={(value) => form.set({ [name]: value })}
        />
      )}
    </>
  );
}

export function InARowRows({ form }: { form: SettingsForm }): ReactNode {
  const { allowConsecutiveReservations: allowed } = form.edited;
  const options: readonly number[] = RULE_OPTIONS.maxConsecutiveSlots;
  return (
    <>
      <SwitchRow
        form={form}
        name="allowConsecutiveReservations"
        hint="When this is off, a member’s reservations at a location need a gap between them."
      />
      <SelectRow
        form={form}
        name="maxConsecutiveSlots"
        disabledReason={!allowed && 'They need a gap between them.'}
        // A limit of one would forbid reservations without a gap, and the switch above already does that.
        options={allowed ? options.filter((count) => count > 1) : options}
        hint={
          form.edited.maxConsecutiveSlots === UNLIMITED_CONSECUTIVE
            ? 'All day long, if chargers are free.'
            : 'Reservations that follow each other without a gap.'
        }
      />
    </>
  );
}

/** How long before the start the reminders come that everybody gets. */
const FIXED_REMINDERS: Readonly<Record<number, string>> = {
  60: '“Are you still coming?” is asked',
  15: 'A fixed reminder comes',
  5: 'A fixed reminder comes',
};

/** The default is the time of a reminder that everybody gets. */
function besideFixed(minutes: number): string {
  const other = FIXED_REMINDERS[minutes];
  const when = settingText('defaultReminderMinutes', minutes);
  return other ? `${other} ${when} before the start, too: nothing is sent twice.` : '';
}

export function NotificationRows({ form }: { form: SettingsForm }): ReactNode {
  return (
    <>
      <SwitchRow
        form={form}
        name="allowCustomReminders"
        hint="In addition to the reminders 15 and 5 minutes before the start and the end."
      />
      <SelectRow
        form={form}
        name="defaultReminderMinutes"
        disabledReason={!form.edited.allowCustomReminders && 'Members have no custom reminder.'}
        hint={`For members who have not chosen another time. ${besideFixed(form.edited.defaultReminderMinutes)}`.trim()}
        options={RULE_OPTIONS.defaultReminderMinutes}
      />
      <SwitchRow
        form={form}
        name="allowAvailabilityNotifications"
        hint="When this is off, offers of the line are shown in the app only, without a push message, text message or email."
      />
    </>
  );
}
