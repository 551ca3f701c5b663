import type { Billing, MyOrganization, User } from '@chargerota/contract';
import { countedWords, formatNumber, mailtoOf, PLANS, TRIAL_WARNING_DAYS } from '@chargerota/domain';
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

const TITLE = 'Billing and Account';

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
      You pay nothing: charging is free for members. The plan of {organization.name} and its payments are
      managed by its administrators.
      {organization.contactEmail && (
        <>
          {' '}
          If you have a question about them, write to{' '}
          <a className="link" href={mailtoOf(organization.contactEmail)}>
            {organization.contactEmail}
          </a>
          .
        </>
      )}
    </p>
    <div className="pay-acts">
      <ButtonLink look="primary" href="/home">
        Return to Home
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
          title="No Billing Information"
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        >
          Unable to load billing information. Please try again later.
        </ErrorState>
      )}
      {query.isPending && <Loading />}
      <nav className="pay-acts pay-elsewhere" aria-label="Other pages">
        <ButtonLink href="/home">Home</ButtonLink>
        <ButtonLink href="/upgrade">Upgrade</ButtonLink>
      </nav>
    </Page>
  );
}

const Loading = (): ReactNode => (
  <>
    <Section title="What you pay">
      <CurrentSubscriptionSkeleton />
    </Section>
    <Section title="Billing history">
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
      <Section title="What you pay">
        <TrialNotice billing={billing} />
        <StandingNotice billing={billing} here={paths.billing} onStartAgain={startAgain} />
        <CurrentSubscription billing={billing} here={paths.billing} onCancel={null} />
      </Section>
      <Section title="How to change or stop">
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
      <Section title="Account status">
        <Facts
          facts={[
            ['Organization', organization.name],
            ['Plan', PLANS[organization.subscriptionPlan].label],
            [
              'Status',
              <Badge key="status" tone={tone}>
                {word}
              </Badge>,
            ],
            ['Email on invoices', <MailAddress key="documents">{billing.details.billingEmail}</MailAddress>],
            ['You are signed in as', <MailAddress key="user">{user.email}</MailAddress>],
          ]}
        />
      </Section>
      <Section
        title="Billing history"
        actions={
          historyTotal > billingHistory.length && (
            <ButtonLink look="quiet" href={HISTORY_ADDRESS}>
              Show all {formatNumber(historyTotal)}
            </ButtonLink>
          )
        }
      >
        {billingHistory.length === 0 ? (
          <EmptyState title="No payments yet">Charges, refunds and changes are listed here.</EmptyState>
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
  const left = countedWords(days, 'day', 'days');
  return (
    <Notice
      tone={days <= TRIAL_WARNING_DAYS ? 'wait' : 'info'}
      title={
        days <= TRIAL_WARNING_DAYS ? `Your free trial ends in ${left}` : `${left} left of your free trial`
      }
      action={
        !billing.hasSubscription && (
          <div className="bl-acts line gap-8-12">
            <ButtonLink look="primary" href={cardAddress(paths.billing)}>
              Set up payment
            </ButtonLink>
          </div>
        )
      }
    >
      {end && `It ends ${end}. `}
      {billing.hasSubscription
        ? 'Payment is set up, so everything goes on after it.'
        : 'Nothing is charged until then. After it members keep booking; adding locations, members or chargers needs a subscription.'}
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
