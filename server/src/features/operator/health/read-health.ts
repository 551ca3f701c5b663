import { DAY_MS } from '@chargerota/domain';
import type { Health, QueueState } from '@chargerota/contract';
import type { FastifyInstance } from 'fastify';
import { readNotificationsHealth } from '../../notifications/queue.ts';
import { readReservationsByDay } from '../../reservations/reservations-by-day.ts';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { readLastBackup } from '../../../platform/backup/last-backup.ts';
import { readSchema } from '../../../platform/database/read-schema.ts';
import type { RouteTime } from '../../../platform/http/route-times.ts';
import { readJobsHealth } from '../../../platform/jobs/health.ts';
import type { DeadReason, QueueFigures } from '../../../platform/queue/figures.ts';
import { COMMIT, VERSION } from '../../../platform/version.ts';
import { anonymous } from './anonymous.ts';
import {
  countBouncedAddresses,
  countCharges,
  readFailedMails,
  readHoldings,
  readOpenDisputes,
} from './health-store.ts';
import { presentServices } from './services.ts';

const SHOWN_DAYS = 14;
const SHOWN_ROUTES = 10;

export type ReadHealth = {
  /** Operators who ask while an answer is being made share it. */
  read(): Promise<Health>;
  /** Something has changed: who asks from now on gets a new answer. */
  forget(): void;
};

/** What is known of the instance that answers. */
type Instance = Pick<FastifyInstance, 'routeTimes' | 'proxyFaults'>;

/** Figures are read one after another, on one connection at a time, so that looking at them costs others little. */
export function makeReadHealth(deps: AppDeps, instance: Instance): ReadHealth {
  const startedAt = deps.clock.now();
  let reading: Promise<Health> | null = null;
  return {
    read() {
      if (reading) return reading;
      const own = readHealth(deps, startedAt, instance).finally(() => {
        if (reading === own) reading = null;
      });
      return (reading = own);
    },
    forget: () => (reading = null),
  };
}

async function readHealth(deps: AppDeps, startedAt: Date, instance: Instance): Promise<Health> {
  const now = deps.clock.now();
  const queries = deps.database.drizzle;
  const since = new Date(now.getTime() - DAY_MS);
  const holdings = await readHoldings(queries);
  const reservationsByDay = await readReservationsByDay(queries, now, SHOWN_DAYS);
  const notifications = await readNotificationsHealth(queries, now);
  const jobs = await readJobsHealth(queries, now);
  const mails = await readFailedMails(queries, since);
  const bouncedAddresses = await countBouncedAddresses(queries);
  const charges = await countCharges(queries, since);
  const disputes = await readOpenDisputes(queries);
  const schema = await readSchema(queries);
  return {
    version: VERSION,
    commit: COMMIT,
    startedAt: startedAt.toISOString(),
    uptimeSeconds: Math.floor((now.getTime() - startedAt.getTime()) / 1000),
    database: {
      version: holdings.databaseVersion,
      bytes: holdings.bytes,
      connections: holdings.connections,
      schema: schema.newest,
      schemaRefusal: schema.refusal,
    },
    organizations: holdings.organizations,
    members: holdings.members,
    reservationsByDay,
    notifications: presentQueue(notifications.queue, notifications.queue.retriable, notifications.reasons),
    jobs: presentQueue(jobs.queue, jobs.queue.dead, jobs.reasons),
    proxyFaults: instance.proxyFaults(),
    backup: await presentBackup(deps),
    disputes,
    bouncedAddresses,
    services: presentServices(deps, { notifications, mails, charges }),
    slowestRoutes: slowest(await instance.routeTimes()),
  };
}

const presentQueue = (
  queue: QueueFigures,
  retriable: number,
  reasons: readonly DeadReason[],
): QueueState => ({
  ...queue,
  retriable,
  oldestDueAt: queue.oldestDueAt?.toISOString() ?? null,
  reasons: reasons.map(({ what, reason, count }) => ({ what, reason: anonymous(reason), count })),
});

const presentBackup = async ({ config, database }: AppDeps): Promise<Health['backup']> => ({
  isNightly: config.backupFolder !== null,
  ...(await readLastBackup(database.drizzle)),
});

/** Files of the web application are served by one route each, and say little of the server. */
const slowest = (times: readonly RouteTime[]): RouteTime[] =>
  times
    .filter(({ route }) => route.includes(' /api/'))
    .toSorted((a, b) => b.p95Milliseconds - a.p95Milliseconds || b.requests - a.requests)
    .slice(0, SHOWN_ROUTES);
