import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { loginForm } from '@chargerota/contract/forms';
import { zodResolver } from '@hookform/resolvers/zod';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { useIsOffered } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { toast } from '../../../ui/toast.ts';
import { loginPath, returnUrlOf } from '../sign-in/after-sign-in.ts';
import { carrying, useCarriedAddress } from '../sign-in/carried.ts';
import { Outcome } from '../sign-in/outcome.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { useForgotPassword } from './api.ts';
import './passwords.css';

const addressForm = loginForm.pick({ email: true });

/** /forgot-password. */
export function ForgotPasswordScreen(): ReactNode {
  const [email, setEmail] = useState(useCarriedAddress());
  const [isSent, setSent] = useState(false);
  const showSent = (to: string): void => {
    setEmail(to);
    setSent(true);
    toast({
      title: m.accountsPasswords.resetEmailSent,
      description: m.accountsPasswords.ifAnAccountExistsWith,
    });
  };
  const tryAnother = (): void => {
    setEmail('');
    setSent(false);
  };
  return (
    <SignInFrame>
      {isSent ? (
        <CheckYourEmail email={email} onTryAnother={tryAnother} />
      ) : (
        <AddressForm email={email} onSent={showSent} />
      )}
    </SignInFrame>
  );
}

/** Back to sign-in, keeping its return path. */
const useWayBack = (): string => loginPath(returnUrlOf(useSearch()));

function AddressForm({ email, onSent }: { email: string; onSent: (email: string) => void }): ReactNode {
  const back = useWayBack();
  const forgot = useForgotPassword();
  const mayRegister = useIsOffered('registration');
  const form = useForm({ resolver: zodResolver(addressForm), defaultValues: { email } });
  const submit = form.handleSubmit((values) =>
    // Shows the same screen after a failure: the response must not reveal whether the account exists.
    forgot.mutate(values.email, { onSettled: () => onSent(values.email) }),
  );
  return (
    <>
      <h1 className="fig-28" tabIndex={-1}>
        {m.accountsPasswords.forgotYourPassword}
      </h1>
      <p className="mute pw-lead">{m.accountsPasswords.enterTheEmailAddressThat}</p>
      <form className="si-form stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field label={m.accountsPasswords.emailAddress} error={form.formState.errors.email?.message} required>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Failures />
        <Button
          type="submit"
          look="primary"
          large
          block
          busy={forgot.isPending}
          busyLabel={m.accountsPasswords.sending}
        >
          {m.accountsPasswords.sendResetEmail}
        </Button>
      </form>
      <p className="line ends mt-20 sm">
        <Link className="link" href={back}>
          {m.accountsPasswords.backToSignIn}
        </Link>
        {mayRegister && (
          <span className="mute">
            <Rich
              of={m.accountsPasswords.noAccountRegisterHere}
              a={(it) => (
                <Link className="link" href={paths.registration}>
                  {it}
                </Link>
              )}
            />
          </span>
        )}
      </p>
    </>
  );
}

function CheckYourEmail({ email, onTryAnother }: { email: string; onTryAnother: () => void }): ReactNode {
  const back = useWayBack();
  return (
    <Outcome
      Icon={MailCheck}
      tone="wait"
      title={m.accountsPasswords.checkYourEmail}
      actions={
        <>
          <ButtonLink href={back} state={carrying(email)} look="primary" large block>
            {m.accountsPasswords.backToSignIn}
          </ButtonLink>
          <Button large block onClick={onTryAnother}>
            {m.accountsPasswords.tryAnotherEmail}
          </Button>
        </>
      }
    >
      <p className="mute">
        <Rich
          of={m.accountsPasswords.ifAnAccountExistsWithThisAddress}
          email={<strong className="ink anywhere">{email}</strong>}
        />
      </p>
      <p className="mute">{m.accountsPasswords.nothingThereTheEmailMay}</p>
    </Outcome>
  );
}
