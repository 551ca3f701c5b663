import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import {
  DISPLAY_LOOKS,
  LANGUAGE_NAMES,
  LANGUAGES,
  type DisplayLook,
  type Language,
} from '@chargerota/domain';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../lib/api.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, Segmented } from '../../../../ui/choices.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, Select, TextInput } from '../../../../ui/field.tsx';
import { useMakeDisplay } from '../../api.ts';
import { DisplayAddress } from './display-address.tsx';

const LOOK_NAMES: Record<DisplayLook, string> = {
  auto: m.displaysLinks.asTheDevice,
  light: m.displaysLinks.light,
  dark: m.displaysLinks.dark,
};
const LOOKS = DISPLAY_LOOKS.map((value) => ({ value, label: LOOK_NAMES[value] }));

type MakeDisplayDialogProps = {
  organizationId: string;
  /** The active ones, of which there is one at least. */
  locations: readonly Location[];
  onClose: () => void;
};

/** Makes a link to a wall display, and shows it this once. */
export function MakeDisplayDialog({ organizationId, locations, onClose }: MakeDisplayDialogProps): ReactNode {
  const make = useMakeDisplay(organizationId);
  const form = useId();
  const [locationId, setLocationId] = useState(locations[0]?.id ?? '');
  const [name, setName] = useState('');
  const [showNames, setShowNames] = useState(false);
  const [look, setLook] = useState<DisplayLook>('auto');
  const [language, setLanguage] = useState<Language | ''>('');
  const [second, setSecond] = useState<Language | ''>('');
  const [isMissing, setMissing] = useState(false);
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() !== '' && !make.isPending)
      make.mutate({
        locationId,
        name,
        showNames,
        look,
        languages: [language, second].filter((code) => code !== ''),
      });
  };
  if (make.data)
    return (
      // It is shown this once: neither a press outside nor the second press of a double click closes it.
      <Dialog
        key="made"
        open
        question
        comesByItself
        title={m.displaysLinks.nameDisplayLink({ name: make.data.display.name })}
        description={m.displaysLinks.openItOnTheTelevision}
        onClose={onClose}
        actions={<Button onClick={onClose}>{m.common.done}</Button>}
      >
        <DisplayAddress url={make.data.url} code={make.data.code} />
      </Dialog>
    );
  const nameError = isMissing
    ? m.displaysLinks.giveTheDisplayAName
    : make.error instanceof ApiError
      ? make.error.details.find(({ path }) => path === 'name')?.message
      : undefined;
  return (
    <Dialog
      open
      title={m.displaysLinks.makeADisplayLink}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.common.cancel}</Button>
          <Button look="primary" type="submit" form={form} busy={make.isPending}>
            {m.displaysLinks.makeLink}
          </Button>
        </>
      }
    >
      <form id={form} className="stack gap-16" noValidate onSubmit={send}>
        <Field label={m.common.name} hint={m.displaysLinks.sayWhereItHangs} error={nameError} required>
          <TextInput
            value={name}
            maxLength={60}
            placeholder={m.displaysLinks.garageEntrance}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={m.common.location}>
          <Select value={locationId} onChange={({ target }) => setLocationId(target.value)}>
            {locations.map((location) => (
              <option key={location.id} value={location.id}>
                {location.name}
              </option>
            ))}
          </Select>
        </Field>
        <Checkbox
          label={
            <>
              <Rich
                of={m.displaysLinks.showWhoHasACharger}
                span={(it) => <span className="check-hint sm mute">{it}</span>}
              />
            </>
          }
          checked={showNames}
          onChange={({ target }) => setShowNames(target.checked)}
        />
        <Field label={m.displaysLinks.language}>
          <Select
            value={language}
            onChange={({ target }) => {
              setLanguage(target.value as Language | '');
              if (target.value === '' || target.value === second) setSecond('');
            }}
          >
            <option value="">{m.displaysLinks.asTheOrganization}</option>
            <Languages />
          </Select>
        </Field>
        {language !== '' && (
          <Field label={m.displaysLinks.secondLanguage} hint={m.displaysLinks.theyAreShownByTurns}>
            <Select value={second} onChange={({ target }) => setSecond(target.value as Language | '')}>
              <option value="">{m.displaysLinks.noSecondLanguage}</option>
              <Languages without={language} />
            </Select>
          </Field>
        )}
        <Segmented legend={m.displaysLinks.colors} choices={LOOKS} value={look} onChange={setLook} />
        <Failures />
      </form>
    </Dialog>
  );
}

const Languages = ({ without }: { without?: Language }): ReactNode =>
  LANGUAGES.filter((code) => code !== without).map((code) => (
    <option key={code} value={code} lang={code}>
      {LANGUAGE_NAMES[code]}
    </option>
  ));
