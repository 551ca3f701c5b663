import {
  confirmPhone,
  listNotifications,
  NOTICES_PAGE_SIZE,
  noticeUsage,
  readAllNotifications,
  readNotification,
  readNotificationPreferences,
  readUnsubscribeLink,
  resubscribe,
  sendPhoneCode,
  subscribeToPush,
  tryNotice,
  unsubscribe,
  unsubscribeFromPush,
  updateNotificationPreferences,
} from '@chargerota/contract';
import type {
  Notification,
  NotificationPreferences,
  NotificationPreferencesForm,
  RouteArguments,
} from '@chargerota/contract';
import type { NoticeMethod } from '@chargerota/domain';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData } from '@tanstack/react-query';
import { call, callForPage } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { noticeKeys } from './keys.ts';

type NoticePage = { items: Notification[]; total: number };

/** The caller's notices, newest first, a page at a time. */
export const noticesQuery = () =>
  infiniteQueryOptions({
    queryKey: [...noticeKeys.list, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      callForPage(listNotifications, { query: { page: pageParam } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }: NoticePage, pages) =>
      pages.length * NOTICES_PAGE_SIZE < total ? pages.length + 1 : undefined,
  });

export const noticePreferencesQuery = () =>
  queryOptions({
    queryKey: noticeKeys.preferences,
    queryFn: ({ signal }) => call(readNotificationPreferences, {}, { signal }),
  });

export const noticeUsageQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'notice-usage'],
    queryFn: ({ signal }) => call(noticeUsage, { params: { id: organizationId } }, { signal }),
  });

export const unsubscribeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/unsubscribe', token],
    queryFn: ({ signal }) => call(readUnsubscribeLink, { query: { token } }, { signal }),
  });

const asRead = (data: InfiniteData<NoticePage, number> | undefined, isIt: (id: string) => boolean) =>
  data && {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) =>
        item.readAt === null && isIt(item.id) ? { ...item, readAt: serverNow().toISOString() } : item,
      ),
    })),
  };

/** Marks notices as read; the list shows it at once. */
function useReading<V>(read: (variable: V) => Promise<unknown>, isIt: (id: string, variable: V) => boolean) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: read,
    onMutate: async (variable: V) => {
      await client.cancelQueries({ queryKey: noticeKeys.list });
      client.setQueryData(noticesQuery().queryKey, (known) => asRead(known, (id) => isIt(id, variable)));
    },
    meta: { failureTitle: 'Error', failureText: 'Failed to mark it as read.' },
    onSettled: () => void client.invalidateQueries({ queryKey: noticeKeys.list }),
  });
}

export const useReadNotice = () =>
  useReading(
    (id: string) => call(readNotification, { params: { id } }),
    (id, read) => id === read,
  );

export const useReadAllNotices = () =>
  useReading(
    (_: void) => call(readAllNotifications, {}),
    () => true,
  );

/** Saves a choice; what it is expected to become is shown at once, and taken back if the server refuses. */
export function useSavePreferences() {
  const client = useQueryClient();
  const { queryKey } = noticePreferencesQuery();
  return useMutation({
    mutationFn: ({ form }: SavePreferences) => call(updateNotificationPreferences, { body: form }),
    meta: { failureTitle: 'Failed to update settings', failureText: 'Failed to update settings.' },
    onMutate: async ({ expected }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && expected(known));
      return before;
    },
    onError: (_error, _variables, before) => client.setQueryData(queryKey, before),
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
  });
}
export type SavePreferences = {
  form: NotificationPreferencesForm;
  expected: (known: NotificationPreferences) => NotificationPreferences;
};

/** What happened is shown beside the button, not as a toast alone. */
export const useTryNotice = () =>
  useMutation({ mutationFn: (method: NoticeMethod) => call(tryNotice, { body: { method } }) });

export const useSendPhoneCode = () =>
  useMutation({ mutationFn: (phone: string) => call(sendPhoneCode, { body: { phone } }) });

function useChangingReach<V>(change: (variable: V) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => void client.invalidateQueries({ queryKey: noticeKeys.preferences }),
  });
}

export const useConfirmPhone = () =>
  useChangingReach((code: string) => call(confirmPhone, { body: { code } }));
export const useSubscribeToPush = () =>
  useChangingReach((body: RouteArguments<typeof subscribeToPush>['body']) => call(subscribeToPush, { body }));
export const useRemovePushBrowser = () =>
  useChangingReach((id: string) => call(unsubscribeFromPush, { params: { id } }));

export const useUnsubscribe = (token: string) => {
  const client = useQueryClient();
  const { queryKey } = unsubscribeLinkQuery(token);
  return useMutation({
    mutationFn: (isSubscribed: boolean) =>
      call(isSubscribed ? resubscribe : unsubscribe, { query: { token } }),
    onSuccess: (_answer, isSubscribed) =>
      client.setQueryData(queryKey, (known) => known && { ...known, isSubscribed }),
  });
};
