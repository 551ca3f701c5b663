// Not in the file of the other calls, because the bell is on the first screen.
import type { Notification } from '@chargerota/contract';
import { UNREAD_HEADER } from '@chargerota/contract/sizes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { callForCountedPage } from '../../lib/api.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { noticeKeys } from './keys.ts';

export type NoticePage = { items: Notification[]; total: number; unread: number };

export async function readNoticePage(page: number, signal: AbortSignal): Promise<NoticePage> {
  const { items, total, count } = await callForCountedPage(
    'GET /api/notifications',
    { query: { page } },
    { signal, counted: UNREAD_HEADER },
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
