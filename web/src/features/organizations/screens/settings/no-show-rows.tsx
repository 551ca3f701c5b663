import { RULE_OPTIONS } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { SelectRow, SwitchRow } from './setting-rows.tsx';
import type { SettingsForm } from './use-settings.ts';

export function NoShowRows({ form }: { form: SettingsForm }): ReactNode {
  const { autoMarkNoShow } = form.edited;
  return (
    <>
      <SelectRow
        form={form}
        name="earlyArrivalMinutes"
        hint="A member whose charger is empty can start before the reservation does; it ends when it would have."
        options={RULE_OPTIONS.earlyArrivalMinutes}
      />
      <SwitchRow
        form={form}
        name="autoMarkNoShow"
        hint={
          autoMarkNoShow
            ? 'The reservation becomes a no-show automatically, and the rest of its time is free for others.'
            : 'Nobody loses a reservation by being late, and a charger that nobody came for stays taken.'
        }
      />
      <SelectRow
        form={form}
        name="noShowGracePeriodMinutes"
        hint="How long after the start a member can confirm their arrival."
        options={RULE_OPTIONS.noShowGracePeriodMinutes}
      />
    </>
  );
}
