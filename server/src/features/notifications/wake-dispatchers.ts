import type { NoticeMethod } from '@chargerota/domain';
import { announceAfterCommit, type Queries } from '../../platform/database/database.ts';

/** The channel on which the instances hear that a notice of a method is due; the other methods have nothing to do then. */
export const noticesChannel = (method: NoticeMethod): string => `notifications_${method}`;

/** Wakes the instances for notices that are due, after the commit. */
export async function announceNotices(
  queries: Queries,
  due: readonly { method: NoticeMethod }[],
): Promise<void> {
  for (const method of new Set(due.map((notice) => notice.method)))
    // Nothing is sent before the commit.
    await announceAfterCommit(queries, noticesChannel(method));
}
