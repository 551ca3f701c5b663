import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { ApiError, isUnreachable } from '../../../../lib/api.ts';
import { isSignedOut } from '../../../../lib/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Page, Section } from '../../../../ui/page.tsx';
import { ErrorState, Skeleton, SkeletonPart } from '../../../../ui/states.tsx';
import { useSignInHere } from '../../../accounts/sign-in/after-sign-in.ts';
import { ForAdministrators } from '../../../organizations/components/for-administrators.tsx';
import { askedOf } from '../../addresses.ts';
import { billingQuery, billingQuoteQuery } from '../../api.ts';
import { setupIntentQuery, useActivate } from '../../payment-api.ts';
import { startsSubscription } from '../../payment/payment-terms.ts';
import { Setup } from './setup.tsx';
import '../../styles/billing.css';
import '../../styles/payment.css';

const TITLE = m.billingPayment.paymentSetup;

/** /payment-setup and /payment-confirmation: stores a card, and starts or mends the subscription with it. */
export function PaymentScreen(): ReactNode {
  return (
    <ForAdministrators title={TITLE} skeleton={<PaymentSkeleton />} signedOut={<AuthenticationRequired />}>
      {(organization) => <Payment organization={organization} />}
    </ForAdministrators>
  );
}

function AuthenticationRequired(): ReactNode {
  const signInHere = useSignInHere();
  return (
    <Page title={m.billingPayment.authenticationRequired} form>
      <p className="mute">{m.billingPayment.pleaseSignInToContinue}</p>
      <div className="pay-acts">
        <ButtonLink look="primary" href={signInHere}>
          {m.common.signIn}
        </ButtonLink>
        <ButtonLink href={paths.landing}>{m.common.returnHome}</ButtonLink>
      </div>
    </Page>
  );
}

function Payment({ organization }: { organization: MyOrganization }): ReactNode {
  const intent = useQuery(setupIntentQuery(organization.id, 0));
  const billing = useQuery(billingQuery(organization.id));
  const starts = billing.data !== undefined && startsSubscription(billing.data);
  // The plan that was chosen on the way here counts where this starts a subscription; a running one keeps its own.
  const { plan: asked } = askedOf(useSearch());
  const plan = (starts && asked) || intent.data?.subscriptionPlan;
  const activate = useActivate(organization.id);
  const start = starts && plan ? ({ kind: 'start', subscriptionPlan: plan } as const) : null;
  const quote = useQuery({
    ...billingQuoteQuery(organization.id, start),
    // The figures that are being confirmed stay as they are, and what runs is not quoted again.
    enabled: start !== null && (activate.isIdle || activate.isError),
  });
  const failed = [intent, billing, quote].filter(({ isError, data }) => isError && data === undefined);
  const error = failed[0]?.error;
  if (error && isSignedOut(error)) return <AuthenticationRequired />;
  if (error)
    return (
      <Page title={TITLE}>
        <ErrorState
          title={refusalOf(error)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
          retrying={failed.some(({ isFetching }) => isFetching)}
        >
          {m.billingPayment.nothingWasChargedAndNothing}
        </ErrorState>
        <div className="pay-acts">
          <ButtonLink href={paths.dashboard}>{m.billingPayment.goToDashboard}</ButtonLink>
        </div>
      </Page>
    );
  if (!intent.data || !plan || !billing.data || (starts && !quote.data)) return <PaymentSkeleton />;
  return (
    <Setup
      intent={{ ...intent.data, subscriptionPlan: plan }}
      billing={billing.data}
      quote={starts ? (quote.data ?? null) : null}
      activate={activate}
    />
  );
}

/** The server's own words; a server that cannot be reached has none, and a fault explains nothing. */
function refusalOf(error: Error): string {
  if (isUnreachable(error)) return m.billingPayment.unableToInitializePaymentSetup;
  const isRefusal = error instanceof ApiError && error.status !== 500;
  return isRefusal ? error.message : m.billingPayment.failedToInitializePaymentSetup;
}

const PaymentSkeleton = (): ReactNode => (
  <Page title={TITLE}>
    <SkeletonPart label={m.billingPayment.loadingPaymentSetup}>
      <Section title={m.billingPayment.yourPlan}>
        <div className="stack gap-10 w-40">
          <p className="fig-40">
            <Skeleton width={190} figure />
          </p>
          {[230, 260, 180].map((width) => (
            <p key={width}>
              <Skeleton width={width} />
            </p>
          ))}
        </div>
      </Section>
      <Section title={m.billingPayment.card}>
        <div className="form pay-form stack gap-20 w-32">
          {['number', 'expiry'].map((field) => (
            <div className="field" key={field}>
              <Skeleton width={96} />
              <span className="pay-input-sk">
                <Skeleton />
              </span>
            </div>
          ))}
        </div>
      </Section>
    </SkeletonPart>
  </Page>
);
