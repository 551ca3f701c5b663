import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Billing, MyOrganization, User } from '@chargerota/contract';
import { formatNumber, mailtoOf, PLANS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Redirect, useLocation } from 'wouter';
import { formatFarDayOf } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Facts, Page, Section } from '../../../ui/page.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useSignInHere } from '../../accounts/sign-in/after-sign-in.ts';
import { ForAdministrators } from '../../organizations/components/for-administrators.tsx';
import { askingAddress, cardAddress, HISTORY_ADDRESS } from '../addresses.ts';
import { billingQuery } from '../api.ts';
import { STANDING_WORDS } from '../billing-words.ts';
import { CurrentSubscription, CurrentSubscriptionSkeleton } from '../components/current-subscription.tsx';
import { PaymentList, PaymentSkeletons } from '../components/payment-list.tsx';
import { StandingNotice } from '../components/standing-notice.tsx';
import { standingOf } from '../standing.ts';
import { waysOf } from '../ways.ts';
import '../styles/billing.css';
import '../styles/payment.css';

const TITLE = m.billing.billingAndAccount;

/** /billing: what is paid, when next, and where to change or stop it. */
export function AccountOverviewScreen(): ReactNode {
  const signInHere = useSignInHere();
  return (
    <ForAdministrators
      title={TITLE}
      skeleton={
        <Page title={TITLE}>
          <Loading />
        </Page>
      }
      signedOut={<Redirect to={signInHere} replace />}
      forMembers={whomToAsk}
    >
      {(organization, user) => <Overview organization={organization} user={user} />}
    </ForAdministrators>
  );
}

/** Charging is free for members, so all that they need is whom to ask. */
const whomToAsk = (organization: MyOrganization): ReactNode => (
  <Page title={TITLE} form>
    <p className="mute">
      {m.billing.youPayNothingChargingIs({ name: organization.name })}
      {organization.contactEmail && (
        <>
          {' '}
          <Rich
            of={m.billing.ifYouHaveAQuestion}
            contactEmail={
              <a className="link" href={mailtoOf(organization.contactEmail)}>
                {organization.contactEmail}
              </a>
            }
          />
        </>
      )}
    </p>
    <div className="pay-acts">
      <ButtonLink look="primary" href="/home">
        {m.billing.returnToHome}
      </ButtonLink>
    </div>
  </Page>
);

function Overview({ organization, user }: { organization: MyOrganization; user: User }): ReactNode {
  const query = useQuery(billingQuery(organization.id));
  return (
    <Page title={TITLE}>
      {query.data && <Answers billing={query.data} user={user} />}
      {!query.data && query.isError && (
        <ErrorState
          title={m.billing.noBillingInformation}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          {m.billing.unableToLoadBillingInformation}
        </ErrorState>
      )}
      {query.isPending && <Loading />}
      <nav className="pay-acts pay-elsewhere" aria-label={m.billing.otherPages}>
        <ButtonLink href="/home">{m.billing.home}</ButtonLink>
        <ButtonLink href="/upgrade">{m.billing.upgrade}</ButtonLink>
      </nav>
    </Page>
  );
}

const Loading = (): ReactNode => (
  <>
    <Section title={m.billing.whatYouPay}>
      <CurrentSubscriptionSkeleton />
    </Section>
    <Section title={m.billing.billingHistory}>
      <PaymentSkeletons />
    </Section>
  </>
);

function Answers({ billing, user }: { billing: Billing; user: User }): ReactNode {
  const [, navigate] = useLocation();
  const { organization, billingHistory, historyTotal } = billing;
  const { tone, word } = STANDING_WORDS[standingOf(billing)];
  const startAgain = (): void =>
    navigate(askingAddress({ plan: organization.subscriptionPlan, back: paths.billing }));
  return (
    <>
      <Section title={m.billing.whatYouPay}>
        <TrialNotice billing={billing} />
        <StandingNotice billing={billing} here={paths.billing} onStartAgain={startAgain} />
        <CurrentSubscription billing={billing} here={paths.billing} onCancel={null} />
      </Section>
      <Section title={m.billing.howToChangeOrStop}>
        <ul className="rows">
          {waysOf(billing).map(([label, href, text]) => (
            <li key={label} className="pay-way stack gap-0-24 mid">
              <Link className="link" href={href}>
                {label}
              </Link>
              <span className="sm mute">{text}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={m.billing.accountStatus}>
        <Facts
          facts={[
            [m.common.organization, organization.name],
            [m.common.plan, PLANS[organization.subscriptionPlan].label],
            [
              m.common.status,
              <Badge key="status" tone={tone}>
                {word}
              </Badge>,
            ],
            [
              m.billing.emailOnInvoices,
              <MailAddress key="documents">{billing.details.billingEmail}</MailAddress>,
            ],
            [m.billing.youAreSignedInAs, <MailAddress key="user">{user.email}</MailAddress>],
          ]}
        />
      </Section>
      <Section
        title={m.billing.billingHistory}
        actions={
          historyTotal > billingHistory.length && (
            <ButtonLink look="quiet" href={HISTORY_ADDRESS}>
              {m.billing.showAllCount({ count: formatNumber(historyTotal) })}
            </ButtonLink>
          )
        }
      >
        {billingHistory.length === 0 ? (
          <EmptyState title={m.billing.noPaymentsYet}>{m.billing.chargesRefundsAndChangesAre}</EmptyState>
        ) : (
          <PaymentList organizationId={organization.id} entries={billingHistory} />
        )}
      </Section>
    </>
  );
}

function TrialNotice({ billing }: { billing: Billing }): ReactNode {
  const now = useNow();
  if (standingOf(billing) !== 'trial') return null;
  const { trialDaysRemaining: days, trialEndDate } = billing.organization;
  const end = trialEndDate && formatFarDayOf(new Date(trialEndDate), now);
  return (
    <Notice
      tone={days <= TRIAL_WARNING_DAYS ? 'wait' : 'info'}
      title={
        days <= TRIAL_WARNING_DAYS
          ? m.billing.yourFreeTrialEndsIn({ count: days })
          : m.billing.daysLeftOfYourFree({ count: days })
      }
      action={
        !billing.hasSubscription && (
          <div className="bl-acts line gap-8-12">
            <ButtonLink look="primary" href={cardAddress(paths.billing)}>
              {m.billing.setUpPayment}
            </ButtonLink>
          </div>
        )
      }
    >
      {end && `${m.billing.itEndsDay({ day: end })} `}
      {billing.hasSubscription ? m.billing.paymentIsSetUpSoEverything : m.billing.nothingIsChargedUntilThen}
    </Notice>
  );
}

/** An address of email that takes a second line, where it is too long for one, at its sign and not within a word. */
function MailAddress({ children: address }: { children: string }): ReactNode {
  const at = address.indexOf('@') + 1;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
