import { m } from '@chargerota/messages';
import { Bell } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { useKnownUser } from '../../lib/session.ts';
import { useNewestNotifications } from './unread-api.ts';
import type { NotificationPage } from './unread-api.ts';
import { subscribedHere } from '../../lib/push-subscription.ts';
import './styles/bell.css';

const loadPanel = () => import('./screens/panel.tsx');
const NotificationPanel = lazy(async () => ({ default: (await loadPanel()).NotificationPanel }));

/** From this width on there is room for a panel beside the screen. */
const WIDE = '(min-width: 768px)';
const MOST_SHOWN = 99;

/**
 * The bell of the masthead with the number of unread notifications. It is a link to all notifications; on wide screens
 * it opens the latest in a panel instead.
 */
export function NotificationBell(): ReactNode {
  return useKnownUser() && <SignedInBell />;
}

function SignedInBell(): ReactNode {
  const newest = useNewestNotifications().data;
  usePushCheck();
  const unread = newest?.unread ?? 0;
  const link = useRef<HTMLAnchorElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [path] = useLocation();
  const isHere = path === paths.notifications;
  const press = (event: MouseEvent): void => {
    const opensTab = event.ctrlKey || event.metaKey || event.shiftKey;
    if (isHere || opensTab || !matchMedia(WIDE).matches) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <>
      <Link
        ref={link}
        href={paths.notifications}
        className="bell"
        aria-label={
          unread > 0 ? m.notifications.notificationsUnread({ count: unread }) : m.common.notifications
        }
        aria-expanded={isOpen || undefined}
        aria-current={isHere ? 'page' : undefined}
        onClick={press}
        onPointerEnter={() => void loadPanel().catch(() => undefined)}
      >
        <Bell className="ic" aria-hidden="true" />
        {unread > 0 && (
          <span className="bell-n fig" aria-hidden="true">
            {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          </span>
        )}
      </Link>
      <NewNotification newest={newest} />
      {isOpen && (
        <Suspense fallback={null}>
          <NotificationPanel anchor={link} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Reads out the title of a notification that arrives while the page is open. */
function NewNotification({ newest }: { newest: NotificationPage | undefined }): ReactNode {
  const notification = newest?.items[0];
  const seen = useRef<string | null>(null);
  const [said, say] = useState('');
  useEffect(() => {
    if (!newest) return;
    const before = seen.current;
    seen.current = notification?.sentAt ?? '';
    if (before !== null && notification && notification.readAt === null && notification.sentAt > before)
      say(m.notifications.newNotificationTitle({ title: notification.title }));
  }, [newest, notification]);
  return <output className="vh">{said}</output>;
}

/** A tab can stay open for weeks. */
const AGAIN_AFTER_MS = 6 * 60 * 60_000;

/** At each visit of a browser that takes push messages, whether they still come. */
function usePushCheck(): void {
  useQuery({
    queryKey: ['push-check'],
    queryFn: async () => {
      await (await import('./check-push.ts')).checkPushHere();
      return null;
    },
    enabled: subscribedHere() !== null,
    staleTime: AGAIN_AFTER_MS,
    retry: false,
  });
}
