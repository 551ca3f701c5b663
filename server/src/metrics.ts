// What /metrics tells of the installation, beside the times of requests.
import { DAY_MS } from '@chargerota/domain';
import type { Pool } from 'pg';
import { readNotificationQueue } from './features/notifications/queue.ts';
import { countOffersSince } from './features/waitlist/read-offers.ts';
import type { AppDeps } from './platform/app-deps.ts';
import type { Metric, Sample } from './platform/http/metrics.ts';
import { readJobsHealth } from './platform/jobs/health.ts';
import { readPeriodicDues } from './platform/jobs/periodic.ts';
import type { QueueFigures } from './platform/queue/figures.ts';
import { COMMIT, VERSION } from './platform/version.ts';

export function metricsOf(
  { clock, database: { drizzle } }: Pick<AppDeps, 'clock' | 'database'>,
  {
    pools,
    periodicJobs,
    countLiveStreams,
    whyNotReady,
  }: {
    pools: Record<string, Pool>;
    /** Their kinds. */
    periodicJobs: readonly string[];
    countLiveStreams: () => number;
    whyNotReady: () => Promise<string | null>;
  },
): Metric[] {
  const secondsSince = (instant: Date) => Math.max(0, (clock.now().getTime() - instant.getTime()) / 1000);
  // Both figures of a queue come of one look.
  let looking: Promise<[string, QueueFigures][]> | null = null;
  const queues = () =>
    (looking ??= Promise.all([
      readNotificationQueue(drizzle, clock.now()),
      readJobsHealth(drizzle, clock.now()),
    ])
      .then(([notifications, { queue }]): [string, QueueFigures][] => [
        ['notifications', notifications],
        ['jobs', queue],
      ])
      .finally(() => (looking = null)));
  return [
    {
      name: 'build_info',
      help: 'The version of this instance',
      labels: ['version', 'commit'],
      read: () => [{ labels: { version: VERSION, commit: COMMIT ?? '' }, value: 1 }],
    },
    {
      name: 'live_streams',
      help: 'Event streams that are open on this instance',
      labels: [],
      read: () => [{ value: countLiveStreams() }],
    },
    {
      name: 'database_ready',
      help: '1 if the database takes writes and has a schema that this version can work with',
      labels: [],
      read: async () => [{ value: (await whyNotReady()) === null ? 1 : 0 }],
    },
    {
      name: 'database_connections',
      help: 'Connections of this instance by pool; waiting is how many want one and have none',
      labels: ['pool', 'state'],
      read: () => Object.entries(pools).flatMap(([pool, state]) => connectionsOf(pool, state)),
    },
    {
      name: 'queue_items',
      help: 'What waits in the queues of the installation, at most 10,000 of each state',
      labels: ['queue', 'state'],
      read: async () =>
        (await queues()).flatMap(([queue, figures]) =>
          (['waiting', 'due', 'failing', 'dead'] as const).map((state) => ({
            labels: { queue, state },
            value: figures[state],
          })),
        ),
    },
    {
      name: 'queue_oldest_due_seconds',
      help: 'How long the oldest item of a queue has been due; 0 if none is',
      labels: ['queue'],
      read: async () =>
        (await queues()).map(([queue, { oldestDueAt }]) => ({
          labels: { queue },
          value: oldestDueAt ? secondsSince(oldestDueAt) : 0,
        })),
    },
    {
      name: 'periodic_job_overdue_seconds',
      help: 'How long housekeeping, the comparison with the payment provider and other periodic jobs have been due',
      labels: ['kind'],
      read: async () =>
        (await readPeriodicDues(drizzle, periodicJobs)).map(({ kind, dueAt }) => ({
          labels: { kind },
          value: secondsSince(dueAt),
        })),
    },
    {
      name: 'waitlist_offers_of_a_day',
      help: 'Offers of the line that were made within the last 24 hours, by what has become of them',
      labels: ['status'],
      read: async () => {
        const counted = await countOffersSince(drizzle, new Date(clock.now().getTime() - DAY_MS));
        return counted.map(({ status, offers }) => ({ labels: { status }, value: offers }));
      },
    },
  ];
}

const connectionsOf = (pool: string, { totalCount, idleCount, waitingCount }: Pool): Sample[] =>
  Object.entries({ in_use: totalCount - idleCount, idle: idleCount, waiting: waitingCount }).map(
    ([state, value]) => ({ labels: { pool, state }, value }),
  );
