import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Check, Circle } from 'lucide-react';
import { Field, PasswordInput } from '../../../ui/field.tsx';
import { PasswordStrength } from './password-strength.tsx';
import { ifAccepted, rulesKeptBy } from './new-password.ts';
import type { NewPasswordValues } from './new-password.ts';
import { useRepeatedPassword } from './repeated-password.ts';
import './passwords.css';

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
        label={m.accountsPasswords.newPassword}
        error={errors.newPassword?.message}
        below={
          <>
            {isReset && <PasswordRulesList password={password} />}
            <PasswordStrength
              password={password}
              about={about}
              correct={isReset ? ifAccepted : undefined}
              rule={
                isReset
                  ? m.accountsPasswords.aFewWordsTogetherAre
                  : m.accountsPasswords.atLeast8CharactersAFew
              }
            />
          </>
        }
        required
      >
        <PasswordInput autoComplete="new-password" {...register('newPassword', checkRepeated)} />
      </Field>
      <Field label={m.accountsPasswords.confirmNewPassword} error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword', checkRepeated)} />
      </Field>
    </>
  );
}

/** The rules for a new password, ticked off while it is typed. */
const PasswordRulesList = ({ password }: { password: string }): ReactNode => (
  <ul className="pw-rules stack sm mute">
    {rulesKeptBy(password).map(({ rule, isKept }) => (
      <li key={rule} className={isKept ? 'is-kept row gap-8' : 'row gap-8'}>
        {isKept ? (
          <Check className="ic ic-16" aria-hidden="true" />
        ) : (
          <Circle className="ic ic-16" aria-hidden="true" />
        )}
        <Rich
          of={isKept ? m.accountsPasswords.ruleDone : m.accountsPasswords.ruleMissing}
          rule={m.accountsPasswords.rules[rule]}
          vh={(it) => <span className="vh">{it}</span>}
        />
      </li>
    ))}
  </ul>
);
