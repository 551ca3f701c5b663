// How a queue is doing, as the operators of the installation see it.
import { MOST_COUNTED } from '@chargerota/contract';

export type QueueFigures = {
  waiting: number;
  due: number;
  failing: number;
  dead: number;
  isAbout: boolean;
  oldestDueAt: Date | null;
};
export type DeadReason = { what: string; reason: string; count: number };

/** Counted up to MOST_COUNTED, and the size of the index of all that waits. */
export type CountedQueue = Omit<QueueFigures, 'isAbout' | 'oldestDueAt'> & {
  about: number;
  oldestDueAt: string | Date | null;
};

/** SQL that counts the rows of `table` for which `condition` holds, up to `most`. */
export const countUpTo = (table: string, condition: string, most = MOST_COUNTED): string =>
  `(SELECT count(*)::int FROM (SELECT FROM ${table} WHERE ${condition} LIMIT ${most}) counted)`;

/** SQL that reads why the latest rows of `dead` were given up, which it selects as `what` and `reason`. */
export const deadReasonsText = (dead: string): string => `
  WITH dead AS (${dead} LIMIT 1000)
  SELECT what, coalesce(reason, '') AS reason, count(*)::int AS count FROM dead
  GROUP BY 1, 2 ORDER BY 3 DESC, 1, 2 LIMIT 5`;

/** What could not be counted to its end is estimated by the size of the index, where that is known. */
export function toFigures({ about, oldestDueAt, ...counted }: CountedQueue): QueueFigures {
  const { waiting, due, failing, dead } = counted;
  return {
    ...counted,
    waiting: waiting < MOST_COUNTED ? waiting : Math.max(waiting, about),
    isAbout: Math.max(waiting, due, failing, dead) >= MOST_COUNTED,
    oldestDueAt: oldestDueAt === null ? null : new Date(oldestDueAt),
  };
}
