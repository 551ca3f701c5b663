import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
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
import { LanguageSection } from '../formats/language-section.tsx';
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
          title={m.common.yourAccountCouldNotBe}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        >
          {m.accounts.nothingIsLostTryAgain}
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
          {m.common.yourAccount}
        </h1>
        <p className="mute">
          {security.data ? (
            m.accounts.youSignInWith({ ways: waysToSignIn(security.data) })
          ) : security.isError || isFailed ? (
            m.accounts.howYouSignInAnd
          ) : (
            <Skeleton width={248} />
          )}
        </p>
      </div>
      {!sessions.isLoadingError && !isFailed && (
        <p className="acc-count">
          {sessions.data ? (
            <Rich
              of={m.accounts.browsersSignedIn({ count: sessions.data.length })}
              fig={(it) => <span className="fig fig-28">{it}</span>}
              unit={(it) => <span className="unit">{it}</span>}
            />
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
        <Section title={m.accounts.howYouSignIn}>
          <ErrorState
            title={m.accounts.howYouSignInCould}
            onRetry={() => void security.refetch()}
            retrying={security.isFetching}
          >
            {m.accounts.nothingHasBeenChangedTry}
          </ErrorState>
        </Section>
      ) : (
        <Loading />
      )}
      {isSignInKnown && <SessionsSection />}
      {isSignInKnown && !sessions.isPending && (
        <>
          <NotificationsSection />
          <LanguageSection user={user} />
          <FormatsSection user={user} />
          <CalendarSection />
          {security.data && !calendar.isPending && <TermsSection security={security.data} />}
        </>
      )}
    </>
  );
}

const NotificationsSection = (): ReactNode => (
  <Section title={m.common.notifications}>
    <div className="acc-row">
      <span className="acc-n words gap-2 pretty">
        <span className="strong">{m.accounts.remindersAndNewsAboutYour}</span>
        <span className="sm mute">{m.accounts.byEmailTextMessagePush}</span>
      </span>
      <span className="acc-a">
        <Link className="link touch" href={choicesPath}>
          {m.common.notificationSettings}
        </Link>
      </span>
    </div>
  </Section>
);

const Loading = (): ReactNode => (
  <>
    {[m.common.email, m.common.password].map((title) => (
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
    <Section title={m.common.email}>
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong">{user.email}</span>
          <span className="sm mute">
            {useOfAddress(security.hasPassword, user.emailNotifications && !user.mailBounces)}
          </span>
        </span>
        <span className="acc-a">
          <Button onClick={() => setChanging(true)}>{m.accounts.changeEmail}</Button>
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
    return takesNotifications ? m.accounts.youSignInWithItAndNotifications : m.accounts.youSignInWithIt;
  return takesNotifications ? m.accounts.yourNotificationsGoThere : m.accounts.onlyEmailsAboutYourAccount;
}

/** The version of the terms that the person accepted, and when. */
function TermsSection({ security }: { security: AccountSecurity }): ReactNode {
  const now = useNow();
  const { termsAcceptedAt, termsVersion } = security;
  return (
    <Section title={m.accounts.terms}>
      <div className="acc-row">
        <span className="acc-n words gap-2 pretty">
          <span className="strong">
            {termsAcceptedAt
              ? m.accounts.acceptedDay({ day: dayInItsYear(new Date(termsAcceptedAt), now) })
              : m.accounts.notRecorded}
          </span>
          <span className="sm mute">
            {!termsAcceptedAt
              ? m.accounts.yourAccountWasCreatedBefore
              : termsVersion
                ? m.accounts.termsAndConditionsOf({ month: termsMonth(termsVersion) })
                : m.accounts.termsAndConditions}
          </span>
        </span>
        <span className="acc-a">
          <Link className="link touch" href={paths.terms}>
            {m.accounts.readTheTerms}
          </Link>
        </span>
      </div>
    </Section>
  );
}
