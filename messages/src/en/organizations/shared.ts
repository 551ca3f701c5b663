import { number, plural, type Counted, type Values } from '../../values.ts';

export const organizations = {
  // organizations/api.ts
  failedToApproveUser: 'Failed to approve user.',
  failedToRejectUser: 'Failed to reject user.',
  userApproved: 'User Approved',
  nameCanBookNowAnd: ({ name }: Values<'name'>) => `${name} can book now and has been notified.`,
  userRejected: 'User Rejected',
  nameHasBeenNotified: ({ name }: Values<'name'>) => `${name} has been notified.`,
  failedToSaveYourDecisions: 'Failed to save your decisions.',

  // organizations/components/for-administrators.tsx
  yourOrganizationCouldNotBe: 'Your organization could not be loaded',
  nothingIsLostTryAgain: 'Nothing is lost. Try again in a moment.',

  // organizations/components/no-access.tsx
  inviteApproveAndManageMembers: 'Invite, approve and manage members',
  setUpChargingLocationsAnd: 'Set up charging locations and their opening hours',
  setTheRulesForReservations: 'Set the rules for reservations',
  noOrganizationAccess: 'No Organization Access',
  youDontBelongToAn:
    'You don’t belong to an organization yet. Ask your administrator for an invitation, or create an organization of your own.',
  returnToHome: 'Return to Home',
  accessRestricted: 'Access Restricted',
  youLackAdministratorPrivilegesIn:
    'You lack administrator privileges in this organization. Its administrators can:',

  // organizations/components/organization-head.tsx
  todaysReservations: 'Today’s reservations',
  /** This and the following are listed: “Basic plan, 2 locations, 10 chargers”. */
  labelPlan: ({ label }: Values<'label'>) => `${label} plan`,
  freeTrialEnded: 'free trial ended',
  daysOfFreeTrialLeft: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} day of free trial left`,
      other: `${number(count)} days of free trial left`,
    }),
  locationLocations: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} location`, other: `${number(count)} locations` }),
  chargerChargers: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} charger`, other: `${number(count)} chargers` }),
  /** `number` is a large figure, with the unit beside it. */
  numberOfMembers: ({ count }: Counted) =>
    plural(count, { one: '{number} <unit>member</unit>', other: '{number} <unit>members</unit>' }),
  /** `count` is how many the plan has. */
  placesTaken: ({ count, used }: Counted<'used'>) =>
    plural(count, {
      one: `${used} of ${number(count)} place taken`,
      other: `${used} of ${number(count)} places taken`,
    }),
  placesTakenWaiting: ({ count, used, waiting }: Counted<'used' | 'waiting'>) =>
    plural(count, {
      one: `${used} of ${number(count)} place taken, ${waiting} waiting`,
      other: `${used} of ${number(count)} places taken, ${waiting} waiting`,
    }),
  placesTakenInvited: ({ count, used, invited }: Counted<'used' | 'invited'>) =>
    plural(count, {
      one: `${used} of ${number(count)} place taken, ${invited} invited`,
      other: `${used} of ${number(count)} places taken, ${invited} invited`,
    }),
  placesTakenWaitingAndInvited: ({
    count,
    used,
    waiting,
    invited,
  }: Counted<'used' | 'waiting' | 'invited'>) =>
    plural(count, {
      one: `${used} of ${number(count)} place taken, ${waiting} waiting and ${invited} invited`,
      other: `${used} of ${number(count)} places taken, ${waiting} waiting and ${invited} invited`,
    }),

  // organizations/first-steps-api.ts
  notSaved: 'Not saved',
  firstStepsNotShownAgain: 'First Steps Not Shown Again',
  allOfItIsOn: 'All of it is on the organization’s screen at any time.',
  theFirstStepsAreShown: 'The first steps are shown again.',
  stepDone: 'Step Done',
  theStepIsOpenAgain: 'The step is open again.',

  // organizations/screens/create-organization.tsx
  createOrganization: 'Create organization',
  signInRequired: 'Sign In Required',
  anOrganizationBelongsToThe:
    'An organization belongs to the account that creates it. Sign in, and you come back here.',
  organizationCreatedSuccessfully: 'Organization created successfully!',
  youAreNowTheAdministrator: 'You are now the administrator: you can invite members and set up locations.',
  backToHome: 'Back to Home',
  chooseYourPlan: 'Choose your plan',
  profile: 'Profile',
  details: 'Details',
  stepHereOfCount: ({ here, count }: Values<'here' | 'count'>) => `Step ${here} of ${count}`,

  // organizations/screens/organization.tsx
  invites: 'Invites',
  pendingWaiting: ({ pending }: Values<'pending'>) => `${pending} waiting`,
  loadingYourOrganization: 'Loading your organization',

  // organizations/settings-api.ts
  failedToUpdateReservationSettings: 'Failed to update reservation settings',
  reservationsAlreadyMadeStayAs: 'Reservations already made stay as they are.',
  failedToUpdatePrivacySettings: 'Failed to update privacy settings',
  itAppliesToEveryMember: 'It applies to every member at once.',
  failedToUpdateSettings: 'Failed to update settings',
  itAppliesToUpcomingReservations: 'It applies to upcoming reservations too.',
  itAppliesToWhoeverJoins: 'It applies to whoever joins from now on.',
  failedToUpdateSettings2: 'Failed to update settings.',
  settingsUpdated: 'Settings Updated',
  membersAndInvitedPeopleSee: 'Members and invited people see what was there before.',
  membersAndInvitedPeopleSeeIt: 'Members and invited people see it now.',
};
