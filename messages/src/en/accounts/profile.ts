import type { Values } from '../../values.ts';

export const accountsProfile = {
  // accounts/profile/address-request.tsx
  yourEmailAddress: 'Your email address',
  changeTheAddress: 'Change the address',
  toInvitePeopleOpenThe: ({ email }: Values<'email'>) =>
    `To invite people, open the link that we sent to ${email}.`,
  mailToEmailComesBack: ({ email }: Values<'email'>) =>
    `Mail to ${email} comes back, because its mail server knows no such address.`,
  changeItOrSendYourself: 'Change it, or send yourself the link again: you need it to invite people.',
  youGetNoEmailUntil: 'You get no email until you change the address, or a test email arrives.',
  addressConfirmed: 'Address Confirmed',
  youCanInvitePeopleNow: 'You can invite people now.',
  linkSent: 'Link Sent',
  openTheNewestLinkIn: ({ sentTo }: Values<'sentTo'>) => `Open the newest link in the mail to ${sentTo}.`,
  sendTheLinkAgain: 'Send the link again',
  emailSent: 'Email Sent',
  lookWhetherItHasArrived: ({ email }: Values<'email'>) =>
    `Look whether it has arrived at ${email}. If it comes back, we say so here.`,
  sendATestEmail: 'Send a test email',

  // accounts/profile/api.ts
  failedToUpdateProfileInformation: 'Failed to update profile information.',

  // accounts/profile/colour-field.tsx
  color: 'Color',
  chooseAColor: 'Choose a color',
  yourColor: 'Your color',
  /** An example of a color of one's own. */
  midnightPurple: 'Midnight purple',
  /** By what is stored. */
  colors: {
    Black: 'Black',
    White: 'White',
    Silver: 'Silver',
    Gray: 'Gray',
    Red: 'Red',
    Blue: 'Blue',
    Green: 'Green',
    Brown: 'Brown',
    Beige: 'Beige',
    Gold: 'Gold',
    'Other (Custom)': 'Other (Custom)',
  },
  /** After a vehicle: “2024 Kia EV6, white”. */
  colorsOfVehicle: {
    Black: 'black',
    White: 'white',
    Silver: 'silver',
    Gray: 'gray',
    Red: 'red',
    Blue: 'blue',
    Green: 'green',
    Brown: 'brown',
    Beige: 'beige',
    Gold: 'gold',
  },

  // accounts/profile/confirm-email.tsx
  theLinkCouldNotBe: 'The link could not be checked',
  theLinkRemainsValid: 'The link remains valid.',
  confirmYourNewAddress: 'Confirm your new address',
  confirmYourAddress: 'Confirm your address',
  onceConfirmedYouSignIn:
    'Once confirmed, you sign in with it, and reminders go there instead of to the old one.',
  onceConfirmedYouCanInvite: 'Once confirmed, you can invite people to your organization.',
  theAddressCouldNotBe: 'The address could not be confirmed',
  youDidNotAskFor: 'You did not ask for this? Then do nothing: without your confirmation nothing changes.',
  youDidNotRegister: 'You did not register? Then do nothing: without your confirmation nothing changes.',
  goToDashboard: 'Go to Dashboard',
  invitePeople: 'Invite people',
  emailIsYourAddressNow: ({ email }: Values<'email'>) =>
    `${email} is your address now. Sign in with it from here on.`,
  emailIsConfirmedYouCan: ({ email }: Values<'email'>) => `${email} is confirmed. You can invite people now.`,
  addressAlreadyTaken: 'Address Already Taken',
  chooseAnotherAddress: 'Choose another address',
  emailBelongsToAnotherAccount: ({ email }: Values<'email'>) =>
    `${email} belongs to another account. Yours keeps the address that it has.`,
  thisAddressBelongsToAnotherAccount:
    'This address belongs to another account. Yours keeps the address that it has.',
  invalidConfirmationLink: 'Invalid Confirmation Link',
  askForANewLink: 'Ask for a new link',
  thisConfirmationLinkIsInvalid:
    'This confirmation link is invalid or has expired. Each link works once, and only the latest one. Your account keeps its address.',
  verifyingTheConfirmationLink: 'Verifying the confirmation link',

  // accounts/profile/detail-words.ts
  /** As items of a list that is a value of sentences, without article: “vehicle, phone number, and emergency contact”. */
  detailNames: {
    vehicle: 'vehicle',
    phone: 'phone number',
    emergencyContact: 'emergency contact',
  },

  // accounts/profile/details-request.tsx
  yourDetails: 'Your details',
  /** `{details}` is a list of `detailNames`. */
  addYourDetails: ({ details }: Values<'details'>) => `Add your ${details} when you have a minute.`,
  addThem: 'Add them',

  // accounts/profile/email-api.ts
  failedToKeepTheOld: 'Failed to keep the old address.',
  failedToSendTheLink: 'Failed to send the link.',
  failedToSendTheEmail: 'Failed to send the email.',

  // accounts/profile/email-dialog.tsx
  checkYourEmail: 'Check Your Email',
  weSentALinkTo: ({ email }: Values<'email'>) => `We sent a link to ${email}.`,
  changeEmailAddress: 'Change email address',
  aNewLinkGoesTo: ({ resendTo }: Values<'resendTo'>) =>
    `A new link goes to ${resendTo}. The one before stops working.`,
  weSendALinkTo: ({ email }: Values<'email'>) =>
    `We send a link to the new address. Until you open it, ${email} stays your address.`,
  sendLink: 'Send link',
  newEmailAddress: 'New email address',
  currentPassword: 'Current password',

  // accounts/profile/new-address.ts
  pleaseEnterYourEmailAddress: 'Please enter your email address.',
  pleaseEnterAValidEmail: 'Please enter a valid email address',
  thisIsYourAddressAlready: 'This is your address already.',
  pleaseEnterYourCurrentPassword: 'Please enter your current password.',

  // accounts/profile/pending-email.tsx
  addressKept: 'Address Kept',
  emailStaysYourAddress: ({ email }: Values<'email'>) => `${email} stays your address.`,
  waitingForConfirmationOfNewEmail: ({ newEmail }: Values<'newEmail'>) =>
    `Waiting for confirmation of ${newEmail}`,
  openTheLinkThatWe:
    'Open the link that we sent there, by {day}, {time}. Until then {email} stays your address.',
  keepTheOldAddress: 'Keep the old address',

  // accounts/profile/person-fields.tsx
  providerHasConfirmedThis: ({ provider }: Values<'provider'>) => `${provider} has confirmed this address.`,
  firstName: 'First name',
  atLeast10Digits: 'At least 10 digits.',
  confirmPassword: 'Confirm password',
  atLeast8Characters: 'At least 8 characters.',
  notificationsByEmail: 'Notifications by email',
  notificationsByTextMessage: 'Notifications by text message',
  notificationsWithinTheApplicationAre:
    'Notifications within the application are always on. Text messages come once you have confirmed your number.',

  // accounts/profile/profile-form.tsx
  profileUpdated: 'Profile Updated',
  validationError: 'Validation Error',
  yourChangesToYourProfile: 'Your changes to your profile are not saved yet and would be lost.',
  weSentALinkToEmail: ({ email }: Values<'email'>) =>
    `We sent a link to ${email}. Open it to make it your address.`,
  yourChangesAreSaved: 'Your changes are saved.',
  weSendALinkThere: ({ address }: Values<'address'>) =>
    `We send a link there. Until you open it, ${address} stays your address.`,
  enterYourPasswordToChange: 'Enter your password to change your address.',
  emergencyContact: 'Emergency contact',
  nameAndPhoneOfSomebody: 'Name and phone of somebody to call.',
  year: 'Year',
  yourProfileIsAsBefore: 'Your profile is as before.',

  // accounts/profile/profile-panel.tsx
  myProfile: 'My Profile',
  editMyProfile: 'Edit my profile',
  notGiven: 'Not given',
  vehicle: 'Vehicle',
  plate: 'Plate',
  /** The ways in which somebody is notified. */
  notifiedBy: {
    emailTextMessageAndApp: 'Email, text message, and in the app',
    emailAndApp: 'Email and in the app',
    textMessageAndApp: 'Text message and in the app',
    app: 'In the app',
  },
  noVehicle: 'No vehicle',
  yourChargingPreferences: 'Your charging preferences',

  // accounts/profile/profile-values.ts
  pleaseEnterYourFirstName: 'Please enter your first name.',
  pleaseEnterYourLastName: 'Please enter your last name.',
  pleaseEnterYourVehicleMake: 'Please enter your vehicle make.',
  pleaseEnterYourVehicleModel: 'Please enter your vehicle model.',
  pleaseSelectOrEnterYour: 'Please select or enter your vehicle color.',
  pleaseEnterYourLicensePlate: 'Please enter your license plate number.',
  pleaseSelectAPlateState: 'Please select a plate state.',
  pleaseSelectAPlateType: 'Please select a plate type.',

  // accounts/profile/vehicle-facts.tsx
  /** After a number and its state: “8ABC123 California, temporary”. */
  kindsOfPlate: { permanent_plate: 'permanent', temporary_plate: 'temporary' },

  // accounts/profile/vehicle-fields.tsx
  plateTypes: { permanent_plate: 'Permanent plate', temporary_plate: 'Temporary plate' },
  iWillNotHaveA: 'I will not have a vehicle',
  make: 'Make',
  model: 'Model',
  licensePlate: 'License plate',
  plateState: 'Plate state',
  chooseAState: 'Choose a state',
  youCanAlsoAddIt: 'You can also add it later, in your account.',
  addYourVehicle: 'Add your vehicle',
  plateType: 'Plate type',

  // accounts/profile/vehicle-form.ts
  licensePlateStateIsRequired: 'License plate state is required',
};
