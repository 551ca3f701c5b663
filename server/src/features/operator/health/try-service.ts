import type { HealthService, RouteInput, tryService as route } from '@chargerota/contract';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import type { OperatorScope } from '../../../platform/http/scopes.ts';
import { limitAttempts } from '../../../platform/rate-limits/attempts.ts';
import { recordOperatorAct } from '../operator-log.ts';
import { HEALTH_LIMITS } from './limits.ts';
import { recipientOf } from './recipient.ts';
import type { Trial } from './trial.ts';
import { tryMail } from './try-mail.ts';
import { tryPayments } from './try-payments.ts';
import { tryPush } from './try-push.ts';
import { trySms } from './try-sms.ts';

type Asked = RouteInput<typeof route>['body'];

/** A person waits for it. Mail servers that examine a message for minutes count as silent here. */
const MOST_MILLISECONDS = 20_000;

const TRIALS: Record<HealthService, (deps: AppDeps, to: string) => Promise<Trial>> = {
  mail: tryMail,
  sms: trySms,
  payments: tryPayments,
  push: tryPush,
};

/**
 * Tries a service at once and says what happened, also if it does not answer. Each trial is written to the operators' log
 * with its result.
 * @throws DomainError invalid_input if there is nobody to send to, rate_limited
 */
export async function tryService(
  deps: AppDeps,
  scope: OperatorScope,
  { service, to: given }: Asked,
): Promise<Trial> {
  const to = recipientOf(service, given);
  await limitAttempts(deps, HEALTH_LIMITS.tryByOperator, scope.developerId);
  if (service === 'sms') await limitAttempts(deps, HEALTH_LIMITS.trySmsByOperator, scope.developerId);
  if (to !== '') await limitAttempts(deps, HEALTH_LIMITS.tryByRecipient, to);
  const trial = await withinTime(TRIALS[service](deps, to));
  await inTransaction(deps.database, (tx) =>
    recordOperatorAct(
      tx,
      scope,
      {
        act: 'service.tried',
        subject: to === '' ? null : { id: null, label: to },
        facts: { service, works: trial.works },
      },
      deps.clock.now(),
    ),
  );
  return trial;
}

async function withinTime(trial: Promise<Trial>): Promise<Trial> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<Trial>((resolve) => {
    timer = setTimeout(
      () =>
        resolve({ works: false, report: `There was no answer within ${MOST_MILLISECONDS / 1000} seconds.` }),
      MOST_MILLISECONDS,
    );
  });
  try {
    return await Promise.race([trial, silence]);
  } finally {
    clearTimeout(timer);
  }
}
