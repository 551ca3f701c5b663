import { PAYMENT_PATHS } from '@chargerota/contract/screen-paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { features } from './features.ts';
import { carefulMailer } from './features/accounts/bounces/careful-mailer.ts';
import { identifyPerson } from './features/accounts/sessions/session-cookie.ts';
import { startAgenda } from './features/agenda/agenda.ts';
import { MIRROR_ACCOUNT } from './features/billing/provider/mirror-account.ts';
import { readCalendarPart } from './features/calendar/read-calendar.ts';
import { withDisplays } from './features/displays/live-audience.ts';
import { displayStreamRoute } from './features/displays/routes.ts';
import { makeNotificationChannels, withCalendar } from './features/notifications/channels/channels.ts';
import { startNotificationDispatcher } from './features/notifications/deliver/dispatcher.ts';
import { notificationText } from './features/notifications/texts.ts';
import { identifyOperator } from './features/operator/identity/identify.ts';
import { makeLiveAudience } from './features/organizations/read-organizations.ts';
import { withOfferLinks } from './features/waitlist/offer-link.ts';
import { metricsOf } from './metrics.ts';
import type { AppDeps } from './platform/app-deps.ts';
import { BACKUP_JOB, nightlyBackupJob } from './platform/backup/nightly.ts';
import { openBeside, PLANNED_EACH_TIME, type Database } from './platform/database/database.ts';
import { makeReadiness } from './platform/database/readiness.ts';
import { makeLiveFeed } from './platform/events/feed.ts';
import { liveEventRoutes } from './platform/events/routes.ts';
import { buildHttp } from './platform/http/build-http.ts';
import type { RequestTimeouts } from './platform/http/request-timeouts.ts';
import { cancelJob } from './platform/jobs/enqueue.ts';
import { housekeepingJob } from './platform/jobs/housekeeping.ts';
import { isPeriodic, startPeriodicJobs } from './platform/jobs/periodic.ts';
import { startJobRunner, type DrainReport } from './platform/jobs/runner.ts';
import type { MailFolder } from './platform/mail/mail-folder.ts';
import { mailJob } from './platform/mail/outbox.ts';
import { registerDevMail } from './platform/mail/routes.ts';
import { sandboxAdvanceJob } from './platform/payments/sandbox-schedule.ts';
import { registerDevSms } from './platform/sms/routes.ts';
import type { SmsFolder } from './platform/sms/sms-folder.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs due jobs and delivers due notifications until nothing is due by the clock. For tests. */
    jobRunner: { drain(): Promise<DrainReport> };
  }
}

export type AppOptions = {
  /** Folder of the built web application; null leaves it out. */
  webRoot: string | null;
  /** Stores mail instead of sending it, to be read at /dev/mail; null if mail is sent. */
  mailFolder: MailFolder | null;
  /** Stores text messages instead of sending them, to be read at /dev/sms; null if they are sent, or cannot be sent. */
  smsFolder: SmsFolder | null;
  /** False: jobs run and notifications go out only when `app.jobRunner.drain()` is called (tests with a manual clock). */
  backgroundJobs?: boolean;
  /** The connections of jobs and the agenda; by default a pool of their own (tests watch the application's). */
  background?: Database;
  /** How often live streams are pinged; by default every LIVE_PING_SECONDS (for tests). */
  livePingMilliseconds?: number;
  /** Replaces REQUEST_TIMEOUTS in tests. */
  requestTimeouts?: RequestTimeouts | undefined;
  /** Identifies this instance in the jobs that it has taken. */
  instanceId: string;
};

/** In each instance: one to take notifications, one to write outcomes, one for what their channels read. */
const DELIVERY_CONNECTIONS = 3;
/** In each instance, for jobs and the agenda. */
const BACKGROUND_CONNECTIONS = 4;

/**
 * The whole application on the given outside services, ready to listen or to have requests injected. Closing it stops
 * its jobs.
 */
