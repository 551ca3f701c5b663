import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { errorMessage } from '@chargerota/contract/errors';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { ApiError } from '../../../../lib/api.ts';
import { paths } from '../../../../lib/paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, PasswordInput, TextInput } from '../../../../ui/field.tsx';
import { toast } from '../../../../ui/toast.ts';
import { useSignInOperator } from '../../operator-api.ts';

type Asked = 'password' | 'code';

/** Username and password, then the code of the second factor if there is one. */
export function SignInForm(): ReactNode {
  const signIn = useSignInOperator();
  const [asked, setAsked] = useState<Asked>('password');
  const [values, setValues] = useState({ username: '', password: '', code: '' });
  const [errors, setErrors] = useState<Partial<typeof values>>({});
  const form = useRef<HTMLFormElement>(null);
  const focus = (name: string): void =>
    form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus();
  // The field that was focused is gone. Not at first, since nothing was asked before.
  const wasAsked = useRef(asked);
  useEffect(() => {
    if (wasAsked.current !== asked) form.current?.querySelector<HTMLInputElement>(`[name=${asked}]`)?.focus();
    wasAsked.current = asked;
  }, [asked]);

  const set = (name: keyof typeof values) => (event: { currentTarget: HTMLInputElement }) => {
    setValues({ ...values, [name]: event.currentTarget.value });
    setErrors({ ...errors, [name]: undefined });
  };
  const fail = (error: Error): void => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'second_factor_required') return setAsked('code');
    if (code === 'second_factor_wrong') {
      setErrors({ code: errorMessage('second_factor_wrong') });
      return focus('code');
    }
    toast({ title: m.operatorPortal.loginFailed, description: error.message, tone: 'loss' });
    if (code !== 'operator_credentials_invalid') return undefined;
    setAsked('password');
    setValues({ ...values, password: '', code: '' });
    return focus('password');
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (signIn.isPending) return;
    const missing = {
      ...(values.username.trim() === '' && { username: m.operatorPortal.usernameIsRequired }),
      ...(values.password === '' && { password: m.operatorPortal.passwordIsRequired }),
      ...(asked === 'code' && values.code.trim() === '' && { code: m.operatorPortal.codeIsRequired }),
    };
    setErrors(missing);
    const [first] = Object.keys(missing);
    if (first) return focus(first);
    const { username, password, code } = values;
    return signIn.mutate(
      { username: username.trim(), password, ...(asked === 'code' && { code }) },
      { onError: fail },
    );
  };

  return (
    <form ref={form} className="form mt-24" noValidate onSubmit={submit}>
      {asked === 'password' ? (
        <>
          <Field label={m.operatorPortal.username} error={errors.username}>
            <TextInput
              name="username"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={255}
              value={values.username}
              onChange={set('username')}
            />
          </Field>
          <Field label={m.common.password} error={errors.password}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={200}
              value={values.password}
              onChange={set('password')}
            />
          </Field>
        </>
      ) : (
        <Field label={m.operatorPortal.code} error={errors.code} hint={m.operatorPortal.theSixDigitsThatYour}>
          <TextInput
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={values.code}
            onChange={set('code')}
          />
        </Field>
      )}
      <Failures />
      <Button type="submit" look="primary" large block busy={signIn.isPending}>
        {m.common.signIn}
      </Button>
      {asked === 'code' ? (
        <Button look="quiet" block onClick={() => setAsked('password')}>
          {m.operatorPortal.backToThePassword}
        </Button>
      ) : (
        <p className="sm mute">
          <Rich
            of={m.operatorPortal.noAccountYetOrThe}
            a={(it) => (
              <Link className="link" href={paths.initAdmin}>
                {it}
              </Link>
            )}
          />
        </p>
      )}
    </form>
  );
}
