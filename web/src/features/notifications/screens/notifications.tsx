import { m } from '@chargerota/messages';
import type { ReactNode } from 'react';
import { Redirect } from 'wouter';
import { useTabInAddress } from '../../../lib/in-address.ts';
import { paths } from '../../../lib/paths.ts';
import { useCurrentUser } from '../../../lib/session.ts';
import { focusHeading } from '../../../ui/focus-heading.ts';
import { Page } from '../../../ui/page.tsx';
import { ErrorState, Skeleton, SkeletonRows } from '../../../ui/states.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { useSignInHere } from '../../accounts/sign-in/after-sign-in.ts';
import { ChoicesTab } from '../choices/choices-tab.tsx';
import { useNewestNotifications } from '../unread-api.ts';
import { NotificationList } from './list/notification-list.tsx';
import { ReadAllButton } from './list/read-all-button.tsx';
import '../styles/screen.css';

const TABS = ['notifications', 'choices'] as const;

/** /notifications: what the person was told, and what they choose to be told. */
export function NotificationsScreen(): ReactNode {
  const user = useCurrentUser();
  const signInHere = useSignInHere();
  if (user.data === null) return <Redirect to={signInHere} replace />;
  return (
    <Page>
      <Head />
      {user.data ? (
        <SignedIn />
      ) : user.isError ? (
        <ErrorState
          title={m.notifications.yourNotificationsCouldNotBe}
          onRetry={() => void user.refetch()}
          retrying={user.isFetching}
        >
          {m.common.theyAreAllKeptTry}
        </ErrorState>
      ) : (
        <SkeletonRows rows={4} />
      )}
    </Page>
  );
}

/** The screen's figure: how many are unread. None without notifications, where the list says so. */
function Head(): ReactNode {
  const newest = useNewestNotifications().data;
  return (
    <div className="nts-top">
      <h1 className="fig-28" tabIndex={-1}>
        {m.common.notifications}
      </h1>
      {newest ? (
        newest.total > 0 && (
          <p>
            {newest.unread > 0 && <span className="fig fig-28">{newest.unread}</span>}{' '}
            <span className="unit">
              {newest.unread > 0 ? m.notifications.unread({ count: newest.unread }) : m.notifications.allRead}
            </span>
          </p>
        )
      ) : (
        <p className="fig-28" aria-hidden="true">
          <Skeleton width={96} />
        </p>
      )}
    </div>
  );
}

function SignedIn(): ReactNode {
  const [tab, open] = useTabInAddress(paths.notifications, [...TABS]);
  return (
    <Tabs
      label={m.common.notifications}
      value={tab}
      onChange={open}
      tabs={[
        { id: 'notifications', label: m.notifications.received, content: <Notifications /> },
        { id: 'choices', label: m.notifications.yourChoices, content: <ChoicesTab /> },
      ]}
    />
  );
}

function Notifications(): ReactNode {
  // An empty list says itself how long notifications are kept, and has none to be read.
  const isEmpty = useNewestNotifications().data?.total === 0;
  return (
    <div className="nts-list">
      {!isEmpty && (
        <div className="nts-acts">
          <p className="sm mute">{m.notifications.notificationsAreKeptFor90Days}</p>
          <ReadAllButton onPress={focusHeading} />
        </div>
      )}
      <NotificationList level={2} />
    </div>
  );
}
