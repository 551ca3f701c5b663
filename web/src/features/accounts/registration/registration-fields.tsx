import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
  const name =
    [firstName?.trim(), lastName?.trim()].filter(Boolean).join(' ') || m.accountsRegistration.yourName;
  return (
    <div className="form">
      <Field
        label={m.accountsRegistration.organizationName}
        optional
        hint={m.accountsRegistration.ifYouLeaveItEmpty({
          name: defaultOrganizationName(name),
        })}
        error={formState.errors.organizationName?.message}
      >
        <TextInput autoComplete="organization" {...register('organizationName')} />
      </Field>
      <Field
        label={m.common.timeZone}
        hint={m.accountsRegistration.yourLocationsStartWithIt}
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
      <p className="mute">{m.accountsRegistration.asAnAdministratorYouManage}</p>
      <Checkbox
        label={
          <Rich
            of={m.accountsRegistration.iAcceptTheTerms}
            terms={(it) => <TermsLink>{it}</TermsLink>}
            vh={(it) => <span className="vh">{it}</span>}
          />
        }
        error={formState.errors.acceptTerms?.message}
        {...register('acceptTerms')}
      />
    </div>
  );
}
