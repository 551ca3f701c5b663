import { m } from '@chargerota/messages';
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
  const whyFixed =
    fixedEmail ??
    (provider && m.accountsProfile.providerHasConfirmedThis({ provider: PROVIDER_NAMES[provider] }));
  const { errors } = formState;
  return (
    <div className="form">
      <div className="field-row">
        <Field label={m.accountsProfile.firstName} error={errors.firstName?.message} required>
          <TextInput autoComplete="given-name" {...register('firstName')} />
        </Field>
        <LastNameField control={control} name="lastName" />
      </div>
      <Field
        label={m.common.emailAddress}
        error={errors.email?.message}
        hint={whyFixed}
        below={belowEmail}
        required
      >
        <TextInput
          type="email"
          inputMode="email"
          autoComplete="username"
          readOnly={whyFixed !== undefined}
          {...register('email')}
        />
      </Field>
      {asksPhone && (
        <Field
          label={m.common.phone}
          error={errors.phone?.message}
          hint={m.accountsProfile.atLeast10Digits}
          required
        >
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
      <Field
        label={m.common.password}
        error={errors.password?.message}
        below={<StrengthOfPassword />}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('password', checkRepeated)} />
      </Field>
      <Field label={m.accountsProfile.confirmPassword} error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword', checkRepeated)} />
      </Field>
    </div>
  );
}

function StrengthOfPassword(): ReactNode {
  const { control, formState } = useFormContext<PersonValues>();
  const [password, ...about] = useWatch({ control, name: ['password', 'firstName', 'lastName', 'email'] });
  // An error at the field says it already.
  const rule = formState.errors.password ? undefined : m.accountsProfile.atLeast8Characters;
  return <PasswordStrength password={password ?? ''} about={about.map((each) => each ?? '')} rule={rule} />;
}

/** Whether to be notified of reservations by email and text message. Notifications in the application are always shown. */
export function NotificationFields(): ReactNode {
  const { register } = useFormContext<PersonValues>();
  return (
    <div>
      <Checkbox label={m.accountsProfile.notificationsByEmail} {...register('emailNotifications')} />
      <Checkbox label={m.accountsProfile.notificationsByTextMessage} {...register('smsNotifications')} />
      <p className="hint">{m.accountsProfile.notificationsWithinTheApplicationAre}</p>
    </div>
  );
}
