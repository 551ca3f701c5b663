import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { ifAccepted } from './new-password.ts';
import type { NewPasswordValues } from './new-password.ts';
import { useRepeatedPassword } from './repeated-password.ts';
import { PasswordRulesList } from './password-rules-list.tsx';

/**
 * Two inputs for a new password and its repetition, in a form whose values include `NewPasswordValues`; `about` as in
 * `PasswordStrength`. With `isReset` they are for a password that is set by a link, which has to keep more rules.
 */
export function NewPasswordInputs({
  about,
  isReset = false,
}: {
  about: readonly string[];
  isReset?: boolean;
}): ReactNode {
  const { register, formState, control } = useFormContext<NewPasswordValues>();
  const password = useWatch({ control, name: 'newPassword' });
  const checkRepeated = useRepeatedPassword<NewPasswordValues>('confirmPassword');
  const { errors } = formState;
  return (
    <>
      <Field
        label="New password"
        error={errors.newPassword?.message}
        below={
          <>
            {isReset && <PasswordRulesList password={password} />}
            <PasswordStrength
              password={password}
              about={about}
              correct={isReset ? ifAccepted : undefined}
              rule={`${isReset ? '' : 'At least 8 characters. '}A few words together are hard to guess.`}
            />
          </>
        }
        required
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword', checkRepeated)} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword', checkRepeated)} />
      </Field>
    </>
  );
}
