import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { expiredBounces } from './features/accounts/bounces/store.ts';
import { resetLinkJob } from './features/accounts/passwords/mail-reset-link.ts';
import { passwordChanged } from './features/accounts/passwords/mails.ts';
import { expiredResetLinks } from './features/accounts/passwords/store.ts';
import { expiredEmailChanges } from './features/accounts/profile/email-change-store.ts';
import { emailLinkJob } from './features/accounts/profile/mail-email-link.ts';
import { emailChangeBegun, emailChanged } from './features/accounts/profile/mails.ts';
import { providerConnected, providerDisconnected } from './features/accounts/providers/mails.ts';
import { expiredOAuthFlows } from './features/accounts/providers/oauth-flow-store.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { expiredKnownBrowsers } from './features/accounts/sign-in/known-browser-store.ts';
import { agendaFollower } from './features/agenda/follower.ts';
import { markNoShow } from './features/agenda/no-show.ts';
import { reviewJob } from './features/agenda/review.ts';
import {
  endAddOnsOf,
  finishEndingAddOns,
  prepareToEndAddOns,
} from './features/billing/decide/end-location-add-ons.ts';
import { switchCycleJob } from './features/billing/decide/switch-cycle.ts';
import { billingFollower } from './features/billing/follower.ts';
import { finishOperationJob } from './features/billing/provider/carry-out.ts';
import { updateCustomerJob } from './features/billing/provider/customer.ts';
import { mirrorJob } from './features/billing/provider/mirror-account.ts';
import { reconcileJob } from './features/billing/provider/reconcile.ts';
import { trialJobs } from './features/billing/provider/trial-jobs.ts';
import { billingRoutes } from './features/billing/routes.ts';
import { subscriptionsOf } from './features/billing/subscription.ts';
import { calendarFollower } from './features/calendar/feed.ts';
import { calendarRoutes } from './features/calendar/routes.ts';
import { chargerFollower } from './features/chargers/resolve-report.ts';
import { expiredReports } from './features/chargers/retention-store.ts';
import { chargerRoutes } from './features/chargers/routes.ts';
import { displayRoutes } from './features/displays/routes.ts';
import { invitationMailJob } from './features/invitations/mail-invitation.ts';
import { invitationFollower } from './features/invitations/member-capacity.ts';
import { invitationRoutes } from './features/invitations/routes.ts';
import { locationRoutes } from './features/locations/routes.ts';
import { expiredPhoneConfirmations } from './features/notifications/channels/phone-store.ts';
import { expiredSubscriptions } from './features/notifications/channels/push-store.ts';
import { notificationsFollower } from './features/notifications/follower.ts';
import { notificationMails } from './features/notifications/mails.ts';
import { notificationsFollowReservations } from './features/notifications/reservation-follower.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { expiredNotifications } from './features/notifications/store.ts';
import { termsJob } from './features/notifications/terms-job.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { organizationFollower } from './features/organizations/follower.ts';
import { organizationMails } from './features/organizations/mails.ts';
import { organizationRoutes } from './features/organizations/routes.ts';
import { recommendationFollower } from './features/recommendations/recommend.ts';
import { recommendationRoutes } from './features/recommendations/routes.ts';
import { daysToCount, monthsToCount } from './features/reports/counting-store.ts';
import { reportRoutes } from './features/reports/routes.ts';
import { weeklyReportJob } from './features/reports/weekly-job.ts';
import { yearlyClosuresJob } from './features/reservations/closures/yearly.ts';
import { reservationFollower } from './features/reservations/follower.ts';
import { liveFollower } from './features/reservations/live-follower.ts';
import { expiredReservations } from './features/reservations/retention-store.ts';
import { reservationRoutes } from './features/reservations/routes.ts';
import { ticketMails } from './features/tickets/mails.ts';
import { ticketRoutes } from './features/tickets/routes.ts';
import { lapseOfferJob } from './features/waitlist/end-offer.ts';
import { lineFollower } from './features/waitlist/follower.ts';
import { matchLineJob } from './features/waitlist/match-line.ts';
import { newDayJob } from './features/waitlist/new-day.ts';
import { isOfferOpen } from './features/waitlist/offer-store.ts';
import { endPassedOfferJob } from './features/waitlist/pass-offer.ts';
import { readOffersById } from './features/waitlist/read-offers.ts';
import { lineFollowsReservations } from './features/waitlist/reservation-follower.ts';
import { expiredLines } from './features/waitlist/retention-store.ts';
import { lineRoutes } from './features/waitlist/routes.ts';
import { settleMemberJob } from './features/waitlist/settle-member.ts';
import type { AppDeps } from './platform/app-deps.ts';
import { tellAll } from './platform/followers.ts';
import type { JobDefinition } from './platform/jobs/define.ts';
import type { ExpiredRows } from './platform/jobs/housekeeping.ts';
import type { AnyMailTemplate } from './platform/mail/outbox.ts';

/** The parts that a feature adds to the application. */
type Feature = {
  routes: (api: FastifyInstance, deps: AppDeps) => void;
  jobs?: (deps: AppDeps) => JobDefinition[];
  mails?: AnyMailTemplate[];
  /** Rows of its tables that housekeeping deletes. */
  expired?: (config: Config) => ExpiredRows[];
};

/** Every feature of the product, in one explicit list. */
export const features: Feature[] = [
  {
    routes: accountRoutes,
    jobs: (deps) => [resetLinkJob(deps), emailLinkJob(deps)],
    mails: [emailChangeBegun, emailChanged, passwordChanged, providerConnected, providerDisconnected],
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
  { routes: invitationRoutes, jobs: (deps) => [invitationMailJob(deps)] },
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
  {
    routes: billingRoutes,
    jobs: (deps) => [
      mirrorJob(deps),
      finishOperationJob(deps),
      switchCycleJob(deps),
      reconcileJob(deps),
      updateCustomerJob(deps),
      ...trialJobs(deps),
    ],
  },
  {
    routes: (api, deps) => notificationRoutes(api, deps, { readById: readOffersById, isOpen: isOfferOpen }),
    jobs: () => [termsJob()],
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
    jobs: (deps) => [markNoShow(deps), reviewJob, yearlyClosuresJob],
    expired: (config) => expiredReservations(config.KEEP_RESERVATIONS_DAYS),
  },
  {
    routes: lineRoutes,
    jobs: () => [matchLineJob, lapseOfferJob, endPassedOfferJob, settleMemberJob, newDayJob],
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
