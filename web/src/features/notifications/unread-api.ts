// Not in the file of the other calls, because the bell is on the first screen.
import type { Notification } from '@chargerota/contract';
import { UNREAD_HEADER } from '@chargerota/contract/sizes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { callForCountedPage } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/session.ts';

/** Not in the file of the calls, because code that runs before the first screen needs only the keys. */
export const notificationKeys = {
  /** Every list of notifications begins with it. */
  lists: ['/api/notifications'],
  newest: ['/api/notifications', 'newest'],
  pages: ['/api/notifications', 'pages'],
  preferences: ['/api/notification-preferences'],
} as const;

export type NotificationPage = { items: Notification[]; total: number; unread: number };

export async function readNotificationPage(page: number, signal: AbortSignal): Promise<NotificationPage> {
  const { items, total, count } = await callForCountedPage(
    'GET /api/notifications',
    { query: { page } },
    { signal, counted: UNREAD_HEADER },
  );
  return { items, total, unread: count };
}

/** The newest notifications, and how many are unread in all. */
export const newestNotificationsQuery = queryOptions({
  queryKey: notificationKeys.newest,
  queryFn: ({ signal }) => readNotificationPage(1, signal),
});

/** Loaded only while somebody is signed in. */
export function useNewestNotifications(): UseQueryResult<NotificationPage> {
  const user = useCurrentUser();
  return useQuery({ ...newestNotificationsQuery, enabled: Boolean(user.data) });
}
