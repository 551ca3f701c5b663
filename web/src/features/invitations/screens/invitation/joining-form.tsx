import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { InvitationDetails, PendingIdentity } from '@chargerota/contract';
import { deferredDetails, JOINING_DETAILS, listWords } from '@chargerota/domain';
import type { JoiningDetail } from '@chargerota/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback } from 'react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useLocation } from 'wouter';
import { BASE } from '../../../../lib/base.ts';
import { paths } from '../../../../lib/paths.ts';
import { ApiError, isNotSent, reasonOf } from '../../../../lib/api.ts';
import { chooseOrganization } from '../../../../lib/current-organization.ts';
import { showFieldErrors } from '../../../../lib/form-errors.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary.tsx';
import { Failures } from '../../../../ui/failures.tsx';
import { Field, TextInput } from '../../../../ui/field.tsx';
import { KeepDraft } from '../../../../ui/keep-draft.tsx';
import { Page, Section } from '../../../../ui/page.tsx';
import { toast } from '../../../../ui/toast.ts';
import { keepPendingInvitation } from '../../../accounts/sign-in/after-sign-in.ts';
import { AccountLoading } from '../../../accounts/providers/account-loading.tsx';
import { DETAIL_WORDS } from '../../../accounts/profile/detail-words.ts';
import { NotificationFields, PersonFields } from '../../../accounts/profile/person-fields.tsx';
import { ProvidersNotOffered } from '../../../accounts/providers/provider-buttons.tsx';
import { ProviderProblem } from '../../../accounts/providers/provider-problem.tsx';
import { TermsLink } from '../../../accounts/terms/terms-link.tsx';
import { VehicleFields } from '../../../accounts/profile/vehicle-fields.tsx';
import { pendingIdentityQuery } from '../../../accounts/providers/api.ts';
import { BY_PASSWORD } from '../../../accounts/providers/identity.ts';
import { useAcceptWithRegistration } from '../../api.ts';
import { keepJoiningDraft, readJoiningDraft } from './joining-draft.ts';
import { emptyJoining, joiningSchema, joiningToSend } from './joining-values.ts';
import type { JoiningValues } from './joining-values.ts';
import { Agreement } from './agreement.tsx';
import type { AgreementState } from './agreement.tsx';
import { InvitedSource } from './invited-source.tsx';

type JoiningFormProps = {
  token: string;
  invitation: InvitationDetails;
  agreement: AgreementState;
  onBack: () => void;
};

/** The form that creates an account while accepting an invitation, with a provider or a password. */
export function JoiningForm(props: JoiningFormProps): ReactNode {
  const pending = useQuery(pendingIdentityQuery);
  // A person who already has an account connects the provider when signing in.
  const returned = pending.data?.next === 'register' ? pending.data : null;
  return (
    <Page className="reg">
      <Button look="quiet" className="flush-start" onClick={props.onBack}>
        <ArrowLeft className="ic ic-16" aria-hidden="true" />
        {m.common.back}
      </Button>
      <h1 className="page-title" tabIndex={-1}>
        {m.invitationsInvitation.joinName({ name: props.invitation.organization.name })}
      </h1>
      {/* If loading fails, the form asks for a password. */}
      {pending.isPending ? <AccountLoading /> : <Form {...props} returned={returned} />}
    </Page>
  );
}

type FormProps = JoiningFormProps & { returned: PendingIdentity | null };

