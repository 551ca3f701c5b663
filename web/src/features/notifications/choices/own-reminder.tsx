import type { NotificationPreferences } from '@chargerota/contract';
import { RULE_OPTIONS } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/field.tsx';
import { useSavePreferences } from '../api.ts';
import { changeValues, insteadOfOwn } from './choices.ts';

const NONE = 'none';

/** How long before the start the member's own reminder comes. */
export function OwnReminder({ preferences }: { preferences: NotificationPreferences }): ReactNode {
  const save = useSavePreferences();
  const { enableCustomReminders, customReminderMinutes } = preferences;
  const choose = (choice: string): void =>
    save.mutate(
      changeValues(
        choice === NONE
          ? { enableCustomReminders: false }
          : { enableCustomReminders: true, customReminderMinutes: Number(choice) },
      ),
    );
  return (
    <div className="nc-more nc-own">
      <Field label="Your custom reminder comes" hint={insteadOfOwn(preferences) ?? undefined}>
        <Select
          value={enableCustomReminders ? customReminderMinutes : NONE}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={NONE}>Never</option>
          {RULE_OPTIONS.defaultReminderMinutes.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 60 ? '1 hour before' : `${minutes} minutes before`}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
