import { PAYMENT_PATHS } from '@chargerota/contract/screen-paths';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { expiredEmailChanges } from './features/accounts/profile/email-change-store.ts';
import { identifyPerson } from './features/accounts/sessions/identify.ts';
import { makeLiveAudience } from './features/organizations/live-audience.ts';
import { organizationFollower } from './features/organizations/follower.ts';
import { chargerFollower } from './features/chargers/follower.ts';
import {
  endAddOnsOf,
  finishEndingAddOns,
  prepareToEndAddOns,
} from './features/billing/decide/end-location-add-ons.ts';
import { billingFollower } from './features/billing/follower.ts';
import { subscriptionsOf } from './features/billing/subscription.ts';
import { invitationFollower } from './features/invitations/follower.ts';
import { reservationFollower } from './features/reservations/follower.ts';
import { notificationsFollower } from './features/notifications/follower.ts';
import { recommendationFollower } from './features/recommendations/follower.ts';
import { readCalendarPart } from './features/calendar/read-calendar.ts';
import { withCalendar } from './features/notifications/channels/with-calendar.ts';
import { withOfferLinks } from './features/waitlist/offer-link.ts';
import { isOfferOpen } from './features/waitlist/open-offers.ts';
import { readOffersById } from './features/waitlist/read-offers.ts';
import { calendarFollower } from './features/calendar/follower.ts';
import { accountJobs } from './features/accounts/jobs.ts';
import { accountMails } from './features/accounts/mails.ts';
import { expiredResetLinks } from './features/accounts/passwords/store.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { expiredKnownBrowsers } from './features/accounts/sign-in/known-browser-store.ts';
import { expiredOAuthFlows } from './features/accounts/providers/oauth-flow-store.ts';
import { MIRROR_ACCOUNT } from './features/billing/provider/mirror-account.ts';
import { carefulMailer } from './features/accounts/bounces/careful-mailer.ts';
import { expiredBounces } from './features/accounts/bounces/store.ts';
import { billingJobs } from './features/billing/jobs.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { withDisplays } from './features/displays/live-audience.ts';
import { displayRoutes, displayStreamRoute } from './features/displays/routes.ts';
import { invitationJobs } from './features/invitations/jobs.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { locationRoutes } from './features/locations/routes.ts';
import { recommendationRoutes } from './features/recommendations/routes.ts';
import { makeNotificationChannels } from './features/notifications/channels/channels.ts';
import { startNotificationDispatcher } from './features/notifications/deliver/dispatcher.ts';
import { notificationJobs } from './features/notifications/jobs.ts';
import { notificationMails } from './features/notifications/mails.ts';
import { expiredNotifications } from './features/notifications/retention-store.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { expiredPhoneConfirmations } from './features/notifications/channels/phone-store.ts';
import { expiredSubscriptions } from './features/notifications/channels/push-store.ts';
import { notificationText } from './features/notifications/texts.ts';
import { identifyOperator } from './features/operator/identity/identify.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { organizationMails } from './features/organizations/mails.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { daysToCount, monthsToCount } from './features/reports/counting-store.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { weeklyReportJob } from './features/reports/weekly-job.ts';
import { agendaFollower } from './features/agenda/follower.ts';
import { startAgenda } from './features/agenda/agenda.ts';
import { markNoShow } from './features/agenda/no-show.ts';
import { reviewJob } from './features/agenda/review.ts';
import { liveFollower } from './features/reservations/live-follower.ts';
import { notificationsFollowReservations } from './features/notifications/reservation-follower.ts';
import { lineFollowsReservations } from './features/waitlist/reservation-follower.ts';
import { chargerRoutes } from './features/chargers/routes.ts';
import { expiredReports } from './features/chargers/retention-store.ts';
import { expiredReservations } from './features/reservations/retention-store.ts';
import { reservationRoutes } from './features/reservations/routes.ts';
import { ticketMails } from './features/tickets/mails.ts';
import { ticketRoutes } from './features/tickets/routes.ts';
import { lineFollower } from './features/waitlist/follower.ts';
import { lineJobs } from './features/waitlist/jobs.ts';
import { expiredLines } from './features/waitlist/retention-store.ts';
import { lineRoutes } from './features/waitlist/routes.ts';
import type { AppDeps } from './platform/app-deps.ts';
import { tellAll } from './platform/followers.ts';
import { makeLiveFeed } from './platform/events/feed.ts';
import { openBeside } from './platform/database/database.ts';
import { makeReadiness } from './platform/database/readiness.ts';
import { liveEventRoutes } from './platform/events/routes.ts';
import type { RequestTimeouts } from './platform/http/request-timeouts.ts';
import { buildHttp } from './platform/http/build-http.ts';
import { housekeepingJob, type ExpiredRows } from './platform/jobs/housekeeping.ts';
import type { JobDefinition } from './platform/jobs/define.ts';
import { startPeriodicJobs } from './platform/jobs/periodic.ts';
import { startJobRunner, type DrainReport } from './platform/jobs/runner.ts';
import type { MailFolder } from './platform/mail/mail-folder.ts';
import { mailJob, type AnyMailTemplate } from './platform/mail/outbox.ts';
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

/** The parts that a feature adds to the application. */
type Feature = {
  routes: (api: FastifyInstance, deps: AppDeps) => void;
  jobs?: (deps: AppDeps) => JobDefinition[];
  mails?: AnyMailTemplate[];
  /** Rows of its tables that housekeeping deletes. */
  expired?: (config: Config) => ExpiredRows[];
};

