import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { PendingIdentity } from '@chargerota/contract';
import type { IdentityProvider } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, Redirect, useLocation, useSearch } from 'wouter';
import { paths } from '../../../lib/paths.ts';
import { ApiError } from '../../../lib/api.ts';
import { clearFailure } from '../../../lib/failure-places.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { useCurrentUser, useIsOffered } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { KeepDraft } from '../../../ui/keep-draft.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { carrying, useCarriedAddress } from '../sign-in/carried.ts';
import { useRegister } from './api.ts';
import type { Registration as SentForm } from './api.ts';
import { AccountCreated, IncompleteFound, useIncompleteToasts } from './registration-outcome.tsx';
import { AccountLoading } from '../providers/account-loading.tsx';
import { AccountSource } from '../providers/account-source.tsx';
import { NotificationFields, PersonFields } from '../profile/person-fields.tsx';
import { ProvidersNotOffered } from '../providers/provider-buttons.tsx';
import { ProviderProblem } from '../providers/provider-problem.tsx';
import { Optional } from '../../../ui/field.tsx';
import { OrganizationFields, PlanField, TermsField } from './registration-fields.tsx';
import { SuccessPanel } from '../sign-in/success-panel.tsx';
import { OptionalVehicleFields } from '../profile/vehicle-fields.tsx';
import { pendingIdentityQuery } from '../providers/api.ts';
import { BY_PASSWORD } from '../providers/identity.ts';
import { problemIn, problemSearch, providerIn } from '../providers/problems.ts';
import { registrationDraft } from './registration-draft.ts';
import { emptyRegistration, registrationSchema, registrationToSend } from './registration-form.ts';
import '../sign-in/sign-in.css';
import './registration.css';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { Failures } from '../../../ui/failures.tsx';

type Register = ReturnType<typeof useRegister>;

/** /registration. */
export function RegistrationScreen(): ReactNode {
  const user = useCurrentUser();
  const mayRegister = useIsOffered('registration');
  const register = useRegister();
  if (user.data && register.isIdle) return <Redirect to={paths.dashboard} replace />;
  if (register.isSuccess) {
    if (register.data.incompleteRegistration) {
      return (
        <Page form>
          <AccountCreated registration={register.variables} />
        </Page>
      );
    }
    return <OrganizationCreated name={register.data.organization?.name} />;
  }
  if (!mayRegister && register.isIdle) return <ByInvitation />;
  return (
    <Page title={m.accountsRegistration.administratorRegistration} className="reg">
      <p className="mute reg-lead">{m.accountsRegistration.yourAccountAndYourOrganization}</p>
      <Registration register={register} />
    </Page>
  );
}

function ByInvitation(): ReactNode {
  return (
    <Page title={m.accountsRegistration.newAccountsNeedAnInvitation} form>
      <p className="mute">{m.accountsRegistration.pleaseAskTheAdministratorOf}</p>
      <div className="line gap-12 mt-24">
        <ButtonLink href={paths.login} look="primary">
          {m.common.signIn}
        </ButtonLink>
        <ButtonLink href={paths.landing}>{m.common.returnHome}</ButtonLink>
      </div>
    </Page>
  );
}

function OrganizationCreated({ name }: { name: string | undefined }): ReactNode {
  // Says where the person is being led, so it goes when they leave.
  useEffect(
    () =>
      toast({
        title: m.accountsRegistration.organizationCreated,
        description: m.accountsRegistration.redirectingToPaymentSetup,
      }),
    [],
  );
  return (
    <Page form>
      <SuccessPanel
        title={m.accountsRegistration.organizationCreatedSuccessfully}
        to={paths.paymentSetup}
        elsewhere={{ href: paths.dashboard, label: m.common.returnHome }}
      >
        {name !== undefined && `${m.accountsRegistration.nameIsYours({ name })} `}
        {m.accountsRegistration.oKLeadsToPayment}
      </SuccessPanel>
    </Page>
  );
}

/**
 * `?provider=google` means that the person has returned from Google to register; the form waits until their identity is
 * loaded.
 */
function Registration({ register }: { register: Register }): ReactNode {
  const search = useSearch();
  const returned = problemIn(search) ? null : providerIn(search);
  const pending = useQuery({ ...pendingIdentityQuery, enabled: returned !== null });
  // Once it has been sent, the form no longer depends on the address.
  if (!returned || !register.isIdle) return <RegistrationForm register={register} identity={null} />;
  if (pending.isLoadingError) {
    return (
      <ErrorState
        title={m.accountsRegistration.theServerCouldNotBe}
        retrying={pending.isFetching}
        onRetry={() => void pending.refetch()}
      >
        {m.accountsRegistration.nothingWasChanged}
      </ErrorState>
    );
  }
  if (pending.isPending) return <AccountLoading />;
  if (pending.data?.next === 'connect') return <Redirect to={`${paths.login}?connect=${returned}`} replace />;
  if (!pending.data) return <Redirect to={expiredAt(returned)} replace />;
  return <RegistrationForm register={register} identity={pending.data} />;
}

