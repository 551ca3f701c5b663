import type { Queries } from '../../platform/database/database.ts';
import type { DeadReason } from '../../platform/queue/figures.ts';
import {
  readDayOfNotifications,
  readDeadNotificationReasons,
  readNotificationQueue,
  type DayOfMethod,
  type NotificationQueue,
} from './queue-store.ts';

export { readNotificationQueue, retryDeadNotifications } from './queue-store.ts';

export type NotificationsHealth = { queue: NotificationQueue; reasons: DeadReason[]; day: DayOfMethod[] };

/** How the deliveries of all organizations are doing, for operators. Reasons are in the words of the providers. */
export async function readNotificationsHealth(queries: Queries, now: Date): Promise<NotificationsHealth> {
  const queue = await readNotificationQueue(queries, now);
  const reasons = queue.dead > 0 ? await readDeadNotificationReasons(queries) : [];
  return { queue, reasons, day: await readDayOfNotifications(queries, now) };
}
