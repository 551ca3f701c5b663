import { m } from '@chargerota/messages';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { SettingsPart } from './settings-part.tsx';
import { SECTION_SETTINGS } from './settings.ts';
import type { SectionName, SettingName } from './settings.ts';
import type { SettingsForm } from './use-settings.ts';

type SettingsSectionProps = {
  form: SettingsForm;
  section: SectionName;
  /** A sentence that sums up these settings and changes with them. */
  words: string;
  children: ReactNode;
};

/** A group of settings, each saved by its control. What contradicts stays here, with the reason, until it is right. */
export function SettingsSection({ form, section, words, children }: SettingsSectionProps): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const names: readonly SettingName[] = SECTION_SETTINGS[section];
  const conflicts = form.conflicts.filter(({ field }) => names.includes(field));
  // The button disappears with what it discards.
  const discard = (): void => {
    form.discard();
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <SettingsPart id={section} words={words} heading={heading} isHeld={conflicts.length > 0}>
      <div className="rows set-rows">{children}</div>
      {conflicts.length > 0 && (
        <div className="set-end line gap-12 py-12 ruled">
          {conflicts.map(({ code, message }) => (
            <FieldError key={code}>{m.organizationsSettings.messageThisIsNotSaved({ message })}</FieldError>
          ))}
          <Button look="quiet" onClick={discard}>
            {m.common.discard}
          </Button>
        </div>
      )}
      <Failures within="section" />
    </SettingsPart>
  );
}
