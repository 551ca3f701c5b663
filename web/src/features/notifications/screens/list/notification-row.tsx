import { m } from '@chargerota/messages';
import type { Notification } from '@chargerota/contract';
import { keepTimesTogether } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useNow } from '../../../../lib/use-now.ts';
import { Time } from '../../../../ui/time.tsx';
import { isNew, wordsNow } from '../../read-notifications.ts';
import { NotificationSign } from './notification-sign.tsx';

type NotificationRowProps = {
  notification: Notification;
  /** False if it is about the organization that is open. */
  namesOrganization: boolean;
  /** Opens what it is about, or only marks it as read if it leads nowhere. */
  onOpen: (notification: Notification) => void;
};

/** One notification. The whole row can be pressed if that has an effect. */
export function NotificationRow({
  notification,
  namesOrganization,
  onOpen,
}: NotificationRowProps): ReactNode {
  const { path, readAt } = notification;
  const now = useNow();
  const content = <Content notification={notification} namesOrganization={namesOrganization} />;
  const className = isNew(notification, now)
    ? 'nt-row stack gap-0-12 py-12 is-unread'
    : 'nt-row stack gap-0-12 py-12';
  if (path !== null)
    return (
      <Link
        href={path}
        className={className}
        onClick={(event) => {
          // With a modifier it opens in another tab, which the browser does.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          onOpen(notification);
        }}
      >
        {content}
      </Link>
    );
  if (readAt === null)
    return (
      <button type="button" className={className} onClick={() => onOpen(notification)}>
        {content}
      </button>
    );
  return <div className={className}>{content}</div>;
}

function Content({ notification, namesOrganization }: Omit<NotificationRowProps, 'onOpen'>): ReactNode {
  const now = useNow();
  const { title, message } = wordsNow(notification, now);
  return (
    <>
      <NotificationSign kind={notification.type} />
      <span className="stack packed anywhere">
        <span className="nt-title medium pretty">{keepTimesTogether(title)}</span>
        <span className="sm mute pretty">{keepTimesTogether(message)}</span>
        {namesOrganization && <span className="sm mute pretty">{notification.organizationName}</span>}
      </span>
      <span className="nt-when stack packed mute">
        <Time at={new Date(notification.sentAt)} />
        {isNew(notification, now) && (
          <span className="nt-new row gap-6 sm medium accent">{m.notificationsList.newIt}</span>
        )}
      </span>
    </>
  );
}
