import type { NotificationMethod } from '@chargerota/domain';
import { announceAfterCommit, type Queries } from '../../platform/database/database.ts';

/**
 * The channel on which the instances hear that a notification of a method is due; the other methods have nothing to do
 * then.
 */
export const notificationsChannel = (method: NotificationMethod): string => `notifications_${method}`;

/** Wakes the instances for notifications that are due, after the commit. */
export function announceNotifications(
  queries: Queries,
  due: readonly { method: NotificationMethod }[],
): void {
  for (const method of new Set(due.map((notification) => notification.method)))
    announceAfterCommit(queries, notificationsChannel(method));
}
