import type { ReactNode } from 'react';
import { AheadRows, InARowRows, NotificationRows, OftenRows } from './how-much-sections.tsx';
import { LineRows } from './line-rows.tsx';
import { ruleWords } from './rule-words.ts';
import { SettingsSection } from './settings-section.tsx';
import type { SettingsForm } from './use-settings.ts';
import { LengthRows, OffPeakRows, PeakRows } from './when-sections.tsx';

/** The rules of reservations, the line and notifications, the same on both screens that have settings. */
export function RulesSections({ form }: { form: SettingsForm }): ReactNode {
  const words = ruleWords(form.edited);
  return (
    <>
      <SettingsSection form={form} section="peak" words={words.peak}>
        <PeakRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="offPeak" words={words.offPeak}>
        <OffPeakRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="lengths" words={words.lengths}>
        <LengthRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="ahead" words={words.ahead}>
        <AheadRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="often" words={words.often}>
        <OftenRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="inARow" words={words.inARow}>
        <InARowRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="line" words={words.line}>
        <LineRows form={form} />
      </SettingsSection>
      <SettingsSection form={form} section="notifications" words={words.notifications}>
        <NotificationRows form={form} />
      </SettingsSection>
    </>
  );
}
