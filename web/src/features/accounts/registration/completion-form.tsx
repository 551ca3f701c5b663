import type { PlanName } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'wouter';
import * as z from 'zod';
import { ApiError, isNotSent, isUnreachable, reasonOf } from '../../../lib/api.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, PasswordInput, TextInput } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Section } from '../../../ui/page.tsx';
import { PlanPicker } from './plan-picker.tsx';
import type { useCompleteRegistration } from './api.ts';

type CompletionFormProps = {
  email: string;
  /** True if the person is signed in to that account, so that no password is needed. */
  isOwn: boolean;
  /** The plan chosen when registering, if it is known here. */
  plan: PlanName | null;
  complete: ReturnType<typeof useCompleteRegistration>;
  /** Called if the registration was completed in the meantime, in another tab or by a colleague. */
  onAlreadyComplete: () => void;
};

/** The remaining steps of a registration: proof of ownership, and the plan. */
export function CompletionForm({
  email,
  isOwn,
  plan,
  complete,
  onAlreadyComplete,
}: CompletionFormProps): ReactNode {
  const [chosen, setChosen] = useState(plan);
  const form = useForm({
    resolver: zodResolver(isOwn ? signedInForm : passwordForm),
    defaultValues: { password: '' },
  });
  const explain = (error: Error): void => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'registration_complete') onAlreadyComplete();
    if (code !== 'invalid_credentials') return;
    form.setError('password', { type: 'server', message: WRONG_PASSWORD });
    form.setFocus('password', { shouldSelect: true });
  };
  const submit = form.handleSubmit(({ password }) =>
    complete.mutate(
      { email, ...(!isOwn && { password }), ...(chosen && { subscriptionPlan: chosen }) },
      { onError: explain },
    ),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      {!isOwn && (
        <Section title="Your account">
          <div className="form-col form">
            {/* Hidden, because the address is shown above; it tells a password manager whose password this is. */}
            <TextInput type="email" autoComplete="username" value={email} readOnly hidden />
            <Field
              label="Password"
              hint="The one that you chose when you registered."
              error={form.formState.errors.password?.message}
            >
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
            <p className="sm mute">
              Registered with Google or Apple?{' '}
              <Link className="link" href={`${paths.login}?returnUrl=${paths.completeRegistration}`}>
                Sign in
              </Link>{' '}
              first; then no password is needed here.
            </p>
          </div>
        </Section>
      )}
      <Section title="Plan">
        <PlanPicker value={chosen} onChange={setChosen} />
        {plan === null &&
          (chosen === null ? (
            <p className="hint">
              You keep the plan that you chose when you registered, unless you choose one here.
            </p>
          ) : (
            <Button look="quiet" onClick={() => setChosen(null)}>
              Keep the plan that I chose when I registered
            </Button>
          ))}
      </Section>
      <Section title="Finish">
        <div className="form-col form">
          <p className="mute">
            {isOwn && (
              <>
                You are signed in as <b className="strong">{email}</b>, so no password is needed.{' '}
              </>
            )}
            This sets up your organization and starts its free trial.
          </p>
          <Failure error={complete.error} />
          <Button
            type="submit"
            look="primary"
            large
            block
            busy={complete.isPending}
            busyLabel="Completing..."
          >
            Complete Registration
          </Button>
        </div>
      </Section>
    </form>
  );
}

const WRONG_PASSWORD = 'That is not the password of this account.';
const signedInForm = z.object({ password: z.string() });
const passwordForm = z.object({
  password: z.string().min(1, 'Enter the password of this account, or sign in first.').max(200),
});

/** Errors that belong to no field of the form. */
function Failure({ error }: { error: Error | null }): ReactNode {
  if (!error) return null;
  if (error instanceof ApiError && error.code === 'invalid_credentials') return null;
  return (
    <Notice
      tone="loss"
      title={
        isUnreachable(error)
          ? 'Failed to complete registration. Please try again.'
          : reasonOf(error, 'Failed to complete registration')
      }
    >
      {isNotSent(error) && `${error.message} `}Nothing is lost: your account stays as it is.
    </Notice>
  );
}
