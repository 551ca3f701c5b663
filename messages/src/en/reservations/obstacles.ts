import type { Values } from '../../values.ts';

export const reservationsObstacles = {
  // reservations/screens/obstacles/booking-obstacle.ts
  accountNotApproved: 'Account Not Approved',
  yourRequestWasDeclined: 'Your request was declined. Ask an administrator.',
  yourRequestWasDeclinedAt: ({ name }: Values<'name'>) =>
    `Your request was declined. Ask an administrator of ${name}.`,
  accountSuspended: 'Account Suspended',
  youCannotBook: 'You cannot book at the moment. Ask an administrator.',
  youCannotBookAt: ({ name }: Values<'name'>) =>
    `You cannot book at the moment. Ask an administrator of ${name}.`,
  youGetAnEmailAt: ({ email }: Values<'email'>) => `You get an email at ${email} once it is approved.`,
  onceItIsApprovedA: 'Once it is approved, a notification at the bell says so.',
  accountPending: 'Account Pending',
  yourAccountIsAwaitingApproval: 'Your account is awaiting approval by an administrator.',
  yourAccountIsAwaitingApprovalAt: ({ name }: Values<'name'>) =>
    `Your account is awaiting approval by an administrator of ${name}.`,
  noOrganization: 'No organization',
  youBelongToNoOrganization:
    'You belong to no organization. Open the invitation that you were sent, or ask an administrator for one.',

  // reservations/screens/obstacles/no-locations.tsx
  noChargingLocationsYet: 'No charging locations yet',
  addYourFirstLocation: 'Add Your First Location',
  membersCanBookAsSoon: 'Members can book as soon as there is a location with chargers.',
  anAdministratorOfNameAdds: ({ name }: Values<'name'>) =>
    `An administrator of ${name} adds the locations and their chargers.`,

  // reservations/screens/obstacles/registration-required.tsx
  chargersAreReservedByApproved:
    'Chargers are reserved by approved members. Register an organization, or sign in if you belong to one.',
  chargersAreReservedByApprovedMembers:
    'Chargers are reserved by approved members. Sign in if you are one, or ask the administrator of your chargers for an invitation.',
  nothingHasBeenBookedOr: 'Nothing has been booked or changed.',
  registrationRequired: 'Registration Required',
  didYourRegistrationAsAn: 'Did your registration as an administrator stop halfway? <a>Complete it</a>',
};
