import { m } from '@chargerota/messages';
import type { User } from '@chargerota/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { Link, useLocation } from 'wouter';
import { BASE } from '../../../lib/base.ts';
import { showFieldErrors } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { enterNewOrganization, useCurrentUser } from '../../../lib/session.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { ErrorState, Skeleton, SkeletonRows } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import { PlanPicker } from '../../accounts/registration/plan-picker.tsx';
import { useCreateOrganization } from '../create/api.ts';
import { DetailsStep } from '../create/details-step.tsx';
import { NameStep } from '../create/name-step.tsx';
import {
  draftOf,
  forgetDraft,
  isNameMissing,
  keepDraftOf,
  newOrganizationSchema,
  organizationToSend,
} from '../create/new-organization.ts';
import type { NewOrganizationValues } from '../create/new-organization.ts';
import { stepPath, useStep } from '../create/steps.ts';
import type { Step } from '../create/steps.ts';
import '../styles/create.css';

/** /organization/create. */
export function CreateOrganizationScreen(): ReactNode {
  const user = useCurrentUser();
  if (user.data === null) return <SignInRequired />;
  if (user.data) return <Wizard key={user.data.id} user={user.data} />;
  if (!user.isError) return <WizardSkeleton />;
  return (
    <Page title={m.organizations.createOrganization}>
      <ErrorState
        title={m.common.yourAccountCouldNotBe}
        onRetry={() => void user.refetch()}
        retrying={user.isFetching}
      >
        {m.organizations.nothingIsLostTryAgain}
      </ErrorState>
    </Page>
  );
}

function SignInRequired(): ReactNode {
  return (
    <Page title={m.organizations.signInRequired} form>
      <p className="mute mb-24">{m.organizations.anOrganizationBelongsToThe}</p>
      <div className="cre-acts line gap-12 mt-16">
        {/* The server's own sign-in address, which leads to every way to sign in. */}
        <a className="btn btn-primary" href={`${BASE}/api/login?returnUrl=${paths.createOrganization}`}>
          {m.common.signIn}
        </a>
        <ButtonLink href={paths.landing}>{m.common.back}</ButtonLink>
      </div>
    </Page>
  );
}

function Wizard({ user }: { user: User }): ReactNode {
  const [, navigate] = useLocation();
  const client = useQueryClient();
  const [askedName] = useState(() => isNameMissing(user));
  const steps: readonly Step[] = askedName ? ['profile', 'plan', 'details'] : ['plan', 'details'];
  const step = useStep(steps, isNameMissing(user));
  const create = useCreateOrganization();
  const form = useForm({
    resolver: zodResolver(newOrganizationSchema),
    defaultValues: draftOf(user),
    // The summary of errors leads to them.
    shouldFocusError: false,
  });
  const submit = form.handleSubmit((values) =>
    create.mutate(organizationToSend(values), {
      onSuccess: async (created) => {
        forgetDraft();
        toast({
          title: m.organizations.organizationCreatedSuccessfully,
          description: m.organizations.youAreNowTheAdministrator,
        });
        await enterNewOrganization(client, created);
        navigate(paths.organization, { replace: true });
      },
      onError: (error) => showFieldErrors(form, error),
    }),
  );
  const toDetails = (event: FormEvent): void => {
    event.preventDefault();
    navigate(stepPath('details'));
  };
  useFocusOnStep(step);
  return (
    <Page>
      <Link href={paths.landing} className="btn btn-quiet flush-start">
        <ArrowLeft className="ic ic-16" aria-hidden="true" />
        {m.organizations.backToHome}
      </Link>
      <h1 className="page-title" tabIndex={-1}>
        {m.organizations.createOrganization}
      </h1>
      <Progress steps={steps} step={step} />
      {step === 'profile' ? (
        <NameStep user={user} onDone={() => navigate(stepPath('plan'))} />
      ) : (
        <FormProvider {...form}>
          <form noValidate onSubmit={step === 'plan' ? toDetails : (event) => void submit(event)}>
            {step === 'plan' ? <PlanStep /> : <DetailsStep isCreating={create.isPending} />}
          </form>
          <KeepDraft user={user} isOver={create.isSuccess} />
        </FormProvider>
      )}
    </Page>
  );
}

function PlanStep(): ReactNode {
  const { control, setValue } = useFormContext<NewOrganizationValues>();
  const plan = useWatch({ control, name: 'subscriptionPlan' });
  return (
    <Section title={m.organizations.chooseYourPlan}>
      <PlanPicker value={plan} onChange={(chosen) => setValue('subscriptionPlan', chosen)} />
      <div className="cre-acts line gap-12 mt-16">
        <Button type="submit" look="primary" large>
          {m.common.continue}
        </Button>
      </div>
    </Section>
  );
}

/** Moves the focus to each new step, so that screen readers and keyboards treat it as a page of its own. */
function useFocusOnStep(step: Step): void {
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h2');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [step]);
}

/** Keeps the typed values through a reload or a session that ends. */
function KeepDraft({ user, isOver }: { user: User; isOver: boolean }): ReactNode {
  const values = useWatch<NewOrganizationValues>();
  useEffect(() => {
    if (!isOver) keepDraftOf(user, values);
  }, [user, values, isOver]);
  return null;
}

function WizardSkeleton(): ReactNode {
  return (
    <Page>
      <output className="vh">{m.common.loading}</output>
      <Link href={paths.landing} className="btn btn-quiet flush-start">
        <ArrowLeft className="ic ic-16" aria-hidden="true" />
        {m.organizations.backToHome}
      </Link>
      <h1 className="page-title" tabIndex={-1}>
        {m.organizations.createOrganization}
      </h1>
      <div className="cre-steps" aria-hidden="true">
        {[56, 72].map((width) => (
          <span className="cre-sk row tall" key={width}>
            <Skeleton width={width} />
          </span>
        ))}
      </div>
      <section className="section" aria-busy="true">
        <div className="section-head">
          <Skeleton width={128} />
        </div>
        <div className="section-body">
          <SkeletonRows />
        </div>
      </section>
    </Page>
  );
}

const WORDS: Readonly<Record<Step, string>> = {
  profile: m.organizations.profile,
  plan: m.common.plan,
  details: m.organizations.details,
};

/** The wizard's steps; completed ones can be opened again. */
function Progress({ steps, step }: { steps: readonly Step[]; step: Step }): ReactNode {
  const here = steps.indexOf(step);
  return (
    <ol
      className="cre-steps"
      aria-label={m.organizations.stepHereOfCount({ here: here + 1, count: steps.length })}
    >
      {steps.map((each, index) => (
        <li
          key={each}
          className={index <= here ? 'is-on' : undefined}
          {...(index === here && { 'aria-current': 'step' })}
        >
          {index < here ? (
            <Link href={stepPath(each)}>
              <Check className="ic ic-16" aria-hidden="true" />
              {WORDS[each]}
            </Link>
          ) : (
            <span>
              <span className="fig">{index + 1}</span>
              {WORDS[each]}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
