// Sections for how far ahead, how often and how long members can reserve, and for reminders.
import {
  DEFAULT_RULES,
  FREQUENCY_TYPES,
  RULE_OPTIONS,
  RULE_RANGES,
  UNLIMITED_CONSECUTIVE,
} from '@chargerota/domain';
import type { FrequencyType } from '@chargerota/domain';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Select } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { ControlRow, NumberInput, NumberRow, SelectRow, SwitchRow } from './setting-rows.tsx';
import { FREQUENCY_WORDS, SETTING_LABELS, settingText } from './setting-words.ts';
import type { SettingsForm } from './use-draft.ts';

const OTHER = 'other';

export function AheadRows({ draft }: { draft: SettingsForm }): ReactNode {
  const days = draft.edited.maxAdvanceBookingDays;
  const options: readonly number[] = RULE_OPTIONS.maxAdvanceBookingDays;
  const [choosesOther, setOther] = useState(false);
  const isOther = choosesOther || !options.includes(days);
  const choose = (choice: string): void => {
    setOther(choice === OTHER);
    if (choice !== OTHER) draft.set({ maxAdvanceBookingDays: Number(choice) });
  };
  return (
    <>
      <ControlRow label={SETTING_LABELS.maxAdvanceBookingDays} hint="The farthest day that can be reserved.">
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
        <ControlRow label="Days ahead" hint="1 to 365. Multiples of 30 count as months.">
          <NumberInput
            savesAtOnce={draft.savesAtOnce}
            value={days}
            range={RULE_RANGES.maxAdvanceBookingDays}
            fallback={DEFAULT_RULES.maxAdvanceBookingDays}
            unit={days === 1 ? 'day' : 'days'}
            onChange={(value) => draft.set({ maxAdvanceBookingDays: value })}
          />
        </ControlRow>
      )}
      <SwitchRow
        draft={draft}
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

export function OftenRows({ draft }: { draft: SettingsForm }): ReactNode {
  const { bookingFrequencyEnabled, bookingFrequencyType: type } = draft.edited;
  const name = type === 'unlimited' ? null : COUNTED_BY[type];
  // Without a period there would be no limit, so turning the limit on starts with the week.
  const turn = (on: boolean): void =>
    draft.set({
      bookingFrequencyEnabled: on,
      ...(on && type === 'unlimited' && { bookingFrequencyType: 'weekly' }),
    });
  return (
    <>
      <div className="set-row">
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
          onChange={(event) => draft.set({ bookingFrequencyType: event.target.value as FrequencyType })}
        >
          {FREQUENCY_TYPES.map((option) => (
            <option key={option} value={option}>
              {FREQUENCY_WORDS[option]}
            </option>
          ))}
        </Select>
      </ControlRow>
      {bookingFrequencyEnabled && name && (
        <NumberRow
          key={name}
          draft={draft}
          name={name}
          range={RULE_RANGES[name]}
          fallback={DEFAULT_RULES[name]}
          unit="for each member"
        />
      )}
    </>
  );
}

export function InARowRows({ draft }: { draft: SettingsForm }): ReactNode {
  const { allowConsecutiveReservations: allowed } = draft.edited;
  const options: readonly number[] = RULE_OPTIONS.maxConsecutiveSlots;
  return (
    <>
      <SwitchRow
        draft={draft}
        name="allowConsecutiveReservations"
        hint="When this is off, a member’s reservations at a location need a gap between them."
      />
      <SelectRow
        draft={draft}
        name="maxConsecutiveSlots"
        disabledReason={!allowed && 'They need a gap between them.'}
        // A limit of one would forbid reservations without a gap, and the switch above already does that.
        options={allowed ? options.filter((count) => count > 1) : options}
        hint={
          draft.edited.maxConsecutiveSlots === UNLIMITED_CONSECUTIVE
            ? 'All day long, if chargers are free.'
            : 'Reservations that follow each other without a gap.'
        }
      />
    </>
  );
}

export function NoticeRows({ draft }: { draft: SettingsForm }): ReactNode {
  return (
    <>
      <SwitchRow
        draft={draft}
        name="allowCustomReminders"
        hint="Beside the reminders 15 and 5 minutes before the start and the end."
      />
      <SelectRow
        draft={draft}
        name="defaultReminderMinutes"
        disabledReason={!draft.edited.allowCustomReminders && 'Members have no reminder of their own.'}
        hint="For members who have not chosen another time."
        options={RULE_OPTIONS.defaultReminderMinutes}
      />
      <SwitchRow
        draft={draft}
        name="allowAvailabilityNotifications"
        hint="When this is off, offers of the line are shown in the app only, without a push message, text message or email."
      />
    </>
  );
}
