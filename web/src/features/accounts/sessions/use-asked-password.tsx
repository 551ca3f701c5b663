import { m } from '@chargerota/messages';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isPasswordNeeded } from '../../../lib/password-needed.ts';
import { Field, PasswordInput } from '../../../ui/field.tsx';

/** What is sent along once the server has asked for it. */
export type AskedPassword = { currentPassword?: string | undefined };

/** A question's field for the password, which appears when the server asks for it; `act` is then pressed again. */
export function useAskedPassword(): {
  field: ReactNode;
  withPassword: <R>(act: (asked: AskedPassword) => Promise<R>) => Promise<R>;
} {
  const [isAsked, setAsked] = useState(false);
  const [password, setPassword] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);
  return {
    field: isAsked && (
      <Field label={m.common.yourPassword}>
        <PasswordInput
          ref={input}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
      </Field>
    ),
    withPassword: async (act) => {
      try {
        return await act(password ? { currentPassword: password } : {});
      } catch (error) {
        if (isPasswordNeeded(error)) setAsked(true);
        throw error;
      }
    },
  };
}
