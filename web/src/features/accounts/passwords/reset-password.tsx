import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { formatTime, localDate } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { Unlink } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'wouter';
import { ApiError } from '../../../lib/api.ts';
import { formatDayOf, viewerZone } from '../../../lib/dates.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Failures } from '../../../ui/failures.tsx';
import { Field, TextInput } from '../../../ui/field.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { carrying } from '../sign-in/carried.ts';
import { Outcome } from '../sign-in/outcome.tsx';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { SuccessPanel } from '../sign-in/success-panel.tsx';
import { useLinkToken } from '../sign-in/link-token.ts';
import { resetLinkQuery, useResetPassword } from './api.ts';
import { NewPasswordInputs } from './new-password-inputs.tsx';
import { resetPasswordSchema } from './new-password.ts';
import './passwords.css';

/** Time in which the success message is shown before the page goes on. */
const REDIRECT_DELAY_MS = 3000;

/** /reset-password?token=…. */
export function ResetPasswordScreen(): ReactNode {
  const token = useLinkToken();
  return <SignInFrame>{token ? <ResetLink key={token} token={token} /> : <InvalidLink />}</SignInFrame>;
}

function ResetLink({ token }: { token: string }): ReactNode {
  const link = useQuery(resetLinkQuery(token));
  const reset = useResetPassword(token);
  const now = useNow();
  if (reset.isSuccess) return <PasswordSet email={link.data?.email ?? ''} />;
  if (link.isPending) return <Verifying />;
  if (link.isLoadingError && !isMalformed(link.error)) {
    return (
      <>
        <Heading />
        <div className="mt-24">
          <ErrorState
            title={m.accountsPasswords.theLinkCouldNotBe}
            retrying={link.isFetching}
            onRetry={() => void link.refetch()}
          >
            {link.error.message} {m.accountsPasswords.nothingWasChanged}
          </ErrorState>
        </div>
      </>
    );
  }
  const { email, expiresAt, lifetimeHours, madeBy } = link.data ?? {};
  if (!email || !expiresAt || !lifetimeHours || !madeBy || new Date(expiresAt) <= now) return <InvalidLink />;
  return (
    <>
      <Heading />
      <NewPasswordForm email={email} reset={reset} />
      <p className="line ends mt-20 sm">
        <Link className="link" href={paths.login}>
          {m.accountsPasswords.backToLogin}
        </Link>
      </p>
      <Lifetime hours={lifetimeHours} end={linkEnd(new Date(expiresAt), now)} madeBy={madeBy} />
    </>
  );
}

/** The server could not read the token, so the link is incomplete. */
const isMalformed = (error: Error): boolean => error instanceof ApiError && error.status === 422;

type NewPasswordFormProps = { email: string; reset: ReturnType<typeof useResetPassword> };

function NewPasswordForm({ email, reset }: NewPasswordFormProps): ReactNode {
  const form = useForm({
    resolver: zodResolver(resetPasswordSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const submit = form.handleSubmit(({ newPassword }) =>
    reset.mutate(newPassword, { onError: (error) => showFieldErrors(form, error) }),
  );
  return (
    <FormProvider {...form}>
      <form className="si-form stack mt-24" noValidate onSubmit={(event) => void submit(event)}>
        {/* Also tells a password manager which account the password belongs to. */}
        <Field label={m.accountsPasswords.account}>
          <TextInput type="email" autoComplete="username" value={email} readOnly />
        </Field>
        <NewPasswordInputs about={[email]} isReset />
        <Failures />
        <Button
          type="submit"
          look="primary"
          large
          block
          busy={reset.isPending}
          busyLabel={m.accountsPasswords.resetting}
        >
          {m.accountsPasswords.resetPassword}
        </Button>
      </form>
    </FormProvider>
  );
}

type LifetimeProps = { hours: number; end: string; madeBy: 'self' | 'operator' };

/** How long the link works, and how to get another one. */
function Lifetime({ hours, end, madeBy }: LifetimeProps): ReactNode {
  return (
    <p className="sm mute mt-12">
      <Rich
        of={m.accountsPasswords.theLinkExpires({ count: hours })}
        end={<span className="t">{end}</span>}
      />{' '}
      {madeBy === 'operator' ? (
        m.accountsPasswords.aNewOneMustBe
      ) : (
        <>
          <Rich
            of={m.accountsPasswords.afterThatAskForA}
            a={(it) => (
              <Link className="link" href={paths.forgotPassword}>
                {it}
              </Link>
            )}
          />
        </>
      )}
    </p>
  );
}

const Heading = (): ReactNode => (
  <h1 className="fig-28" tabIndex={-1}>
    {m.accountsPasswords.resetPassword}
  </h1>
);

/** A skeleton with the size of the form. */
const Verifying = (): ReactNode => (
  <div aria-busy="true">
    <Heading />
    <output className="vh">{m.accountsPasswords.verifyingTheResetLink}</output>
    <div className="si-form stack mt-24 pw-wait">
      {['account', 'new', 'confirm'].map((field) => (
        <div key={field}>
          <Skeleton width={120} />
          <Skeleton />
        </div>
      ))}
      <Skeleton />
    </div>
  </div>
);

function InvalidLink(): ReactNode {
  useEffect(() => {
    toast({
      title: m.accountsPasswords.invalidToken,
      description: m.accountsPasswords.thisResetLinkIsInvalid,
      tone: 'loss',
    });
  }, []);
  return (
    <Outcome
      Icon={Unlink}
      tone="loss"
      title={m.accountsPasswords.invalidResetLink}
      actions={
        <>
          <ButtonLink href={paths.forgotPassword} look="primary" large block>
            {m.accountsPasswords.askForANewLink}
          </ButtonLink>
          <ButtonLink href={paths.login} large block>
            {m.accountsPasswords.backToLogin}
          </ButtonLink>
        </>
      }
    >
      <p className="mute">{m.accountsPasswords.thisResetLinkIsInvalidOr}</p>
    </Outcome>
  );
}

const PasswordSet = ({ email }: { email: string }): ReactNode => (
  <SuccessPanel
    title={m.accountsPasswords.passwordReset}
    to={paths.login}
    state={carrying(email)}
    delayMs={REDIRECT_DELAY_MS}
  >
    {m.accountsPasswords.yourNewPasswordIsSet}
  </SuccessPanel>
);

/** When a link ends, on the viewer's clock: `3:15 PM`, with its day unless that is today. */
export function linkEnd(expiresAt: Date, now: Date, zone: string = viewerZone()): string {
  const time = formatTime(expiresAt, zone);
  return localDate(expiresAt, zone) === localDate(now, zone)
    ? time
    : `${formatDayOf(expiresAt, zone)}, ${time}`;
}
