import { m } from '@chargerota/messages';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { namedZone } from '../../../lib/dates.ts';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { NewOrganizationValues } from './new-organization.ts';

/** Hints that say who can see each detail of an organization. */
export const READ_BY = {
  name: m.organizationsCreate.invitedPeopleAndYourMembers,
  description: m.organizationsCreate.invitedPeopleReadItOn,
  contactEmail: m.organizationsCreate.invitedPeopleAndYourMembersSee,
  contactPhone: m.organizationsCreate.yourMembersSeeItOn,
  address: m.organizationsCreate.yourMembersSeeItOnTheir,
} as const;

const TimeZoneField = lazy(async () => ({ default: (await import('./time-zone-field.tsx')).TimeZoneField }));

/** The fields that the dialog and the wizard for creating an organization share. */
export function OrganizationFields(): ReactNode {
  const { register, formState } = useFormContext<NewOrganizationValues>();
  const { errors } = formState;
  return (
    <>
      <Field label={m.organizationsCreate.organizationName} error={errors.name?.message} required>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <Field
        label={m.common.description}
        optional
        hint={READ_BY.description}
        error={errors.description?.message}
      >
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Field
        label={m.organizationsCreate.contactEmail}
        hint={READ_BY.contactEmail}
        error={errors.contactEmail?.message}
        required
      >
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('contactEmail')} />
      </Field>
      <Field
        label={m.organizationsCreate.contactPhone}
        optional
        hint={READ_BY.contactPhone}
        error={errors.contactPhone?.message}
      >
        <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('contactPhone')} />
      </Field>
      {(namedZone() === null || errors.timezone) && (
        <Suspense fallback={null}>
          <TimeZoneField />
        </Suspense>
      )}
    </>
  );
}
