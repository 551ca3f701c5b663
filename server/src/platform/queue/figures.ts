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
