import type { OperatorAct } from '@chargerota/domain';
import { retryDeadNotifications } from '../../notifications/queue.ts';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction, type Tx } from '../../../platform/database/database.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { retryDeadJobs } from '../../../platform/jobs/health.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { HEALTH_LIMITS } from '../limits.ts';
import { recordOperatorAct } from '../operator-log.ts';

type Retried = { retried: number };

/** Only what is still of use goes out again: no reminder of the past. */
export const retryNotifications = (deps: AppDeps, scope: OperatorScope): Promise<Retried> =>
  retry(deps, scope, 'notifications.retried', retryDeadNotifications);

export const retryJobs = (deps: AppDeps, scope: OperatorScope): Promise<Retried> =>
  retry(deps, scope, 'jobs.retried', retryDeadJobs);

async function retry(
  deps: AppDeps,
  scope: OperatorScope,
  act: OperatorAct,
  work: (tx: Tx, now: Date) => Promise<number>,
): Promise<Retried> {
  await limitAttempts(deps, HEALTH_LIMITS.retryByOperator, scope.operatorId);
  return inTransaction(deps.database, async (tx) => {
    const now = deps.clock.now();
    const retried = await work(tx, now);
    await recordOperatorAct(tx, scope, { act, subject: null, facts: { retried } }, now);
    return { retried };
  });
}
