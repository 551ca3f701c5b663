import { m } from '@chargerota/messages';
import type { NotificationPreferences } from '@chargerota/contract';
import { slotLabel } from '@chargerota/domain';
import type { QuietHours } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Field, Select } from '../../../ui/field.tsx';
import { Section } from '../../../ui/page.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useSavePreferences } from '../api.ts';
import { changeValues } from './choices.ts';

const AT_FIRST: QuietHours = { from: '22:00', until: '07:00' };
const HALF_HOURS = Array.from(
  { length: 48 },
  (_, index) => `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`,
);

export function QuietHoursSection({ preferences }: { preferences: NotificationPreferences }): ReactNode {
  const save = useSavePreferences();
  const { quietHours: quiet } = preferences;
  const change = (next: QuietHours | null): void => save.mutate(changeValues({ quietHours: next }));
  return (
    <Section title={m.notificationsChoices.quietHours}>
      <div className="rows nc-rows">
        <div className="stack gap-8 py-10">
          <Switch
            label={m.notificationsChoices.noMessagesAtNight}
            hint={m.notificationsChoices.notificationsInTheAppAre}
            checked={quiet !== null}
            onChange={(isOn) => change(isOn ? AT_FIRST : null)}
          />
        </div>
        {quiet && (
          <div className="stack gap-8 py-10">
            <div className="nc-span">
              <TimeSelect
                label={m.notificationsChoices.from}
                value={quiet.from}
                other={quiet.until}
                onChange={(from) => change({ ...quiet, from })}
              />
              <TimeSelect
                label={m.notificationsChoices.until}
                value={quiet.until}
                other={quiet.from}
                onChange={(until) => change({ ...quiet, until })}
              />
            </div>
            <p className="hint">
              {m.notificationsChoices.emailTextAndPushMessages({ time: slotLabel(quiet.until) })}
            </p>
          </div>
        )}
      </div>
    </Section>
  );
}

type TimeSelectProps = {
  label: string;
  value: string;
  /** The other end of the quiet hours, which cannot be chosen here. */
  other: string;
  onChange: (time: string) => void;
};

function TimeSelect({ label, value, other, onChange }: TimeSelectProps): ReactNode {
  // Another program may have set any minute.
  const times = HALF_HOURS.includes(value) ? HALF_HOURS : [value, ...HALF_HOURS].toSorted();
  return (
    <Field label={label}>
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        {times
          .filter((time) => time !== other)
          .map((time) => (
            <option key={time} value={time}>
              {slotLabel(time)}
            </option>
          ))}
      </Select>
    </Field>
  );
}
