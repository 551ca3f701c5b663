import { m } from '@chargerota/messages';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { ApiError } from '../../../../../lib/api.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Failures } from '../../../../../ui/failures.tsx';
import { Field, PasswordInput, TextInput } from '../../../../../ui/field.tsx';
import { toast } from '../../../../../ui/toast.ts';

/** Shows the server's refusal at the field that it is about; any other as a toast. */
function refusalAt(error: Error, codes: readonly string[]): string | null {
  if (error instanceof ApiError && codes.includes(error.code)) return error.message;
  return null;
}

type ProofFormProps = {
  /** What proves that it is the operator. */
  asks: readonly ('password' | 'code')[];
  label: string;
  /** Where the code is from. */
  codeHint?: string;
  /** Said above a failure that is about neither field. */
  failureTitle?: string;
  busy: boolean;
  onSubmit: (proof: { password: string; code: string }, fail: (error: Error) => void) => void;
  onBack?: (() => void) | undefined;
};

/** Asks for the password, a code, or both, and shows a refusal at the one that is wrong. */
export function ProofForm({
  asks,
  label,
  codeHint = m.operatorPortal.fromYourAuthenticatorAppOr,
  failureTitle = m.common.error,
  busy,
  onSubmit,
  onBack,
}: ProofFormProps): ReactNode {
  const [proof, setProof] = useState({ password: '', code: '' });
  const [errors, setErrors] = useState<{ password?: string; code?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string): void =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  // It replaces what was focused.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const fail = (error: Error): void => {
    const password = refusalAt(error, ['current_password_wrong']);
    const code = refusalAt(error, ['second_factor_wrong']);
    setErrors({ ...(password && { password }), ...(code && { code }) });
    if (password ?? code) return focus(password ? 'password' : 'code');
    return void toast({ title: failureTitle, description: error.message, tone: 'loss' });
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const missing = {
      ...(asks.includes('password') && !proof.password && { password: m.operatorPortal.passwordIsRequired }),
      ...(asks.includes('code') && !proof.code.trim() && { code: m.operatorPortal.codeIsRequired }),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) focus(first);
    else onSubmit(proof, fail);
  };
  return (
    <form ref={form} className="stack gap-16" noValidate onSubmit={submit}>
      {asks.includes('password') && (
        <Field label={m.common.yourPassword} error={errors.password}>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            maxLength={200}
            value={proof.password}
            onChange={({ currentTarget }) => setProof({ ...proof, password: currentTarget.value })}
          />
        </Field>
      )}
      {asks.includes('code') && (
        <Field label={m.operatorPortal.code} error={errors.code} hint={codeHint}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={proof.code}
            onChange={({ currentTarget }) => setProof({ ...proof, code: currentTarget.value })}
          />
        </Field>
      )}
      <Failures />
      <Button type="submit" look="primary" busy={busy}>
        {label}
      </Button>
      {onBack && (
        <Button look="quiet" onClick={onBack}>
          {m.common.back}
        </Button>
      )}
    </form>
  );
}
