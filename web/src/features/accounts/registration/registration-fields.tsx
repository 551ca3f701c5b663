import { defaultOrganizationName } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/choices.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { TimeZoneSelect } from '../../../ui/time-zone-select.tsx';
import type { RegistrationValues } from './registration-form.ts';
import { PlanPicker } from './plan-picker.tsx';
import { TermsLink } from '../terms/terms-link.tsx';

/** The fields of the organization that is created with the account. */
export function OrganizationFields(): ReactNode {
  const { register, formState, setValue } = useFormContext<RegistrationValues>();
  const { firstName, lastName, timezone = '' } = useWatch<RegistrationValues>();
  const name = [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || 'Your name';
  return (
    <div className="form">
      <Field
        label="Organization name"
        optional
        hint={`If you leave it empty, it is “${defaultOrganizationName(name)}”.`}
        error={formState.errors.organizationName?.message}
      >
        <TextInput autoComplete="organization" {...register('organizationName')} />
      </Field>
      <Field
        label="Time zone"
        hint="Your locations start with it; each can have its own."
        error={formState.errors.timezone?.message}
      >
        <TimeZoneSelect
          value={timezone}
          onChange={(zone) => setValue('timezone', zone, { shouldValidate: formState.isSubmitted })}
        />
      </Field>
    </div>
  );
}

export function PlanField(): ReactNode {
  const { control, setValue } = useFormContext<RegistrationValues>();
  const plan = useWatch({ control, name: 'subscriptionPlan' }) ?? 'basic';
  return <PlanPicker value={plan} onChange={(chosen) => setValue('subscriptionPlan', chosen)} />;
}

export function TermsField(): ReactNode {
  const { register, formState } = useFormContext<RegistrationValues>();
  return (
    <div>
      <p className="mute">
        As an administrator you manage your members and your locations. The service arranges reservations; it
        doesn’t settle disputes between users, and comes without warranty.
      </p>
      <Checkbox
        label={
          <>
            I accept the <TermsLink />
          </>
        }
        error={formState.errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
    </div>
  );
}
