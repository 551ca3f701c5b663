import type { Values } from '../../values.ts';

export const invitationsInvitation = {
  // invitations/screens/invitation/agreement.tsx
  agreement: 'Agreement',
  textOfTheAgreement: 'Text of the agreement',
  iAcceptTheAgreementOf: ({ name }: Values<'name'>) => `I accept the agreement of ${name}`,
  agreementRequiredPleaseAcceptThe:
    'Agreement Required: Please accept the organization agreement to continue.',

  // invitations/screens/invitation/invited-source.tsx
  /** Between the buttons of Google and Apple above, and the fields below. */
  orWithAPassword: 'or with a password',
  youContinuedWith: 'You continued with {provider} as {email}.',
  toUseAnotherAccount: 'Use another account',
  thisInvitationWasSentTo: ({ email }: Values<'email'>) =>
    `This invitation was sent to ${email}. Continue with the account of that address, or choose a password below.`,

  // invitations/screens/invitation/joining-form.tsx
  joinName: ({ name }: Values<'name'>) => `Join ${name}`,
  registrationFailed: 'Registration Failed',
  failedToCompleteRegistration: 'Failed to complete registration',
  theInvitationWasSentHere: 'The invitation was sent here. You will sign in with it.',
  yourVehicle: 'Your vehicle',
  itTellsAdministratorsWhoseCar: ({ name }: Values<'name'>) =>
    `It tells administrators whose car is at a charger, and other members only if ${name} shows vehicles to them. Fill in everything, or check the box that you will not have a vehicle.`,
  inAnEmergency: 'In an emergency',
  join: 'Join',
  /** What is in `<vh>` is only read out. */
  byJoiningYouAcceptThe:
    'By joining you accept the <terms>terms and conditions<vh> (opens in a new tab)</vh></terms>.',
  completeRegistrationJoinOrganization: 'Complete Registration & Join Organization',
  youCanBookAtOnce: 'You can book at once.',
  anAdministratorApprovesYouNext:
    'An administrator approves you next. You get an email as soon as you can book.',
  /** `{details}` is a list such as “vehicle, phone number, and emergency contact”. */
  youCanAddYourDetails: ({ details }: Values<'details'>) => `You can add your ${details} later.`,
  year: 'Year',
  emergencyContact: 'Emergency contact',
  nameAndPhoneOfSomebody:
    'Name and phone of somebody to call if something happens to you. Only administrators see it.',

  // invitations/screens/invitation/joining-values.ts
  emergencyContactIsRequired: 'Emergency contact is required',
  vehicleMakeIsRequired: 'Vehicle make is required',
  vehicleModelIsRequired: 'Vehicle model is required',
  vehicleYearIsRequired: 'Vehicle year is required',
  vehicleColorIsRequired: 'Vehicle color is required',
  licensePlateIsRequired: 'License plate is required',
  licensePlateStateIsRequired: 'License plate state is required',

  // invitations/screens/invitation/offer.tsx
  theChargingLocationsOfThe: 'The charging locations of the organization',
  bookYourChargingSlotIn: 'Book your charging slot in advance',
  realTimeAvailabilityOfEvery: 'Real-time availability of every charger',
  notificationsAboutYourReservations: 'Notifications about your reservations',
  administrativeAccessMembersInvitationsAnd: 'Administrative access: members, invitations and locations',
  /** Above the organization’s name, which stands alone in the next line. */
  inviterNameInvitesYouToJoin: ({ inviterName }: Values<'inviterName'>) =>
    `${inviterName} invites you to join`,
  youAreInvitedToJoin: 'You are invited to join',
  whatYouGet: 'What you get',
  role: 'Role',
  administrator: 'Administrator',
  invited: 'Invited',
  contact: 'Contact',
  expires: 'Expires',
  youAreAMemberOf: ({ name }: Values<'name'>) => `You are a member of ${name} already.`,
  youHaveJoinedNameAlready: ({ name }: Values<'name'>) =>
    `You have joined ${name} already, and wait for an administrator’s approval.`,
  goToDashboard: 'Go to Dashboard',
  invitationAccepted: 'Invitation Accepted',
  youAreAMemberOfName: ({ name }: Values<'name'>) => `You are a member of ${name} now.`,
  anAdministratorOfNameApproves: ({ name }: Values<'name'>) =>
    `An administrator of ${name} approves you next.`,
  acceptInvitation: 'Accept Invitation',
  decline: 'Decline',
  newUserCreateAccount: 'New User - Create Account',
  existingUserSignIn: 'Existing User - Sign In',
  declineInvitation: 'Decline Invitation',
  youAreSignedInAs:
    'You are signed in as {signedIn}, but this invitation was sent to {email}. Sign out to accept it with that address.',
  invitationDeclined: 'Invitation Declined',
  declineTheInvitationToOrganization: ({ organization }: Values<'organization'>) =>
    `Decline the invitation to ${organization}?`,
  theLinkStopsWorkingTo:
    'The link stops working. To join later you need a new invitation from an administrator.',

  // invitations/screens/invitation/screen.tsx
  invitation: 'Invitation',
  failedToLoadInvitationDetails: 'Failed to load invitation details.',
  nothingHasBeenDecidedTry: 'Nothing has been decided. Try again in a moment.',
  loadingInvitation: 'Loading invitation',
  invalidInvitation: 'Invalid Invitation',
  goHome: 'Go Home',
  thisInvitationLinkIsInvalid: 'This invitation link is invalid or has expired.',
  invitationExpired: 'Invitation Expired',
  thisInvitationToOrganizationHas: ({ organization }: Values<'organization'>) =>
    `This invitation to ${organization} has expired. Please ask the organization administrator for a new one.`,
  invitationAlreadyProcessed: 'Invitation Already Processed',
  ifYouAcceptedItSign:
    'If you accepted it, sign in with your email address and password. Your dashboard opens then.',
  alreadyBeen: {
    accepted: 'This invitation has already been accepted.',
    declined: 'This invitation has already been declined.',
    revoked: 'This invitation has already been revoked.',
  },
};
