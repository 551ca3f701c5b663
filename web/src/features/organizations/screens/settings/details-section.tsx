import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { updateOrganizationForm } from '@chargerota/contract/forms';
import { LANGUAGE_NAMES, LANGUAGES, usualAgreement, type Language } from '@chargerota/domain';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useDraftForm } from '../../../../lib/use-draft-form.ts';
import type { FormDraft } from '../../../../lib/use-form-draft.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, Select, TextArea, TextInput } from '../../../../ui/field.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { READ_BY } from '../../create/organization-fields.tsx';
import { useSaveDetails } from '../../settings-api.ts';
import { detailsOf, detailsWords } from './details.ts';
import type { Details } from './details.ts';
import { SettingsPart } from './settings-part.tsx';

type DetailsSectionProps = { organization: MyOrganization; draft: FormDraft<Details> };

/** The details that members and invited people can read. Save and Discard appear once there is something to save. */
export function DetailsSection({ organization, draft }: DetailsSectionProps): ReactNode {
  const { heading, fields, bind, close } = useDraftForm(draft);
  const save = useSaveDetails(organization);
  const { edited, changes } = draft;
  const errors = detailsErrors(changes);
  const isRefused = Object.keys(errors).length > 0;
  // The first digits of a number are no error yet.
  const [isTypingPhone, setTypingPhone] = useState(false);
  const phoneError = isTypingPhone ? undefined : errors.contactPhone;

  function submit(event: FormEvent): void {
    event.preventDefault();
    setTypingPhone(false);
    if (!draft.isDirty || isRefused || save.isPending) return;
    save.mutate(changes, { onSuccess: close });
  }
  return (
    <SettingsPart id="details" heading={heading} words={detailsWords(detailsOf(organization))}>
      <form aria-labelledby="details" noValidate onSubmit={submit}>
        <div ref={fields} className="form set-fields py-12">
          <p className="sm mute">{m.organizationsSettings.membersFindThemOnTheir}</p>
          <Field label={m.common.name} hint={READ_BY.name} error={errors.name} required>
            <TextInput autoComplete="off" {...bind('name')} />
          </Field>
          <Field label={m.common.description} optional hint={READ_BY.description} error={errors.description}>
            <TextArea rows={3} {...bind('description')} />
          </Field>
          <Field
            label={m.organizationsSettings.contactPhone}
            optional
            hint={READ_BY.contactPhone}
            error={phoneError}
          >
            <TextInput
              type="tel"
              inputMode="tel"
              autoComplete="off"
              {...bind('contactPhone')}
              onFocus={() => setTypingPhone(true)}
              onBlur={() => setTypingPhone(false)}
            />
          </Field>
          <Field label={m.common.address} optional hint={READ_BY.address} error={errors.address}>
            <TextInput autoComplete="off" {...bind('address')} />
          </Field>
          <Field
            label={m.organizationsSettings.language}
            hint={m.organizationsSettings.invitationsAndWallDisplays}
          >
            <Select
              value={edited.language}
              onChange={({ target }) => draft.set({ language: target.value as Language })}
            >
              {LANGUAGES.map((code) => (
                <option key={code} value={code} lang={code}>
                  {LANGUAGE_NAMES[code]}
                </option>
              ))}
            </Select>
          </Field>
          <Switch
            label={m.organizationsSettings.agreementToJoin}
            hint={m.organizationsSettings.peopleMustAcceptItBefore}
            checked={edited.requiresAgreement}
            onChange={(on) => draft.set({ requiresAgreement: on })}
          />
          {edited.requiresAgreement && (
            <Field
              label={m.organizationsSettings.agreementText}
              optional
              hint={m.organizationsSettings.ifYouLeaveItEmpty({
                agreement: usualAgreement(organization.name),
              })}
              error={errors.customAgreementText}
            >
              <TextArea rows={6} {...bind('customAgreementText')} />
            </Field>
          )}
        </div>
        <Failures />
        {draft.isDirty && (
          <div className="set-end line gap-12 py-12 ruled">
            <Button look="primary" type="submit" busy={save.isPending} disabled={isRefused && !isTypingPhone}>
              {m.common.saveChanges}
            </Button>
            <Button look="quiet" onClick={close}>
              {m.common.discard}
            </Button>
          </div>
        )}
      </form>
    </SettingsPart>
  );
}

/** Error messages by field. Apart from the details: what saves them would bring the schemas to every screen. */
export function detailsErrors(changes: Partial<Details>): Partial<Record<keyof Details, string>> {
  const issues = updateOrganizationForm.safeParse(changes).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path[0], message]));
}
