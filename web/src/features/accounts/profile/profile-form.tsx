import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { FieldErrors } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { NotificationFields } from '../components/person-fields.tsx';
import { VehicleFields } from '../components/vehicle-fields.tsx';
import { useUpdateProfile } from './api.ts';
import { changesOf, CHECKS, profileSchema, valuesOf } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';

export function ProfileForm({ user, onDone }: { user: User; onDone: () => void }): ReactNode {
  const form = useForm<ProfileValues>({
    resolver: zodResolver(profileSchema),
    defaultValues: valuesOf(user),
  });
  const update = useUpdateProfile(user.id);
  const { errors } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('firstName'), [setFocus]);

  function save(values: ProfileValues): void {
    update.mutate(changesOf(values), {
      onSuccess: () => {
        toast({ title: 'Profile Updated', description: 'Your changes are saved.' });
        onDone();
      },
    });
  }
  return (
    <FormProvider {...form}>
      <form
        className="form prof-form"
        noValidate
        onSubmit={(event) => void form.handleSubmit(save, showFirst)(event)}
      >
        <div className="field-row">
          <Field label="First name" error={errors.firstName?.message} required>
            <TextInput autoComplete="given-name" {...form.register('firstName')} />
          </Field>
          <Field label="Last name" error={errors.lastName?.message} required>
            <TextInput autoComplete="family-name" {...form.register('lastName')} />
          </Field>
          <Field label="Email" hint="It cannot be changed here.">
            <TextInput type="email" value={user.email} readOnly />
          </Field>
          <Field label="Phone" error={errors.phone?.message}>
            <TextInput type="tel" inputMode="tel" autoComplete="tel" {...form.register('phone')} />
          </Field>
          <Field
            label="Emergency contact"
            hint="Name and phone of somebody to call."
            error={errors.emergencyContact?.message}
          >
            <TextInput {...form.register('emergencyContact')} />
          </Field>
        </div>
        <VehicleFields required>
          <Field label="Year" error={errors.vehicleYear?.message}>
            <TextInput inputMode="numeric" maxLength={4} {...form.register('vehicleYear')} />
          </Field>
        </VehicleFields>
        <NotificationFields />
        <div className="prof-end">
          <Button look="primary" type="submit" busy={update.isPending}>
            Save changes
          </Button>
          <Button look="quiet" onClick={onDone}>
            Discard
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}

/** The first of what is wrong, in SPEC.md's order; each stands beside its field as well. */
function showFirst(errors: FieldErrors<ProfileValues>): void {
  const names = Object.keys(CHECKS) as (keyof typeof CHECKS)[];
  const first = names.find((name) => errors[name]);
  const description = first ? CHECKS[first] : Object.values(errors)[0]?.message;
  toast({ title: 'Validation Error', ...(description && { description }), tone: 'loss' });
}