const expiredAt = (provider: IdentityProvider): string =>
  `${paths.registration}${problemSearch({ problem: 'expired', provider })}`;

/** The type of the error at an address that has an account. */
const ADDRESS_TAKEN = 'address_taken';

const SignInInstead = ({ email }: { email: string }): ReactNode => (
  <Link className="link sm" href={paths.login} state={carrying(email)}>
    {m.common.signIn2}
  </Link>
);

type RegistrationFormProps = { register: Register; identity: PendingIdentity | null };

function RegistrationForm({ register, identity }: RegistrationFormProps): ReactNode {
  const [, navigate] = useLocation();
  const carriedEmail = useCarriedAddress();
  const { sayFound, sayPartial } = useIncompleteToasts();
  const form = useForm({
    resolver: zodResolver(registrationSchema),
    shouldFocusError: false,
    defaultValues: emptyRegistration(identity, carriedEmail, registrationDraft.read()),
  });
  // Another address is another error, or none.
  const isTaken = form.formState.errors.email?.type === ADDRESS_TAKEN;
  const explain = (error: Error, sent: SentForm): void => {
    const code = error instanceof ApiError ? error.code : '';
    if (code === 'email_registered') {
      form.setError('email', { type: ADDRESS_TAKEN, message: error.message }, { shouldFocus: true });
      clearFailure();
    } else if (code === 'identity_missing' && sent.provider) {
      form.reset({ ...form.getValues(), ...BY_PASSWORD });
      navigate(expiredAt(sent.provider), { replace: true });
    } else if (code === 'registration_incomplete') {
      sayFound(error.message, sent);
      // It stands beside the form, with the way on.
      clearFailure();
    } else showFieldErrors(form, error);
  };
  const submit = form.handleSubmit((values) =>
    register.mutate(registrationToSend(values), {
      onSuccess: ({ incompleteRegistration, message }, sent) => {
        if (incompleteRegistration) sayPartial(message, sent);
      },
      onError: explain,
    }),
  );
  const found = isFoundIncomplete(register.error) ? register.error : null;
  return (
    <FormProvider {...form}>
      {/* Signing in discards it (app/session-end.tsx). */}
      <KeepDraft keep={registrationDraft.keep} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Section title={m.common.yourAccount}>
          <div className="form-col">
            <ProviderProblem />
            <AccountSource
              purpose="registration"
              returnUrl={paths.dashboard}
              or={m.accountsRegistration.orWithYourEmail}
              onChanged={() => navigate(paths.registration, { replace: true })}
            />
            <PersonFields belowEmail={isTaken && <SignInInstead email={form.getValues('email')} />} />
          </div>
        </Section>
        <Section title={m.accountsRegistration.yourOrganization}>
          <div className="form-col">
            <OrganizationFields />
          </div>
        </Section>
        <Section title={m.common.plan}>
          <PlanField />
        </Section>
        <Section
          title={
            <>
              {m.accountsRegistration.yourVehicle}
              <Optional />
            </>
          }
        >
          <div className="form-col">
            <OptionalVehicleFields />
          </div>
        </Section>
        <Section title={m.common.notifications}>
          <div className="form-col">
            <NotificationFields />
          </div>
        </Section>
        <Section title={m.accountsRegistration.terms}>
          <div className="form-col form">
            <TermsField />
            <ErrorSummary />
            {found && register.variables && (
              <IncompleteFound message={found.message} registration={register.variables} />
            )}
            <Failures />
            <Button
              type="submit"
              look={found ? 'line' : 'primary'}
              large
              block
              busy={register.isPending}
              busyLabel={m.accountsRegistration.submitting}
            >
              {m.accountsRegistration.submitRegistration}
            </Button>
            <p className="sm mute">
              <Rich
                of={m.accountsRegistration.registeredAlreadySignIn}
                a={(it) => (
                  <Link className="link" href={paths.login}>
                    {it}
                  </Link>
                )}
              />
            </p>
            {!identity && <ProvidersNotOffered />}
          </div>
        </Section>
      </form>
    </FormProvider>
  );
}

const isFoundIncomplete = (error: Error | null): error is ApiError =>
  error instanceof ApiError && error.code === 'registration_incomplete';
