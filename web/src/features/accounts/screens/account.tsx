import { pluralOf } from '@chargerota/domain';
import type { AccountSecurity, User } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, Redirect, useSearch } from 'wouter';
import { useState } from 'react';
import { choicesPath, paths } from '../../../lib/paths.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { Page, Section } from '../../../ui/page.tsx';
import { ErrorState, Skeleton } from '../../../ui/states.tsx';
import { calendarFeedQuery } from '../../calendar/api.ts';
import { CalendarSection } from '../../calendar/calendar-section.tsx';
import { ProviderProblem } from '../providers/provider-problem.tsx';
import { sessionsQuery } from '../sessions/api.ts';
import { accountSecurityQuery } from '../security/api.ts';
import { PasswordSection } from '../passwords/password-section.tsx';
import { useConfiguredProviders } from '../providers/configured.ts';
import { ProvidersSection } from '../providers/providers-section.tsx';
import { SecurityRowSkeleton } from '../security/security-skeleton.tsx';
import { SessionsSection } from '../sessions/sessions-section.tsx';
import { dayInItsYear, termsMonth, waysToSignIn } from '../security/words.ts';
import { Button } from '../../../ui/button.tsx';
import { FormatsSection } from '../formats/formats-section.tsx';
import { AddressRequest } from '../profile/address-request.tsx';
import { EmailDialog } from '../profile/email-dialog.tsx';
import { PendingEmail } from '../profile/pending-email.tsx';
import { useNow } from '../../../lib/use-now.ts';
import '../security/account.css';

/** /account: how the person signs in, where they are signed in, their calendar, and what keeps others out. */
export function AccountScreen(): ReactNode {
  const user = useCurrentUser();
  const search = useSearch();
  // The sign-in page shows a problem with a provider, so the query is passed on.
  if (user.data === null) return <Redirect to={signInPath(search)} replace />;
  return (
    <Page className="acc">
      <Head isSignedIn={user.data !== undefined} isFailed={user.isError} />
      {user.data ? (
        // In other formats everything is drawn anew.
        <HowYouSignIn key={`${user.data.region} ${user.data.clock}`} user={user.data} />
      ) : user.isError ? (
        <ErrorState
          title="Your account could not be loaded"
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        >
          Nothing is lost. Try again in a moment.
        </ErrorState>
      ) : (
        <Loading />
      )}
    </Page>
  );
}

/** The screen's summary: the ways to sign in, and the number of signed-in browsers. */
function Head({ isSignedIn, isFailed }: { isSignedIn: boolean; isFailed: boolean }): ReactNode {
  const security = useQuery({ ...accountSecurityQuery, enabled: isSignedIn });
  const sessions = useQuery({ ...sessionsQuery, enabled: isSignedIn });
  return (
    <div className="acc-top">
      <div>
        <h1 className="fig-28" tabIndex={-1}>
          Your account
        </h1>
        <p className="mute">
          {security.data ? (
            `You sign in with ${waysToSignIn(security.data)}.`
          ) : security.isError || isFailed ? (
            'How you sign in, and where you are signed in.'
          ) : (
            <Skeleton width={248} />
          )}
        </p>
      </div>
      {!sessions.isLoadingError && !isFailed && (
        <p className="acc-count">
          {sessions.data ? (
            <>
              <span className="fig fig-28">{sessions.data.length}</span>{' '}
              <span className="unit">{pluralOf(sessions.data.length, 'browser', 'browsers')} signed in</span>
            </>
          ) : (
            <Skeleton width={160} />
          )}
        </p>
      )}
    </div>
  );
}

function signInPath(search: string): string {
  const query = new URLSearchParams(search);
  query.set('returnUrl', paths.account);
  return `${paths.login}?${query}`;
}

function HowYouSignIn({ user }: { user: User }): ReactNode {
  const security = useQuery(accountSecurityQuery);
  const configured = useConfiguredProviders();
  const sessions = useQuery(sessionsQuery);
  const calendar = useQuery(calendarFeedQuery);
  // Each part comes once those above it are known: it would be pushed away from a finger.
  const isSignInKnown = security.isError || (security.data !== undefined && configured !== undefined);
  return (
    <>
      <ProviderProblem />
      {security.data && configured ? (
        <>
          <EmailSection user={user} security={security.data} />
          <PasswordSection user={user} security={security.data} />
          <ProvidersSection security={security.data} configured={configured} />
        </>
      ) : security.isError ? (
        <Section title="How you sign in">
          <ErrorState
            title="How you sign in could not be loaded"
            onRetry={() => void security.refetch()}
            retrying={security.isFetching}
          >
            Nothing has been changed. Try again in a moment.
          </ErrorState>
        </Section>
      ) : (
        <Loading />
      )}
      {isSignInKnown && <SessionsSection />}
      {isSignInKnown && !sessions.isPending && (
        <>
          <NotificationsSection />
          <FormatsSection user={user} />
          <CalendarSection />
          {security.data && !calendar.isPending && <TermsSection security={security.data} />}
        </>
      )}
    </>
  );
}

const NotificationsSection = (): ReactNode => (
  <Section title="Notifications">
    <div className="acc-row">
      <span className="acc-n words gap-2 pretty">
        <span className="strong">Reminders and news about your reservations</span>
        <span className="sm mute">By email, text message, push message and in the app, as you choose.</span>
      </span>
      <span className="acc-a">
        <Link className="link touch" href={choicesPath}>
          Notification settings
        </Link>
      </span>
    </div>
  </Section>
);

const Loading = (): ReactNode => (
  <>
    {['Email', 'Password'].map((title) => (
      <Section key={title} title={title}>
        <SecurityRowSkeleton />
      </Section>
    ))}
  </>
);

/** The email address. A link sent to the new address changes it. */
function EmailSection({ user, security }: { user: User; security: AccountSecurity }): ReactNode {
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title="Email">
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong">{user.email}</span>
          <span className="sm mute">
            {useOfAddress(security.hasPassword, user.emailNotifications && !user.mailBounces)}
          </span>
        </span>
        <span className="acc-a">
          <Button onClick={() => setChanging(true)}>Change email</Button>
        </span>
      </div>
      <AddressRequest user={user} />
      <PendingEmail user={user} security={security} />
      {isChanging && (
        <EmailDialog user={user} asksPassword={security.hasPassword} onClose={() => setChanging(false)} />
      )}
    </Section>
  );
}

function useOfAddress(signsIn: boolean, takesNotifications: boolean): string {
  if (signsIn)
    return takesNotifications
      ? 'You sign in with it, and your notifications go there.'
      : 'You sign in with it.';
  return takesNotifications
    ? 'Your notifications go there.'
    : 'Only emails about your account itself go there.';
}

/** The version of the terms that the person accepted, and when. */
function TermsSection({ security }: { security: AccountSecurity }): ReactNode {
  const now = useNow();
  const { termsAcceptedAt, termsVersion } = security;
  return (
    <Section title="Terms">
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong">
            {termsAcceptedAt ? `Accepted ${dayInItsYear(new Date(termsAcceptedAt), now)}` : 'Not recorded'}
          </span>
          <span className="sm mute">
            {termsAcceptedAt
              ? `Terms and conditions${termsVersion ? ` of ${termsMonth(termsVersion)}` : ''}`
              : 'Your account was created before acceptance was recorded.'}
          </span>
        </span>
        <span className="acc-a">
          <Link className="link touch" href={paths.terms}>
            Read the terms
          </Link>
        </span>
      </div>
    </Section>
  );
}
