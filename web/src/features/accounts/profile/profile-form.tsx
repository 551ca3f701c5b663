import type { User } from '@chargerota/contract';
import { OTHER_COLOUR, US_STATES, VEHICLE_COLOURS } from '@chargerota/domain';
import { useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../ui/choices.tsx';
import { Field, Select, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useUpdateProfile } from './api.ts';
import { changesOf, draftErrors, draftOf } from './profile-draft.ts';
import type { DraftError, ProfileDraft } from './profile-draft.ts';

type Form = {
  draft: ProfileDraft;
  errors: readonly DraftError[];
  set: (changes: Partial<ProfileDraft>) => void;
};

export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }): ReactNode {
  const element = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(user));
  const [errors, setErrors] = useState<readonly DraftError[]>([]);
  const update = useUpdateProfile(user.id);
  const form: Form = {
    draft,
    errors,
    set: (changes) => {
      setDraft({ ...draft, ...changes });
      setErrors(errors.filter(({ field }) => !(field in changes)));
    },
  };

  function save(event: FormEvent): void {
    event.preventDefault();
    if (update.isPending) return;
    const found = draftErrors(draft);
    setErrors(found);
    const [first] = found;
    if (first) {
      toast({ title: 'Validation Error', description: first.message, tone: 'loss' });
      element.current?.querySelector<HTMLElement>(`[name="${first.field}"]`)?.focus();
      return;
    }
    update.mutate(changesOf(draft), {
      onSuccess: () => {
        toast({ title: 'Profile Updated', description: 'Your changes are saved.' });
        onDone();
      },
    });
  }
  return (
    <form className="form prof-form" ref={element} onSubmit={save} noValidate>
      <div className="field-row">
        <Text form={form} name="firstName" label="First name" autoComplete="given-name" required />
        <Text form={form} name="lastName" label="Last name" autoComplete="family-name" required />
        <Field label="Email" hint="It cannot be changed here.">
          <TextInput type="email" value={user.email} readOnly />
        </Field>
        <Text form={form} name="phone" label="Phone" type="tel" autoComplete="tel" />
        <Text
          form={form}
          name="emergencyContact"
          label="Emergency contact"
          hint="Name and phone, for the organization to call."
        />
      </div>
      <Checkbox
        label="I will not have a vehicle"
        checked={draft.noVehicle}
        onChange={({ target }) => form.set({ noVehicle: target.checked })}
      />
      {!draft.noVehicle && <VehicleFields form={form} />}
      <fieldset className="prof-notices">
        <legend className="sm strong">Notices</legend>
        <Checkbox
          label="By email"
          checked={draft.emailNotifications}
          onChange={({ target }) => form.set({ emailNotifications: target.checked })}
        />
        <Checkbox
          label="By SMS"
          checked={draft.smsNotifications}
          onChange={({ target }) => form.set({ smsNotifications: target.checked })}
        />
      </fieldset>
      <div className="prof-end">
        <Button look="primary" type="submit" busy={update.isPending}>
          Save changes
        </Button>
        <Button look="quiet" onClick={onDone}>
          Discard
        </Button>
      </div>
    </form>
  );
}

const errorOf = ({ errors }: Form, name: keyof ProfileDraft): string | undefined =>
  errors.find(({ field }) => field === name)?.message;

type TextName =
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'emergencyContact'
  | 'vehicleMake'
  | 'vehicleModel'
  | 'vehicleYear'
  | 'customColour'
  | 'licensePlate';

type TextProps = {
  form: Form;
  name: TextName;
  label: string;
  hint?: string;
  required?: boolean;
  type?: string;
  autoComplete?: string;
  inputMode?: 'numeric';
  maxLength?: number;
};

function Text({ form, name, label, hint, required = false, ...input }: TextProps): ReactNode {
  return (
    <Field label={label} hint={hint} error={errorOf(form, name)} required={required}>
      <TextInput
        {...input}
        name={name}
        value={form.draft[name]}
        onChange={({ target }) => form.set({ [name]: target.value })}
      />
    </Field>
  );
}

function VehicleFields({ form }: { form: Form }): ReactNode {
  const { draft, set } = form;
  return (
    <>
      <div className="field-row">
        <Text form={form} name="vehicleMake" label="Vehicle make" required />
        <Text form={form} name="vehicleModel" label="Vehicle model" required />
        <Text form={form} name="vehicleYear" label="Year" inputMode="numeric" maxLength={4} />
        <Field label="Color" error={errorOf(form, 'colourChoice')} required>
          <Select
            name="colourChoice"
            value={draft.colourChoice}
            onChange={({ target }) => set({ colourChoice: target.value })}
          >
            <option value="">Choose a color</option>
            {[...VEHICLE_COLOURS, OTHER_COLOUR].map((colour) => (
              <option key={colour}>{colour}</option>
            ))}
          </Select>
        </Field>
        {draft.colourChoice === OTHER_COLOUR && (
          <Text form={form} name="customColour" label="Your color" maxLength={40} required />
        )}
        <Text form={form} name="licensePlate" label="License plate" maxLength={20} required />
        <Field label="Plate state" error={errorOf(form, 'licensePlateState')} required>
          <Select
            name="licensePlateState"
            value={draft.licensePlateState}
            onChange={({ target }) => set({ licensePlateState: target.value })}
          >
            <option value="">Choose a state</option>
            {US_STATES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <RadioGroup
        legend="Plate type"
        value={draft.licensePlateType}
        choices={[
          { value: 'permanent_plate', label: 'Permanent' },
          { value: 'temporary_plate', label: 'Temporary' },
        ]}
        onChange={(licensePlateType) => set({ licensePlateType })}
        error={errorOf(form, 'licensePlateType')}
      />
    </>
  );
}
