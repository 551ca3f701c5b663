import { m } from '@chargerota/messages';
import type { NotificationPreferences, NotificationPreferencesForm } from '@chargerota/contract';
import type { RequestOf } from '@chargerota/contract/addresses';
import { NOTIFICATIONS_PAGE_SIZE } from '@chargerota/contract/sizes';
import type { NotificationMethod } from '@chargerota/domain';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { currentUserQuery } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';
import { NOTHING_TO_UNDO, toastUndone, undoBy } from '../../ui/use-undo.ts';
import { undoOf } from './choices/choices.ts';
import type { Change } from './choices/choices.ts';
import { pageRead } from './read-notifications.ts';
import { newestNotificationsQuery, readNotificationPage, notificationKeys } from './unread-api.ts';
import type { NotificationPage } from './unread-api.ts';

/**
 * The caller's notifications, newest first, a page at a time. The first page is what the bell has already loaded, so
 * that the panel opens with it.
 */
export const notificationsQuery = (client: QueryClient) =>
  infiniteQueryOptions({
    queryKey: notificationKeys.pages,
    queryFn: ({ pageParam, signal }) => readNotificationPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total }: NotificationPage, pages) =>
      pages.length * NOTIFICATIONS_PAGE_SIZE < total ? pages.length + 1 : undefined,
    initialData: () => {
      const newest = client.getQueryState(newestNotificationsQuery.queryKey);
      if (!newest?.data || newest.isInvalidated || newest.fetchStatus === 'fetching') return undefined;
      return { pages: [newest.data], pageParams: [1] };
    },
  });

export const notificationPreferencesQuery = () =>
  queryOptions({
    queryKey: notificationKeys.preferences,
    queryFn: ({ signal }) => call('GET /api/notification-preferences', {}, { signal }),
  });

export const notificationUsageQuery = (organizationId: string) =>
  queryOptions({
    queryKey: ['/api/organizations', organizationId, 'notification-usage'],
    queryFn: ({ signal }) =>
      call('GET /api/organizations/:id/notification-usage', { params: { id: organizationId } }, { signal }),
  });

export const unsubscribeLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['/api/unsubscribe', token],
    queryFn: ({ signal }) => call('GET /api/unsubscribe', { query: { token } }, { signal }),
  });

/** Marks a notification, or all of them (null), as read; the lists and the bell show it at once. */
export function useReadNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | null): Promise<unknown> =>
      id === null
        ? call('POST /api/notifications/read-all', {})
        : call('PATCH /api/notifications/:id/read', { params: { id } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey: notificationKeys.lists });
      const change = (page: NotificationPage): NotificationPage => pageRead(page, id, serverNow());
      client.setQueryData(newestNotificationsQuery.queryKey, (known) => known && change(known));
      client.setQueryData<InfiniteData<NotificationPage>>(
        notificationKeys.pages,
        (known) => known && { ...known, pages: known.pages.map(change) },
      );
    },
    meta: { failureTitle: m.common.error, failureText: m.notifications.failedToMarkItAs },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.lists }),
  });
}

const SAVING = ['notification-preferences'];

/**
 * Saves a choice at once: what it is expected to become is shown before the server answers, and taken back if it
 * refuses. Requests are sent one after the other, so that the last press wins.
 */
export function useSavePreferences() {
  const client = useQueryClient();
  const { queryKey } = notificationPreferencesQuery();
  const save = useMutation({
    mutationKey: SAVING,
    scope: { id: 'notification-preferences' },
    mutationFn: ({ form }: SavePreferences) => call('PATCH /api/notification-preferences', { body: form }),
    meta: {
      failureTitle: m.notifications.failedToUpdateSettings,
      failureText: m.notifications.failedToUpdateSettingsText,
    },
    onMutate: async ({ expected }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && expected(known));
      return before;
    },
    onSuccess: (answer, { form, isUndo }, before) => {
      // The answer to an earlier press would show the old choice again.
      if (client.isMutating({ mutationKey: SAVING }) === 1) client.setQueryData(queryKey, answer);
      // The profile shows the same switches.
      if (form.preferredNotificationMethods)
        void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      const description = m.notifications.remindersThatAreStillTo;
      if (isUndo) toastUndone(description);
      else
        toast({
          title: m.notifications.choicesSaved,
          description,
          ...(before && undoBy(() => takeBack(form, before))),
        });
    },
    onError: () => client.invalidateQueries({ queryKey }),
  });
  const takeBack = (form: NotificationPreferencesForm, before: NotificationPreferences): void => {
    const undo = undoOf(form, before, client.getQueryData(queryKey) ?? before);
    if (undo) save.mutate({ ...undo, isUndo: true });
    else toast(NOTHING_TO_UNDO);
  };
  return save;
}
export type SavePreferences = Change & {
  /** It takes an earlier press back. */
  isUndo?: boolean;
};

/** What happened is shown beside the button. */
const handled = { handled: true };

export const useTryNotification = () =>
  useMutation({
    meta: handled,
    mutationFn: (method: NotificationMethod) =>
      call('POST /api/notification-preferences/try', { body: { method } }),
  });

export const useSendPhoneCode = () =>
  useMutation({
    meta: handled,
    mutationFn: (body: RequestOf<'POST /api/phone-confirmation'>['body']) =>
      call('POST /api/phone-confirmation', { body }),
  });

export function useConfirmPhone() {
  const client = useQueryClient();
  return useMutation({
    meta: handled,
    mutationFn: (code: string) => call('POST /api/phone-confirmation/confirm', { body: { code } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: notificationKeys.preferences });
      void client.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
  });
}

export function useSubscribeToPush() {
  const client = useQueryClient();
  return useMutation({
    meta: handled,
    mutationFn: (body: RequestOf<'POST /api/push-subscriptions'>['body']) =>
      call('POST /api/push-subscriptions', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationKeys.preferences }),
  });
}

export function useRemovePushBrowser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/push-subscriptions/:id', { params: { id } }),
    meta: { failureTitle: m.common.error, failureText: m.notifications.failedToRemoveTheBrowser },
    onSettled: () => client.invalidateQueries({ queryKey: notificationKeys.preferences }),
  });
}

export const useUnsubscribe = (token: string) => {
  const client = useQueryClient();
  const { queryKey } = unsubscribeLinkQuery(token);
  return useMutation({
    meta: handled,
    mutationFn: (isSubscribed: boolean) =>
      call(isSubscribed ? 'DELETE /api/unsubscribe' : 'POST /api/unsubscribe', { query: { token } }),
    onSuccess: (_answer, isSubscribed) =>
      client.setQueryData(queryKey, (known) => known && { ...known, isSubscribed }),
  });
};
