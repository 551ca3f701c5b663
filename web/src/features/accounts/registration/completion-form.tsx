import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
        <Section title={m.common.yourAccount}>
          <div className="form-col form">
            {/* Hidden, because the address is shown above; it tells a password manager whose password this is. */}
            <TextInput type="email" autoComplete="username" value={email} readOnly hidden />
            <Field
              label={m.common.password}
              hint={m.accountsRegistration.theOneThatYouChose}
              error={form.formState.errors.password?.message}
            >
              <PasswordInput autoComplete="current-password" {...form.register('password')} />
            </Field>
            <p className="sm mute">
              <Rich
                of={m.accountsRegistration.registeredWithGoogleOrApple}
                a={(it) => (
                  <Link className="link" href={`${paths.login}?returnUrl=${paths.completeRegistration}`}>
                    {it}
                  </Link>
                )}
              />
            </p>
          </div>
        </Section>
      )}
      <Section title={m.common.plan}>
        <PlanPicker value={chosen} onChange={setChosen} />
        {plan === null &&
          (chosen === null ? (
            <p className="hint">{m.accountsRegistration.youKeepThePlanThat}</p>
          ) : (
            <Button look="quiet" onClick={() => setChosen(null)}>
              {m.accountsRegistration.keepThePlanThatI}
            </Button>
          ))}
      </Section>
      <Section title={m.accountsRegistration.finish}>
        <div className="form-col form">
          <p className="mute">
            {isOwn && (
              <>
                <Rich
                  of={m.accountsRegistration.youAreSignedInAs}
                  email={<b className="strong">{email}</b>}
                />{' '}
              </>
            )}
            {m.accountsRegistration.thisSetsUpYourOrganization}
          </p>
          <Failure error={complete.error} />
          <Button
            type="submit"
            look="primary"
            large
            block
            busy={complete.isPending}
            busyLabel={m.accountsRegistration.completing}
          >
            {m.accountsRegistration.completeRegistration}
          </Button>
        </div>
      </Section>
    </form>
  );
}

const WRONG_PASSWORD = m.accountsRegistration.thatIsNotThePassword;
const signedInForm = z.object({ password: z.string() });
const passwordForm = z.object({
  password: z.string().min(1, m.accountsRegistration.enterThePasswordOfThis).max(200),
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
          ? m.accountsRegistration.failedToCompleteRegistrationPlease
          : reasonOf(error, m.accountsRegistration.failedToCompleteRegistration)
      }
    >
      {isNotSent(error) && `${error.message} `}
      {m.accountsRegistration.nothingIsLostYourAccount}
    </Notice>
  );
}
