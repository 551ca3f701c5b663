import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { namedZone } from '../../../lib/dates.ts';
import { Field, TextArea, TextInput } from '../../../ui/field.tsx';
import type { NewOrganizationValues } from './new-organization.ts';

/** Hints that say who can see each detail of an organization. */
export const READ_BY = {
  name: 'Invited people and your members see it everywhere. Bills that were issued keep the former one.',
  description: 'Invited people read it on the invitation, your members on their dashboard.',
  contactEmail: 'Invited people and your members see it.',
  contactPhone: 'Your members see it on their dashboard.',
  address: 'Your members see it on their dashboard. Each location has an address of its own.',
} as const;

const TimeZoneField = lazy(async () => ({ default: (await import('./time-zone-field.tsx')).TimeZoneField }));

/** The fields that the dialog and the wizard for creating an organization share. */
export function OrganizationFields(): ReactNode {
  const { register, formState } = useFormContext<NewOrganizationValues>();
  const { errors } = formState;
  return (
    <>
      <Field label="Organization name" error={errors.name?.message} required>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <Field label="Description" optional hint={READ_BY.description} error={errors.description?.message}>
        <TextArea rows={3} {...register('description')} />
      </Field>
      <Field label="Contact email" hint={READ_BY.contactEmail} error={errors.contactEmail?.message} required>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('contactEmail')} />
      </Field>
      <Field label="Contact phone" optional hint={READ_BY.contactPhone} error={errors.contactPhone?.message}>
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
