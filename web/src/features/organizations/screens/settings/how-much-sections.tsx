// Sections for how far ahead, how often and how long members can reserve, and for reminders.
import { m } from '@chargerota/messages';
import { FREQUENCY_TYPES, RULE_OPTIONS, RULE_RANGES, UNLIMITED_CONSECUTIVE } from '@chargerota/domain';
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
      <ControlRow
        label={SETTING_LABELS.maxAdvanceBookingDays}
        hint={m.organizationsSettings.howFarAheadMembersCan}
      >
        <Select value={isOther ? OTHER : days} onChange={(event) => choose(event.target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {settingText('maxAdvanceBookingDays', option)}
            </option>
          ))}
          <option value={OTHER}>{m.organizationsSettings.other}</option>
        </Select>
      </ControlRow>
      {isOther && (
        <NumberField
          form={form}
          label={m.organizationsSettings.daysAhead}
          hint={m.organizationsSettings.oneTo365MultiplesOf30}
          value={days}
          range={RULE_RANGES.maxAdvanceBookingDays}
          unit={m.organizationsSettings.unitOfDays({ count: days })}
          onChange={(value) => form.set({ maxAdvanceBookingDays: value })}
        />
      )}
      <SwitchRow form={form} name="allowSameDayBooking" hint={m.organizationsSettings.whenThisIsOffMembers} />
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
          hint={m.organizationsSettings.reservationsAndWalkInsCount}
          checked={bookingFrequencyEnabled}
          onChange={turn}
        />
      </div>
      <ControlRow
        label={SETTING_LABELS.bookingFrequencyType}
        hint={
          bookingFrequencyEnabled && name
            ? m.organizationsSettings.weeksBeginOnMonday
            : m.organizationsSettings.thereIsNoLimit
        }
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
          hint={m.organizationsSettings.minToMax({ min: RULE_RANGES[name].min, max: RULE_RANGES[name].max })}
          value={form.edited[name]}
          range={RULE_RANGES[name]}
          unit={m.organizationsSettings.forEachMember}
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
        hint={m.organizationsSettings.whenThisIsOffA}
      />
      <SelectRow
        form={form}
        name="maxConsecutiveSlots"
        disabledReason={!allowed && m.organizationsSettings.theyNeedAGapBetween}
        // A limit of one would forbid reservations without a gap, and the switch above already does that.
        options={allowed ? options.filter((count) => count > 1) : options}
        hint={
          form.edited.maxConsecutiveSlots === UNLIMITED_CONSECUTIVE
            ? m.organizationsSettings.allDayLongIfChargers
            : m.organizationsSettings.reservationsThatFollowEachOther
        }
      />
    </>
  );
}

/** How long before the start the reminders come that everybody gets. */
const FIXED_REMINDERS: Readonly<Record<number, (minutes: { count: number }) => string>> = {
  60: m.organizationsSettings.stillComingIsAskedToo,
  15: m.organizationsSettings.aFixedReminderComesToo,
  5: m.organizationsSettings.aFixedReminderComesToo,
};

/** Whether the default is the time of a reminder that everybody gets, too. */
function reminderHint(minutes: number): string {
  const besideFixed = FIXED_REMINDERS[minutes]?.({ count: minutes });
  return [m.organizationsSettings.forMembersWhoHaveNot, besideFixed].filter(Boolean).join(' ');
}

export function NotificationRows({ form }: { form: SettingsForm }): ReactNode {
  return (
    <>
      <SwitchRow
        form={form}
        name="allowCustomReminders"
        hint={m.organizationsSettings.inAdditionToTheReminders}
      />
      <SelectRow
        form={form}
        name="defaultReminderMinutes"
        disabledReason={
          !form.edited.allowCustomReminders && m.organizationsSettings.membersHaveNoCustomReminder
        }
        hint={reminderHint(form.edited.defaultReminderMinutes)}
        options={RULE_OPTIONS.defaultReminderMinutes}
      />
      <SwitchRow
        form={form}
        name="allowAvailabilityNotifications"
        hint={m.organizationsSettings.whenThisIsOffOffers}
      />
    </>
  );
}