/** Every feature of the product, in one explicit list. */
const features: Feature[] = [
  {
    routes: accountRoutes,
    jobs: accountJobs,
    mails: accountMails,
    expired: () => [
      expiredKnownBrowsers,
      expiredOAuthFlows,
      expiredResetLinks,
      expiredEmailChanges,
      expiredBounces,
    ],
  },
  {
    routes: (api, deps) => organizationRoutes(api, deps, subscriptionsOf),
    mails: organizationMails,
  },
  { routes: invitationRoutes, jobs: invitationJobs },
  {
    routes: (api, deps) =>
      locationRoutes(api, deps, {
        prepareToEnd: prepareToEndAddOns,
        end: endAddOnsOf,
        finishEnding: finishEndingAddOns,
      }),
  },
  { routes: recommendationRoutes },
  { routes: chargerRoutes, expired: () => expiredReports },
  { routes: displayRoutes },
  { routes: billingRoutes, jobs: billingJobs },
  {
    routes: (api, deps) => notificationRoutes(api, deps, { readById: readOffersById, isOpen: isOfferOpen }),
    jobs: notificationJobs,
    mails: notificationMails,
    expired: () => [expiredNotifications, expiredPhoneConfirmations, expiredSubscriptions],
  },
  // Counts days and months before what they are counted from is deleted.
  {
    routes: reportRoutes,
    jobs: (deps) => [weeklyReportJob(deps)],
    expired: (config) => [daysToCount, monthsToCount(config.KEEP_RESERVATIONS_DAYS)],
  },
  {
    routes: reservationRoutes,
    jobs: (deps) => [markNoShow(deps), reviewJob],
    expired: (config) => expiredReservations(config.KEEP_RESERVATIONS_DAYS),
  },
  {
    routes: lineRoutes,
    jobs: lineJobs,
    expired: (config) => expiredLines(config.KEEP_RESERVATIONS_DAYS),
  },
  { routes: calendarRoutes },
  { routes: operatorRoutes },
  { routes: ticketRoutes, mails: ticketMails },
];

/** Who follows changes of reservations, in this order. */
export const reservationFollowers = [lineFollowsReservations, notificationsFollowReservations, liveFollower];
/** Who follows what happens in other features (domain-events.ts), in this order, which is also that of locks. */
export const tell = tellAll(
  [
    organizationFollower,
    billingFollower,
    invitationFollower,
    reservationFollower,
    chargerFollower,
    lineFollower,
    notificationsFollower,
    agendaFollower,
    recommendationFollower,
    calendarFollower,
  ],
  reservationFollowers,
);

export type AppOptions = {
  /** Folder of the built web application; null leaves it out. */
  webRoot: string | null;
  /** Stores mail instead of sending it, to be read at /dev/mail; null if mail is sent. */
  mailFolder: MailFolder | null;
  /** Stores text messages instead of sending them, to be read at /dev/sms; null if they are sent, or cannot be sent. */
  smsFolder: SmsFolder | null;
  /** False: jobs run and notifications go out only when `app.jobRunner.drain()` is called (tests with a manual clock). */
  backgroundJobs?: boolean;
  /** How often live streams are pinged; by default every LIVE_PING_SECONDS (for tests). */
  livePingMilliseconds?: number;
  /** Replaces REQUEST_TIMEOUTS in tests. */
  arrivalLimits?: RequestTimeouts | undefined;
  /** Identifies this instance in the jobs that it has taken. */
  instanceId: string;
};

/** In each instance: one to take notifications, one to write outcomes, one for what their channels read. */
const DELIVERY_CONNECTIONS = 3;

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
  const app = await buildHttp({
    log,
    clock,
    identify: { person: identifyPerson(deps), operator: identifyOperator(deps) },
    publicUrl: config.PUBLIC_URL,
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
    countLiveStreams: () => feed.count(),
    answers: { docs: config.API_DOCS, metrics: config.METRICS, readiness: config.READYZ },
    arrivalLimits: options.arrivalLimits,
  });

  const templates = features.flatMap((feature) => feature.mails ?? []);
  const jobs = [
    housekeepingJob(features.flatMap((feature) => feature.expired?.(config) ?? [])),
    mailJob({ mailer, templates, publicUrl: config.linkUrl }),
    sandboxAdvanceJob({ mirrorJob: MIRROR_ACCOUNT }),
    ...features.flatMap((feature) => feature.jobs?.(deps) ?? []),
  ];
  await startPeriodicJobs(database.drizzle, jobs, clock.now());
  const { instanceId, backgroundJobs: background = true } = options;
  const worker = { clock, log, instanceId, background };
  const jobRunner = startJobRunner({ ...worker, database, jobs });
  // Deliveries neither wait behind requests nor take their connections.
  const deliveries = openBeside(database, {
    max: DELIVERY_CONNECTIONS,
    onConnectionLost: (error) => log.warn({ err: error }, 'lost a connection of the deliveries'),
  });
  const notifications = startNotificationDispatcher({
    ...worker,
    database: deliveries,
    channels: makeNotificationChannels(deps).map((channel) =>
      withCalendar(withOfferLinks(deps, channel), (...of) => readCalendarPart(deps, ...of)),
    ),
    makeText: notificationText,
  });
  const agenda = startAgenda({ ...worker, database });
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
    await deliveries.close();
  });
  return app;
}

const addTo = (one: DrainReport, other: DrainReport): DrainReport => ({
  completed: one.completed + other.completed,
  failed: [...one.failed, ...other.failed],
});
