import type { Queries } from '../../platform/database/database.ts';
import type { DeadReason } from '../../platform/queue/figures.ts';
import {
  readDayOfNotices,
  readDeadNoticeReasons,
  readNoticeQueue,
  type DayOfMethod,
  type NoticeQueue,
} from './queue-store.ts';

export { retryDeadNotices } from './queue-store.ts';

export type NoticesHealth = { queue: NoticeQueue; reasons: DeadReason[]; day: DayOfMethod[] };

/** How deliveries are doing, over all organizations; errors are as the providers worded them. */
export async function readNoticesHealth(queries: Queries, now: Date): Promise<NoticesHealth> {
  const queue = await readNoticeQueue(queries, now);
  const reasons = queue.dead > 0 ? await readDeadNoticeReasons(queries) : [];
  return { queue, reasons, day: await readDayOfNotices(queries, now) };
}