function Form({ token, invitation, agreement, returned }: FormProps): ReactNode {
  const { id, organization, email, countsAsApproval } = invitation;
  const deferred = deferredDetails(organization);
  const isShort = deferred.length === JOINING_DETAILS.length;
  const keep = useCallback((values: Partial<JoiningValues>) => keepJoiningDraft(id, values), [id]);
  const [, navigate] = useLocation();
  const join = useAcceptWithRegistration(token);
  const isInvited = returned?.email.toLowerCase() === email.toLowerCase();
  const form = useForm({
    resolver: zodResolver(joiningSchema(organization)),
    shouldFocusError: false,
    defaultValues: emptyJoining(email, isInvited ? returned : null, readJoiningDraft(id)),
  });
  const signInInstead = (): void => {
    keepPendingInvitation(token);
    navigate(paths.login);
  };
  const explain = (error: Error): void => {
    const code = error instanceof ApiError ? error.code : '';
    showFieldErrors(form, error);
    if (code === 'identity_missing') form.reset({ ...form.getValues(), ...BY_PASSWORD });
    toast({
      title: m.invitationsInvitation.registrationFailed,
      description: isNotSent(error)
        ? error.message
        : reasonOf(error, m.invitationsInvitation.failedToCompleteRegistration),
      tone: 'loss',
      ...(code === 'email_registered' && { action: { label: m.common.signIn, onPress: signInInstead } }),
    });
  };
  const submit = form.handleSubmit((values) => {
    if (!agreement.isSettled()) return;
    join.mutate(joiningToSend(values, organization, agreement.agreed), {
      onSuccess: () => {
        chooseOrganization(invitation.organizationId);
        // Loads a whole new page, so that no data from before joining stays in memory.
        location.assign(BASE + paths.dashboard);
      },
      onError: explain,
    });
  });
  return (
    <FormProvider {...form}>
      {/* Being signed in discards it (app/session-end.tsx). */}
      <KeepDraft keep={keep} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Section title={m.common.yourAccount}>
          <div className="form-col">
            <ProviderProblem />
            <InvitedSource token={token} email={email} stranger={isInvited ? null : returned} />
            <PersonFields
              fixedEmail={m.invitationsInvitation.theInvitationWasSentHere}
              asksPhone={organization.requirePhoneToJoin}
            />
          </div>
        </Section>
        {organization.requireVehicleToJoin && (
          <Section title={m.invitationsInvitation.yourVehicle}>
            <div className="form-col form">
              <p className="mute">
                {m.invitationsInvitation.itTellsAdministratorsWhoseCar({ name: organization.name })}
              </p>
              <VehicleFields required>
                <YearField />
              </VehicleFields>
            </div>
          </Section>
        )}
        {organization.requireEmergencyContactToJoin && (
          <Section title={m.invitationsInvitation.inAnEmergency}>
            <div className="form-col">
              <EmergencyField />
            </div>
          </Section>
        )}
        {/* The short form leaves these as they are for everybody at first. */}
        {!isShort && (
          <Section title={m.common.notifications}>
            <div className="form-col">
              <NotificationFields />
            </div>
          </Section>
        )}
        <Section
          title={
            organization.requiresAgreement ? m.invitationsInvitation.agreement : m.invitationsInvitation.join
          }
        >
          <div className="form-col form">
            <Agreement headed state={agreement} />
            <p className="sm mute">
              <Rich
                of={m.invitationsInvitation.byJoiningYouAcceptThe}
                terms={(it) => <TermsLink>{it}</TermsLink>}
                vh={(it) => <span className="vh">{it}</span>}
              />
            </p>
            <ErrorSummary />
            <Failures />
            <Button type="submit" look="primary" large block busy={join.isPending}>
              {m.invitationsInvitation.completeRegistrationJoinOrganization}
            </Button>
            <p className="sm mute">
              {countsAsApproval
                ? m.invitationsInvitation.youCanBookAtOnce
                : m.invitationsInvitation.anAdministratorApprovesYouNext}
              {deferred.length > 0 && ` ${laterWords(deferred)}`}
            </p>
            {!isInvited && <ProvidersNotOffered />}
          </div>
        </Section>
      </form>
    </FormProvider>
  );
}

const laterWords = (deferred: readonly JoiningDetail[]): string =>
  m.invitationsInvitation.youCanAddYourDetails({
    details: listWords(deferred.map((detail) => DETAIL_WORDS[detail])),
  });

function YearField(): ReactNode {
  const { register, formState } = useFormContext<JoiningValues>();
  return (
    <Field label={m.invitationsInvitation.year} error={formState.errors.vehicleYear?.message} required>
      <TextInput inputMode="numeric" maxLength={4} {...register('vehicleYear')} />
    </Field>
  );
}

function EmergencyField(): ReactNode {
  const { register, formState } = useFormContext<JoiningValues>();
  return (
    <Field
      label={m.invitationsInvitation.emergencyContact}
      error={formState.errors.emergencyContact?.message}
      // Who is told that it is required needs to read what it is.
      below={<p className="hint">{m.invitationsInvitation.nameAndPhoneOfSomebody}</p>}
      required
    >
      <TextInput {...register('emergencyContact')} />
    </Field>
  );
}
