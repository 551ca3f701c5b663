import { en, type Messages } from '../en/index.ts';
import { accountsProfile } from './accounts/profile.ts';
import { accountsProviders } from './accounts/providers.ts';
import { accountsRegistration } from './accounts/registration.ts';
import { app } from './app/app.ts';
import { commands } from './app/commands.ts';
import { common } from './app/common.ts';
import { billingDialogs } from './billing/dialogs.ts';
import { billingPayment } from './billing/payment.ts';
import { billing } from './billing/shared.ts';
import { displaysDisplay } from './displays/display.ts';
import { displaysLinks } from './displays/links.ts';
import { errors } from './errors.ts';
import { homeLanding } from './home/landing.ts';
import { invitationsInvitation } from './invitations/invitation.ts';
import { locationsEditing } from './locations/editing.ts';
import { locationsReviews } from './locations/reviews.ts';
import { locations } from './locations/shared.ts';
import { notificationsChoices } from './notifications/choices.ts';
import { operatorHealth } from './operator/health.ts';
import { operatorPortal } from './operator/portal.ts';
import { organizationsApprovals } from './organizations/approvals.ts';
import { organizationsCreate } from './organizations/create.ts';
import { organizationsFirstRun } from './organizations/first-run.ts';
import { organizationsMembers } from './organizations/members.ts';
import { organizationsSettings } from './organizations/settings.ts';
import { organizations } from './organizations/shared.ts';
import { organizationsToday } from './organizations/today.ts';
import { refusalsFields } from './refusals/fields.ts';
import { reservationsCharger } from './reservations/charger.ts';
import { reservationsDashboard } from './reservations/dashboard.ts';
import { reservationsObstacles } from './reservations/obstacles.ts';
import { rulesContactDetails } from './rules/contact-details.ts';
import { rulesPeakRules } from './rules/peak-rules.ts';
import { rulesPlaceRules } from './rules/place-rules.ts';
import { rulesPlans } from './rules/plans.ts';
import { rulesReferenceLists } from './rules/reference-lists.ts';
import { sentAccounts } from './sent/accounts.ts';
import { sentLocations } from './sent/locations.ts';
import { sentOrganizations } from './sent/organizations.ts';

/** What is said otherwise than in the United States; all else is the same. */
export const enGB: Messages = {
  ...en,
  accountsProfile: { ...en.accountsProfile, ...accountsProfile },
  accountsProviders: { ...en.accountsProviders, ...accountsProviders },
  accountsRegistration: { ...en.accountsRegistration, ...accountsRegistration },
  app: { ...en.app, ...app },
  commands: { ...en.commands, ...commands },
  common: { ...en.common, ...common },
  billingDialogs: { ...en.billingDialogs, ...billingDialogs },
  billingPayment: { ...en.billingPayment, ...billingPayment },
  billing: { ...en.billing, ...billing },
  displaysDisplay: { ...en.displaysDisplay, ...displaysDisplay },
  displaysLinks: { ...en.displaysLinks, ...displaysLinks },
  errors: { ...en.errors, ...errors },
  homeLanding: { ...en.homeLanding, ...homeLanding },
  invitationsInvitation: { ...en.invitationsInvitation, ...invitationsInvitation },
  locationsEditing: { ...en.locationsEditing, ...locationsEditing },
  locationsReviews: { ...en.locationsReviews, ...locationsReviews },
  locations: { ...en.locations, ...locations },
  notificationsChoices: { ...en.notificationsChoices, ...notificationsChoices },
  operatorHealth: { ...en.operatorHealth, ...operatorHealth },
  operatorPortal: { ...en.operatorPortal, ...operatorPortal },
  organizationsApprovals: { ...en.organizationsApprovals, ...organizationsApprovals },
  organizationsCreate: { ...en.organizationsCreate, ...organizationsCreate },
  organizationsFirstRun: { ...en.organizationsFirstRun, ...organizationsFirstRun },
  organizationsMembers: { ...en.organizationsMembers, ...organizationsMembers },
  organizationsSettings: { ...en.organizationsSettings, ...organizationsSettings },
  organizations: { ...en.organizations, ...organizations },
  organizationsToday: { ...en.organizationsToday, ...organizationsToday },
  refusalsFields: { ...en.refusalsFields, ...refusalsFields },
  reservationsCharger: { ...en.reservationsCharger, ...reservationsCharger },
  reservationsDashboard: { ...en.reservationsDashboard, ...reservationsDashboard },
  reservationsObstacles: { ...en.reservationsObstacles, ...reservationsObstacles },
  rulesContactDetails: { ...en.rulesContactDetails, ...rulesContactDetails },
  rulesPeakRules: { ...en.rulesPeakRules, ...rulesPeakRules },
  rulesPlaceRules: { ...en.rulesPlaceRules, ...rulesPlaceRules },
  rulesPlans: { ...en.rulesPlans, ...rulesPlans },
  rulesReferenceLists: { ...en.rulesReferenceLists, ...rulesReferenceLists },
  sentAccounts: { ...en.sentAccounts, ...sentAccounts },
  sentLocations: { ...en.sentLocations, ...sentLocations },
  sentOrganizations: { ...en.sentOrganizations, ...sentOrganizations },
};
