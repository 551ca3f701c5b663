import { number, plural, type Counted, type Values } from '../../values.ts';

export const organizationsMembers = {
  // organizations/screens/members/member-changes.ts
  /** What was changed of a member: only the status, */
  statusChanged: {
    canBookNow: ({ name }: Values<'name'>) => `${name} can book now.`,
    canBookAgain: ({ name }: Values<'name'>) => `${name} can book again.`,
    notApproved: ({ name }: Values<'name'>) => `${name} was not approved.`,
    suspended: ({ name }: Values<'name'>) => `${name} is suspended.`,
  },
  /** only the role, */
  roleChanged: {
    admin: ({ name }: Values<'name'>) => `${name} is an administrator now.`,
    user: ({ name }: Values<'name'>) => `${name} is no longer an administrator.`,
  },
  /** or both. */
  bothChanged: {
    canBookNow: {
      admin: ({ name }: Values<'name'>) => `${name} can book now and is an administrator now.`,
      user: ({ name }: Values<'name'>) => `${name} is no longer an administrator and can book now.`,
    },
    canBookAgain: {
      admin: ({ name }: Values<'name'>) => `${name} can book again and is an administrator now.`,
      user: ({ name }: Values<'name'>) => `${name} is no longer an administrator and can book again.`,
    },
    notApproved: {
      admin: ({ name }: Values<'name'>) => `${name} was not approved and is an administrator now.`,
      user: ({ name }: Values<'name'>) => `${name} was not approved and is no longer an administrator.`,
    },
    suspended: {
      admin: ({ name }: Values<'name'>) => `${name} is suspended and is an administrator now.`,
      user: ({ name }: Values<'name'>) => `${name} is suspended and is no longer an administrator.`,
    },
  },
  theyHaveBeenNotified: 'They have been notified.',
  /** `saved` is the sentence about what was changed, `reason` the one why something else was not. */
  savedBut: ({ saved, reason }: Values<'saved' | 'reason'>) => `${saved} But: ${reason}`,

  // organizations/screens/members/member-dialog.tsx
  noChanges: 'No changes',
  nameStaysAsBefore: ({ name }: Values<'name'>) => `${name} stays as before.`,
  personalAndVehicleInformationIs:
    'Personal and vehicle information is not shown while somebody is suspended.',
  personalAndVehicleInformationCan: 'Personal and vehicle information can only be updated by the member.',
  role: 'Role',
  administratorsManageMembersInvitations: 'Administrators manage members, invitations, locations and rules.',
  /** The status of a member. */
  statuses: { active: 'Active', pending: 'Pending', suspended: 'Suspended' },
  suspendName: ({ name }: Values<'name'>) => `Suspend ${name}?`,
  theseReservationsWillBeCancelledYou: 'These reservations will be cancelled, and you are told.',
  theseReservationsWillBeCancelledName: ({ name }: Values<'name'>) =>
    `These reservations will be cancelled, and ${name} is told.`,
  suspend: 'Suspend',
  keepActive: 'Keep active',
  askedToJoin: 'Asked to join',
  joined: 'Joined',
  notYet: 'Not yet',
  invitedBy: 'Invited by',
  mailComesBackItsMail:
    'Mail comes back: its mail server knows no such address. Ask for the right one, which they enter in their account.',
  noneGiven: 'None given',
  vehicle: 'Vehicle',
  plate: 'Plate',
  emergencyContact: 'Emergency contact',
  waitingForYourDecisionActive: 'Waiting for your decision: Active approves, Suspended rejects.',
  cannotBookNowActiveLets: 'Cannot book now. Active lets them book again.',
  suspendedMembersCannotBookAnd:
    'Suspended members cannot book, and their upcoming reservations are cancelled.',
  suspendYourself: 'Suspend yourself?',
  youCanNoLongerBook:
    'You can no longer book or manage this organization. Only another administrator can change that.',
  suspendMyself: 'Suspend myself',
  stayActive: 'Stay active',
  giveUpYourAdministratorRole: 'Give up your administrator role?',
  youStayAMemberBut:
    'You stay a member, but can no longer open this page. Only another administrator can change that.',
  giveItUp: 'Give it up',
  /** “one” is an administrator: it follows the sentence that every organization needs one. */
  makeSomebodyElseOne: 'Make somebody else one first.',
  memberUpdated: 'Member Updated',
  theRoleCouldNotBe: 'The role could not be changed',
  failedToUpdateMember: 'Failed to update member',

  // organizations/screens/members/member-row.tsx
  mailComesBack: 'Mail comes back',

  // organizations/screens/members/member-search-bar.tsx
  nameOrEmail: 'Name or email',
  searchMembers: 'Search members',

  // organizations/screens/members/member-search.ts
  /** The choice of which members are listed, and what there is to choose. */
  show: 'Show',
  shown: {
    all: 'Everybody',
    active: 'Active',
    pending: 'Pending',
    suspended: 'Suspended',
    admins: 'Admins',
  },

  // organizations/screens/members/members-tab.tsx
  theMembersCouldNotBe: 'The members could not be loaded',
  nothingHasChangedTryAgain: 'Nothing has changed. Try again in a moment.',

  personFoundPeopleFound: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} person found`, other: `${number(count)} people found` }),
  waitingForYou: 'Waiting for you',
  /** Numbers of members, beside the heading of their list. */
  activeAndSuspended: '{active} <note>and {suspended} suspended</note>',
  nobody: 'Nobody.',
  /** `shown` is the choice of which members are listed, such as “Admins”. */
  nobodyAmong: ({ shown }: Values<'shown'>) => `Nobody among “${shown}”.`,
  nobodyByThatNameOr: 'Nobody by that name or email.',
  nobodyByThatNameOrAmong: ({ shown }: Values<'shown'>) => `Nobody by that name or email among “${shown}”.`,
  showEverybody: 'Show everybody',
  othersJoinByYourInvitation:
    'Others join by your invitation. Those who wait for your approval are listed here.',
  inviteMembers: 'Invite members',

  // organizations/screens/members/undo-member.ts
  onlyPartlyUndone: 'Only partly undone',
};
