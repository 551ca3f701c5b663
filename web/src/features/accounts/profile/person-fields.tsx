import { PROVIDER_NAMES } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '../../../ui/choices.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { LastNameField } from '../../../ui/last-name-field.tsx';
import { useRepeatedPassword } from '../passwords/repeated-password.ts';
import { PasswordStrength } from '../passwords/password-strength.tsx';

type PersonValues = {
  firstName: string;
  lastName: string | null;
  email: string;
  phone: string;
  password?: string;
  confirmPassword?: string;
  provider?: IdentityProvider;
  smsNotifications: boolean;
  emailNotifications: boolean;
};

type PersonFieldsProps = {
  /** Why the address cannot be changed. */
  fixedEmail?: string;
  /** Below the address, and what is wrong with it. */
  belowEmail?: ReactNode;
  asksPhone?: boolean;
};

/** Name, address, phone and password of a new account. */
export function PersonFields({ fixedEmail, belowEmail, asksPhone = true }: PersonFieldsProps): ReactNode {
  const { register, formState, control } = useFormContext<PersonValues>();
  const provider = useWatch({ control, name: 'provider' });
  const whyFixed = fixedEmail ?? (provider && `${PROVIDER_NAMES[provider]} has confirmed this address.`);
  const { errors } = formState;
  return (
    <div className="form">
      <div className="field-row">
        <Field label="First name" error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <LastNameField control={control} name="lastName" />
      </div>
      <Field label="Email address" error={errors.email?.message} hint={whyFixed} below={belowEmail} required>
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          readOnly={whyFixed !== undefined}
          {...register('email')}
        />
      </Field>
      {asksPhone && (
        <Field label="Phone" error={errors.phone?.message} hint="At least 10 digits." required>
          <TextInput type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
        </Field>
      )}
      {!provider && <PasswordFields />}
    </div>
  );
}

function PasswordFields(): ReactNode {
  const { register, formState } = useFormContext<PersonValues>();
  const checkRepeated = useRepeatedPassword<PersonValues>('confirmPassword');
  const { errors } = formState;
  return (
    <div className="field-row">
      <Field label="Password" error={errors.password?.message} below={<StrengthOfPassword />} required>
        <PasswordInput autoComplete="new-password" {...register('password', checkRepeated)} />
      </Field>
      <Field label="Confirm password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword', checkRepeated)} />
      </Field>
    </div>
  );
}

function StrengthOfPassword(): ReactNode {
  const { control, formState } = useFormContext<PersonValues>();
  const [password, ...about] = useWatch({ control, name: ['password', 'firstName', 'lastName', 'email'] });
  // An error at the field says it already.
  const rule = formState.errors.password ? undefined : 'At least 8 characters.';
  return <PasswordStrength password={password ?? ''} about={about.map((each) => each ?? '')} rule={rule} />;
}

/** Whether to be notified of reservations by email and text message. Notifications in the application are always shown. */
export function NotificationFields(): ReactNode {
  const { register } = useFormContext<PersonValues>();
  return (
    <div>
      <Checkbox label="Notifications by email" {...register('emailNotifications')} />
      <Checkbox label="Notifications by text message" {...register('smsNotifications')} />
      <p className="hint">
        Notifications within the application are always on. Text messages come once you have confirmed your
        number.
      </p>
    </div>
  );
}
