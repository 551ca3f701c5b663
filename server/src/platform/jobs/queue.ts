import type { Queries } from '../database/database.ts';
import { readDeadJobReasons, readJobQueue, type DeadReason, type QueueFigures } from './queue-store.ts';

export { retryDeadJobs, type DeadReason, type QueueFigures } from './queue-store.ts';

export type JobsHealth = { queue: QueueFigures; reasons: DeadReason[] };

/** How the jobs of all organizations are doing; errors are as they were worded. */
export async function readJobsHealth(queries: Queries, now: Date): Promise<JobsHealth> {
  const queue = await readJobQueue(queries, now);
  return { queue, reasons: queue.dead > 0 ? await readDeadJobReasons(queries) : [] };
}