export async function buildApp(given: AppDeps, options: AppOptions): Promise<FastifyInstance> {
  const deps = { ...given, mailer: carefulMailer(given) };
  const { clock, config, database, log, mailer } = deps;
  const feed = makeLiveFeed({
    database,
    readAudience: withDisplays(deps, makeLiveAudience(deps)),
    log,
    pingMilliseconds: options.livePingMilliseconds,
  });
  const readiness = makeReadiness(database);
  // Neither waits behind requests, nor takes their connections.
  const beside = (max: number, settings?: Record<string, string>) =>
    openBeside(database, {
      max,
      ...(settings && { settings }),
      onConnectionLost: ({ message }) => log.warn({ reason: message }, 'a database connection was lost'),
    });
  const background = options.background ?? beside(BACKGROUND_CONNECTIONS);
  const deliveries = beside(DELIVERY_CONNECTIONS, PLANNED_EACH_TIME);

  const templates = features.flatMap((feature) => feature.mails ?? []);
  const jobs = [
    housekeepingJob(features.flatMap((feature) => feature.expired?.(config) ?? [])),
    mailJob({ mailer, templates, publicUrl: config.linkUrl }),
    sandboxAdvanceJob({ mirrorJob: MIRROR_ACCOUNT }),
    ...backupJobs(config),
    ...features.flatMap((feature) => feature.jobs?.({ ...deps, database: background }) ?? []),
  ];
  const app = await buildHttp({
    log,
    clock,
    identify: { person: identifyPerson(deps), operator: identifyOperator(deps) },
    publicUrl: config.PUBLIC_URL,
    basePath: config.basePath,
    hstsSubdomains: config.HSTS_SUBDOMAINS,
    trustProxy: config.TRUST_PROXY,
    stripePaths: deps.payments.provider === 'stripe' ? PAYMENT_PATHS : [],
    whyNotReady: readiness.whyNotReady,
    webRoot: options.webRoot,
    hasDemo: config.DEMO_SCREENS,
    pages: (page) => {
      const { isProduction, HOST: host, PUBLIC_URL: publicUrl } = config;
      registerDevMail(page, { folder: options.mailFolder, isProduction, host, publicUrl });
      registerDevSms(page, { folder: options.smsFolder, isProduction, host, publicUrl });
    },
    routes: (api) => {
      features.forEach((feature) => feature.routes(api, deps));
      liveEventRoutes(api, feed);
      displayStreamRoute(api, deps, feed);
    },
    metrics: metricsOf(deps, {
      pools: { requests: database.pool, background: background.pool, deliveries: deliveries.pool },
      periodicJobs: jobs.filter(isPeriodic).map(({ kind }) => kind),
      countLiveStreams: () => feed.count(),
      whyNotReady: readiness.whyNotReady,
    }),
    answers: { docs: config.API_DOCS, metrics: config.METRICS, readiness: config.READYZ },
    requestTimeouts: options.requestTimeouts,
  });

  await startPeriodicJobs(database.drizzle, jobs, clock.now());
  // Its row may come from an installation that was restored here; nobody would ever do it, and it would be late for ever.
  if (!config.backupFolder) await cancelJob(database.drizzle, BACKUP_JOB);
  const { instanceId, backgroundJobs = true } = options;
  const worker = { clock, log, instanceId, background: backgroundJobs };
  const jobRunner = startJobRunner({ ...worker, database: background, jobs });
  const notifications = startNotificationDispatcher({
    ...worker,
    database: deliveries,
    channels: makeNotificationChannels(deps).map((channel) =>
      withCalendar(withOfferLinks(deps, channel), (...of) => readCalendarPart(deps, ...of)),
    ),
    makeText: notificationText,
  });
  const agenda = startAgenda({ ...worker, database: background });
  // Before waiting for requests, because streams never finish.
  app.addHook('preClose', () => feed.stop());
  app.addHook('onClose', () => readiness.close());
  app.decorate('jobRunner', {
    drain: async () => {
      const report = await jobRunner.drain();
      const handled = (await agenda.drain()) + (await notifications.drain()).length;
      return handled > 0 ? addTo(report, await app.jobRunner.drain()) : report;
    },
  });
  app.addHook('onClose', async () => {
    await Promise.all([jobRunner.stop(), notifications.stop(), agenda.stop()]);
    await Promise.all([options.background ? undefined : background.close(), deliveries.close()]);
  });
  return app;
}

const backupJobs = ({ backupFolder: folder, BACKUP_KEEP: keep }: Config) =>
  folder ? [nightlyBackupJob({ folder, keep })] : [];

const addTo = (one: DrainReport, other: DrainReport): DrainReport => ({
  completed: one.completed + other.completed,
  failed: [...one.failed, ...other.failed],
});
