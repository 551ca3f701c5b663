import { ruleConflicts } from '@chargerota/domain';
import { useId, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { FieldError } from '../../../../ui/field.tsx';
import { useSaveSettings } from '../../settings-api.ts';
import type { SettingsKind } from '../../settings-api.ts';
import { withDraft } from './settings.ts';
import type { SectionName } from './settings.ts';
import { isChange } from './use-draft.ts';
import type { Draft } from './use-draft.ts';

type SettingsSectionProps = {
  organizationId: string;
  draft: Draft;
  section: SectionName;
  kind: SettingsKind;
  title: string;
  /** A sentence that sums up these settings and changes with them. */
  words: string;
  children: ReactNode;
};

/** A group of settings. Save and Discard appear once there is something to save. */
export function SettingsSection(props: SettingsSectionProps): ReactNode {
  const { organizationId, draft, section, kind, title, words, children } = props;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const controls = useRef<HTMLDivElement>(null);
  const save = useSaveSettings(organizationId, kind);
  const changes = draft.changesOf(section);
  const conflicts = isChange(changes) ? ruleConflicts(withDraft(draft.saved, changes)) : [];

  // The buttons disappear with the draft. The focus stays in the section, or where the person continues typing.
  function close(): void {
    draft.clear(section);
    if (!controls.current?.contains(document.activeElement)) heading.current?.focus({ preventScroll: true });
  }
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isChange(changes) || conflicts.length > 0 || save.isPending) return;
    save.mutate(changes, { onSuccess: close });
  }
  return (
    <form className="section set" aria-labelledby={id} noValidate onSubmit={submit}>
      <header className="section-head set-head">
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p className="sm mute">{words}</p>
      </header>
      <div className="section-body">
        <div ref={controls} className="rows set-rows">
          {children}
        </div>
        {isChange(changes) && (
          <div className="set-end">
            {conflicts.map(({ code, message }) => (
              <FieldError key={code} id={`${id}-${code}`}>
                {message}
              </FieldError>
            ))}
            <Failures />
            <Button
              look="primary"
              type="submit"
              busy={save.isPending}
              disabled={conflicts.length > 0}
              aria-describedby={conflicts.map(({ code }) => `${id}-${code}`).join(' ')}
            >
              Save Changes
            </Button>
            <Button look="quiet" onClick={close}>
              Discard
            </Button>
          </div>
        )}
      </div>
    </form>
  );
}
