import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing, BillingQuote } from '@chargerota/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page, Section } from '../../../../ui/page.tsx';
import { ErrorState, Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { localPath } from '../../../accounts/sign-in/after-sign-in.ts';
import { askingAddress, BILLING_ADDRESS, PLANS_ID } from '../../addresses.ts';
import { invalidateBilling } from '../../api.ts';
import { cardExpiry, cardName } from '../../billing-words.ts';
import { setupIntentQuery } from '../../payment-api.ts';
import type { SetupIntent, useActivate } from '../../payment-api.ts';
import type { CardFormProps } from '../../payment/card-form.ts';
import { isPaymentDocument, returnedFromBank } from '../../payment/payment-address.ts';
import { termsOf } from '../../payment/payment-terms.ts';
import type { Terms } from '../../payment/payment-terms.ts';
import { standingOf } from '../../standing.ts';
import { Complete } from './complete.tsx';
import { PlanSummary } from './plan-summary.tsx';
import type { Step } from './problem-words.ts';
import { SandboxForm } from './sandbox-form.tsx';
import { ApiError } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { wordsOf } from './problem-words.ts';

// Stripe's own code is loaded only here, and only where Stripe is used.
const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

type SetupProps = {
  intent: SetupIntent;
  billing: Billing;
  /** What starting a subscription costs; null if one is running. */
  quote: BillingQuote | null;
  activate: ReturnType<typeof useActivate>;
};

export function Setup({ intent, billing, quote, activate }: SetupProps): ReactNode {
  const now = useNow();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const search = useSearch();
  const back = localPath(new URLSearchParams(search).get('return'));
  const [returned] = useState(() => returnedFromBank(search));
  const { id } = billing.organization;
  // After a refusal the next attempt needs an intent of its own: the one before has its card, which would be used again.
  const [attempt, setAttempt] = useState(0);
  const begun = useQuery(setupIntentQuery(id, attempt));
  const [clientSecret, setClientSecret] = useState(intent.clientSecret);
  // Until the new one is there the form stays with the old one, and cannot be sent.
  if (begun.data && begun.data.clientSecret !== clientSecret) setClientSecret(begun.data.clientSecret);
  const terms = termsOf(billing, quote, now);
  const shown = quote && {
    quotedAt: quote.quotedAt,
    version: quote.version,
    dueNowCents: quote.dueNowCents,
  };
  const [refusal, setRefusal] = useState<{ error: unknown; step: Step } | null>(null);
  const [done, setDone] = useState<{ billing: Billing; terms: Terms } | null>(null);
  const use = (paymentMethodId: string): void => {
    if (activate.isPending) return;
    // What is confirmed are the figures that were on the screen when the button was pressed.
    const confirmed = returned && attempt === 0 ? returned.confirmed : shown;
    activate.mutate(
      { paymentMethodId, plan: intent.subscriptionPlan, confirmed },
      {
        onSuccess: (stored) => setDone({ billing: stored, terms }),
        onError: (error) => {
          setRefusal({ error, step: 'subscription' });
          setAttempt(attempt + 1);
          void invalidateBilling(client, id);
        },
        // The bank's answer is used once, and a secret does not belong into the history.
        onSettled: () => {
          if (returned) navigate(setupAddress(back), { replace: true });
        },
      },
    );
  };
  if (done) return <Complete billing={done.billing} terms={done.terms} back={back} />;
  const form: CardFormProps = {
    intent: { ...intent, clientSecret },
    action: terms.action,
    busy: activate.isPending || !begun.data,
    problem: begun.isError ? (
      <ErrorState
        title={m.billingPayment.theCardFormCouldNot}
        onRetry={() => void begun.refetch()}
        retrying={begun.isFetching}
      >
        {m.billingPayment.pleaseTryAgainInAMoment}
      </ErrorState>
    ) : (
      refusal && <PaymentProblem {...refusal} />
    ),
    onStart: () => setRefusal(null),
    onStored: use,
    onRefused: (error) => setRefusal({ error, step: 'card' }),
    elsewhere: !mayWait(billing) && (
      <ButtonLink look="quiet" large href={back ?? BILLING_ADDRESS}>
        {m.common.cancel}
      </ButtonLink>
    ),
  };
  return (
    <Page title={m.billingPayment.paymentSetup}>
      <Section title={m.billingPayment.yourPlan} actions={<ChangePlan back={back} />}>
        {/* In the trial nothing is due now, and the first charge consists of what the next amount does. */}
        <PlanSummary
          plan={intent.subscriptionPlan}
          terms={terms}
          lines={terms.kind === 'trial' ? billing.lines : (quote?.lines ?? [])}
          later={
            mayWait(billing) && (
              <ButtonLink className="at-start" href={back ?? paths.dashboard}>
                {m.billingPayment.later}
              </ButtonLink>
            )
          }
        />
      </Section>
      <Section title={terms.kind === 'replace' ? m.billingPayment.replaceCard : m.billingPayment.card}>
        <div className="pay-form stack gap-20 w-32">
          <StoredCard billing={billing} back={back} />
          {intent.provider === 'sandbox' ? (
            <SandboxForm {...form} />
          ) : (
            <WithStripe {...form} shown={shown} back={back} returned={returned?.clientSecret ?? null} />
          )}
        </div>
      </Section>
    </Page>
  );
}

const setupAddress = (back: string | null): string =>
  back ? `${paths.paymentConfirmation}?return=${encodeURIComponent(back)}` : paths.paymentConfirmation;

const ChangePlan = ({ back }: { back: string | null }): ReactNode => (
  <ButtonLink look="quiet" href={`${askingAddress({ back })}#${PLANS_ID}`}>
    {m.billingPayment.changePlan}
  </ButtonLink>
);

/** The card that is used now. If the subscription has ended, it may be started again with it. */
function StoredCard({ billing, back }: { billing: Billing; back: string | null }): ReactNode {
  const { paymentMethod, organization } = billing;
  if (!paymentMethod) return null;
  return (
    <div className="pay-stored stack gap-4 to-start">
      <p>
        <Rich
          of={m.billing.cardExpires}
          card={<span className="strong">{cardName(paymentMethod)}</span>}
          expiry={<span className="fig">{cardExpiry(paymentMethod)}</span>}
          unit={(it) => <span className="unit">{it}</span>}
        />
      </p>
      <p className="sm mute">
        {standingOf(billing) === 'inactive'
          ? m.billingPayment.thisCardIsStoredYou
          : m.billingPayment.paymentIsSetUpWith}
      </p>
      {standingOf(billing) === 'inactive' && (
        <ButtonLink href={askingAddress({ plan: organization.subscriptionPlan, back })}>
          {m.billingPayment.startAgainWithThisCard}
        </ButtonLink>
      )}
    </div>
  );
}

/** In the trial payment can wait, which is said before the form; otherwise the form has a way out that changes nothing. */
const mayWait = (billing: Billing): boolean => standingOf(billing) === 'trial' && !billing.paymentMethod;

type WithStripeProps = Parameters<typeof StripeForm>[0];

/**
 * Stripe's form needs the policy that the server sends with the payment paths, and a policy comes with a document: one
 * that was opened elsewhere is loaded anew.
 */
function WithStripe(props: WithStripeProps): ReactNode {
  const isOpen = isPaymentDocument();
  const reloads = useRef(false);
  useEffect(() => {
    if (isOpen || reloads.current) return;
    reloads.current = true;
    location.reload();
  }, [isOpen]);
  const waiting = (
    <SkeletonPart className="form" label={m.billingPayment.loadingTheCardForm}>
      {['number', 'expiry'].map((field) => (
        <span className="pay-input-sk" key={field}>
          <Skeleton />
        </span>
      ))}
    </SkeletonPart>
  );
  if (!isOpen) return waiting;
  return (
    <Suspense fallback={waiting}>
      <StripeForm {...props} />
    </Suspense>
  );
}

/**
 * Why the card could not be stored or used. The form stays filled in, and the focus moves here; a new attempt removes
 * it.
 */
function PaymentProblem({ error, step }: { error: unknown; step: Step }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { title, text } = wordsOf(error, step);
  const isOfPlan = error instanceof ApiError && error.code === 'does_not_fit';
  return (
    <div ref={place} tabIndex={-1} className="pay-problem">
      <Notice tone="loss" title={title}>
        {text}
        {isOfPlan && (
          <>
            {' '}
            <Link className="link" href={BILLING_ADDRESS}>
              {m.billingPayment.chooseAnotherPlan}
            </Link>
          </>
        )}
      </Notice>
    </div>
  );
}
