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
      title: 'Reset Email Sent',
      description: 'If an account exists with this email, you will receive password reset instructions.',
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
        Forgot Your Password?
      </h1>
      <p className="mute pw-lead">
        Enter the email address that you sign in with. We will send you instructions to set a new password.
      </p>
      <form className="si-form stack" noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Email Address" error={form.formState.errors.email?.message} required>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <Failures />
        <Button type="submit" look="primary" large block busy={forgot.isPending} busyLabel="Sending...">
          Send Reset Email
        </Button>
      </form>
      <p className="line ends mt-20 sm">
        <Link className="link" href={back}>
          Back to Sign In
        </Link>
        {mayRegister && (
          <span className="mute">
            No account?{' '}
            <Link className="link" href={paths.registration}>
              Register here
            </Link>
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
      title="Check Your Email"
      actions={
        <>
          <ButtonLink href={back} state={carrying(email)} look="primary" large block>
            Back to Sign In
          </ButtonLink>
          <Button large block onClick={onTryAnother}>
            Try Another Email
          </Button>
        </>
      }
    >
      <p className="mute">
        If an account exists with this address, we sent password reset instructions to{' '}
        <strong className="ink anywhere">{email}</strong>
      </p>
      <p className="mute">
        Nothing there? The email may be in your spam folder. The link in it expires in 1 hour.
      </p>
    </Outcome>
  );
}
