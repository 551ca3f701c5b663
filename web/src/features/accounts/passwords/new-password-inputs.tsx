import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import type { NewPasswordValues } from './new-password.ts';
import { PasswordRulesList } from './password-rules-list.tsx';

/** A new password in another's place and its repetition, in a form whose values include `NewPasswordValues`. */
export function NewPasswordInputs(): ReactNode {
  const { register, formState, control } = useFormContext<NewPasswordValues>();
  const password = useWatch({ control, name: 'newPassword' });
  const { errors } = formState;
  return (
    <>
      <Field
        label="New password"
        error={errors.newPassword?.message}
        below={<PasswordRulesList password={password} />}
        required
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword')} />
      </Field>
      <Field label="Confirm new password" error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  );
}
