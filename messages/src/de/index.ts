import type { Messages } from '../en/index.ts';
import { accountsFormats } from './accounts/formats.ts';
import { accountsPasswords } from './accounts/passwords.ts';
import { accountsPreferences } from './accounts/preferences.ts';
import { accountsProfile } from './accounts/profile.ts';
import { accountsProviders } from './accounts/providers.ts';
import { accountsRegistration } from './accounts/registration.ts';
import { accountsSecurity } from './accounts/security.ts';
import { accountsSessions } from './accounts/sessions.ts';
import { accounts } from './accounts/shared.ts';
import { accountsSignIn } from './accounts/sign-in.ts';
import { accountsTerms } from '../en/accounts/terms.ts';
import { app } from './app/app.ts';
import { commands } from './app/commands.ts';
import { common } from './app/common.ts';
import { page } from './app/page.ts';
import { parts } from './app/parts.ts';
import { worker } from './app/worker.ts';
import { billingDialogs } from './billing/dialogs.ts';
import { billingPayment } from './billing/payment.ts';
import { billing } from './billing/shared.ts';
import { calendar } from './calendar/shared.ts';
import { demoCarAvailability } from './demo/car-availability.ts';
import { demoCarCalendar } from './demo/car-calendar.ts';
import { demoCarDashboard } from './demo/car-dashboard.ts';
import { demoCarStatus } from './demo/car-status.ts';
import { demo } from './demo/shared.ts';
import { displaysDisplay } from './displays/display.ts';
import { displaysLinks } from './displays/links.ts';
import { displays } from './displays/shared.ts';
import { errors } from './errors.ts';
import { homeLanding } from './home/landing.ts';
import { home } from './home/shared.ts';
import { invitationsInvitation } from './invitations/invitation.ts';
import { invitationsInvites } from './invitations/invites.ts';
import { invitations } from './invitations/shared.ts';
import { locationsChargers } from './locations/chargers.ts';
import { locationsClosures } from './locations/closures.ts';
import { locationsEditing } from './locations/editing.ts';
import { locationsPlace } from './locations/place.ts';
import { locationsReports } from './locations/reports.ts';
import { locationsReviews } from './locations/reviews.ts';
import { locations } from './locations/shared.ts';
import { notificationsChoices } from './notifications/choices.ts';
import { notificationsList } from './notifications/list.ts';
import { notifications } from './notifications/shared.ts';
import { operatorHealth } from './operator/health.ts';
import { operatorPortal } from './operator/portal.ts';
import { operator } from './operator/shared.ts';
import { operatorTickets } from './operator/tickets.ts';
import { organizationsApprovals } from './organizations/approvals.ts';
import { organizationsCreate } from './organizations/create.ts';
import { organizationsFirstRun } from './organizations/first-run.ts';
import { organizationsMembers } from './organizations/members.ts';
import { organizationsSettings } from './organizations/settings.ts';
import { organizations } from './organizations/shared.ts';
import { organizationsToday } from './organizations/today.ts';
import { refusalsFields } from './refusals/fields.ts';
import { reports } from './reports/shared.ts';
import { reservationsActions } from './reservations/actions.ts';
import { reservationsAvailability } from './reservations/availability.ts';
import { reservationsBooking } from './reservations/booking.ts';
import { reservationsChargeNow } from './reservations/charge-now.ts';
import { reservationsCharger } from './reservations/charger.ts';
import { reservationsChoosing } from './reservations/choosing.ts';
import { reservationsDashboard } from './reservations/dashboard.ts';
import { reservationsDay } from './reservations/day.ts';
import { reservationsObstacles } from './reservations/obstacles.ts';
import { reservationsPending } from './reservations/pending.ts';
import { reservationsQuestions } from './reservations/questions.ts';
import { reservationsRecommended } from './reservations/recommended.ts';
import { reservations } from './reservations/shared.ts';
import { rulesBookingChoices } from './rules/booking-choices.ts';
import { rulesBookingRules } from './rules/booking-rules.ts';
import { rulesContactDetails } from './rules/contact-details.ts';
import { rulesDistance } from './rules/distance.ts';
import { rulesFrontOfLine } from './rules/front-of-line.ts';
import { rulesIdleSettings } from './rules/idle-settings.ts';
import { rulesJoining } from './rules/joining.ts';
import { rulesLineHold } from './rules/line-hold.ts';
import { rulesLineMatch } from './rules/line-match.ts';
import { rulesMemberRules } from './rules/member-rules.ts';
import { rulesOpeningHours } from './rules/opening-hours.ts';
import { rulesOrganizationRules } from './rules/organization-rules.ts';
import { rulesPasswordRules } from './rules/password-rules.ts';
import { rulesPeakRules } from './rules/peak-rules.ts';
import { rulesPlaceRules } from './rules/place-rules.ts';
import { rulesPlans } from './rules/plans.ts';
import { rulesPrivacy } from './rules/privacy.ts';
import { rulesRecommendations } from './rules/recommendations.ts';
import { rulesReferenceLists } from './rules/reference-lists.ts';
import { rulesReport } from './rules/report.ts';
import { rulesReservationWords } from './rules/reservation-words.ts';
import { rulesStationRanking } from './rules/station-ranking.ts';
import { rulesTickets } from './rules/tickets.ts';
import { rulesTimeSlots } from './rules/time-slots.ts';
import { sentAccounts } from './sent/accounts.ts';
import { sentBilling } from './sent/billing.ts';
import { sentCalendar } from './sent/calendar.ts';
import { sentClosures } from './sent/closures.ts';
import { sentChargers } from './sent/chargers.ts';
import { sentHttp } from './sent/http.ts';
import { sentInvitations } from './sent/invitations.ts';
import { sentLocations } from './sent/locations.ts';
import { sentNotifications } from './sent/notifications.ts';
import { sentNotifyBilling } from './sent/notify-billing.ts';
import { sentNotifyChargers } from './sent/notify-chargers.ts';
import { sentNotifyLine } from './sent/notify-line.ts';
import { sentNotifyNudges } from './sent/notify-nudges.ts';
import { sentNotifyPeople } from './sent/notify-people.ts';
import { sentNotifyReminders } from './sent/notify-reminders.ts';
import { sentNotifyReservationsEnded } from './sent/notify-reservations-ended.ts';
import { sentNotifyReservations } from './sent/notify-reservations.ts';
import { sentNotifyReviews } from './sent/notify-reviews.ts';
import { sentNotifySeveral } from './sent/notify-several.ts';
import { sentNotifyUsage } from './sent/notify-usage.ts';
import { sentNotifyWords } from './sent/notify-words.ts';
import { sentOperator } from './sent/operator.ts';
import { sentOrganizations } from './sent/organizations.ts';
import { sentReports } from './sent/reports.ts';
import { sentReservations } from './sent/reservations.ts';
import { stored } from './sent/stored.ts';
import { sentTickets } from './sent/tickets.ts';
import { sentWaitlist } from './sent/waitlist.ts';
import { tickets } from './tickets/shared.ts';
import { waitlistDashboard } from './waitlist/dashboard.ts';
import { waitlistEntries } from './waitlist/entries.ts';
import { waitlistLine } from './waitlist/line.ts';
import { waitlistOffer } from './waitlist/offer.ts';
import { waitlistOffers } from './waitlist/offers.ts';
import { waitlist } from './waitlist/shared.ts';

