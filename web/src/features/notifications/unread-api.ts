// Not in the file of the other calls, because the bell is on the first screen, which needs no schemas.
import type { listNotifications, Notification, UNREAD_HEADER } from '@chargerota/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { callForCountedPage, routeAt } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { noticeKeys } from './keys.ts';

const listRoute = routeAt<typeof listNotifications>({ method: 'GET', path: '/api/notifications' });
const unreadHeader: typeof UNREAD_HEADER = 'x-unread-count';

export type NoticePage = { items: Notification[]; total: number; unread: number };

export async function readNoticePage(page: number, signal: AbortSignal): Promise<NoticePage> {
  const { items, total, count } = await callForCountedPage(
    listRoute,
    { query: { page } },
    { signal, counted: unreadHeader },
  );
  return { items, total, unread: count };
}

/** The newest notices, and how many are unread in all. */
export const newestNoticesQuery = queryOptions({
  queryKey: noticeKeys.newest,
  queryFn: ({ signal }) => readNoticePage(1, signal),
});

/** Loaded only while somebody is signed in. */
export function useNewestNotices(): UseQueryResult<NoticePage> {
  const user = useCurrentUser();
  return useQuery({ ...newestNoticesQuery, enabled: Boolean(user.data) });
}