export const de = {
  accountsFormats,
  accountsPasswords,
  accountsPreferences,
  accountsProfile,
  accountsProviders,
  accountsRegistration,
  accountsSecurity,
  accountsSessions,
  accounts,
  accountsSignIn,
  accountsTerms,
  app,
  commands,
  common,
  page,
  parts,
  worker,
  billingDialogs,
  billingPayment,
  billing,
  calendar,
  demoCarAvailability,
  demoCarCalendar,
  demoCarDashboard,
  demoCarStatus,
  demo,
  displaysDisplay,
  displaysLinks,
  displays,
  errors,
  homeLanding,
  home,
  invitationsInvitation,
  invitationsInvites,
  invitations,
  locationsChargers,
  locationsClosures,
  locationsEditing,
  locationsPlace,
  locationsReports,
  locationsReviews,
  locations,
  notificationsChoices,
  notificationsList,
  notifications,
  operatorHealth,
  operatorPortal,
  operator,
  operatorTickets,
  organizationsApprovals,
  organizationsCreate,
  organizationsFirstRun,
  organizationsMembers,
  organizationsSettings,
  organizations,
  organizationsToday,
  refusalsFields,
  reports,
  reservationsActions,
  reservationsAvailability,
  reservationsBooking,
  reservationsChargeNow,
  reservationsCharger,
  reservationsChoosing,
  reservationsDashboard,
  reservationsDay,
  reservationsObstacles,
  reservationsPending,
  reservationsQuestions,
  reservationsRecommended,
  reservations,
  rulesBookingChoices,
  rulesBookingRules,
  rulesContactDetails,
  rulesDistance,
  rulesFrontOfLine,
  rulesIdleSettings,
  rulesJoining,
  rulesLineHold,
  rulesLineMatch,
  rulesMemberRules,
  rulesOpeningHours,
  rulesOrganizationRules,
  rulesPasswordRules,
  rulesPeakRules,
  rulesPlaceRules,
  rulesPlans,
  rulesPrivacy,
  rulesRecommendations,
  rulesReferenceLists,
  rulesReport,
  rulesReservationWords,
  rulesStationRanking,
  rulesTickets,
  rulesTimeSlots,
  sentAccounts,
  sentBilling,
  sentCalendar,
  sentChargers,
  sentClosures,
  sentHttp,
  sentInvitations,
  sentLocations,
  sentNotifications,
  sentNotifyBilling,
  sentNotifyChargers,
  sentNotifyLine,
  sentNotifyNudges,
  sentNotifyPeople,
  sentNotifyReminders,
  sentNotifyReservationsEnded,
  sentNotifyReservations,
  sentNotifyReviews,
  sentNotifySeveral,
  sentNotifyUsage,
  sentNotifyWords,
  sentOperator,
  sentOrganizations,
  sentReports,
  sentReservations,
  stored,
  sentTickets,
  sentWaitlist,
  tickets,
  waitlistDashboard,
  waitlistEntries,
  waitlistLine,
  waitlistOffer,
  waitlistOffers,
  waitlist,
} satisfies Messages;
