import { number, plural, type Counted, type Values } from '../../values.ts';

export const accountsRegistration = {
  // accounts/registration/api.ts
  registrationFailed: 'Registration Failed',
  thereWasAnErrorSubmitting: 'There was an error submitting your registration.',
  failedToCheckRegistrationStatus: 'Failed to check registration status. Please try again.',

  // accounts/registration/complete-registration.tsx
  completeRegistration: 'Complete Registration',
  ifYourAccountWasMade:
    'If your account was made but its organization was not, finish your registration here.',
  yourRegistration: 'Your registration',
  signInIfYouHave: '<signIn>Sign in</signIn> if you have registered already.',
  signInOrRegister:
    '<signIn>Sign in</signIn> if you have registered already, or <register>register</register> a new organization.',
  registrationCompletedSuccessfully: 'Registration completed successfully!',
  nextAddALocation: 'Next add a location and invite your members.',
  signInThenAddALocation: 'Sign in, then add a location and invite your members.',

  // accounts/registration/completion-form.tsx
  theOneThatYouChose: 'The one that you chose when you registered.',
  registeredWithGoogleOrApple:
    'Registered with Google or Apple? <a>Sign in</a> first; then no password is needed here.',
  youKeepThePlanThat: 'You keep the plan that you chose when you registered, unless you choose one here.',
  keepThePlanThatI: 'Keep the plan that I chose when I registered',
  finish: 'Finish',
  youAreSignedInAs: 'You are signed in as {email}, so no password is needed.',
  thisSetsUpYourOrganization: 'This sets up your organization and starts its free trial.',
  completing: 'Completing...',
  thatIsNotThePassword: 'That is not the password of this account.',
  enterThePasswordOfThis: 'Enter the password of this account, or sign in first.',
  failedToCompleteRegistrationPlease: 'Failed to complete registration. Please try again.',
  failedToCompleteRegistration: 'Failed to complete registration',
  nothingIsLostYourAccount: 'Nothing is lost: your account stays as it is.',

  // accounts/registration/plan-picker.tsx
  pricePerMonth: '{price} <unit>a month</unit>',
  freeForDays: ({ days }: Values<'days'>) => `Free for ${days} days. Charging itself is free for members.`,
  unlimited: {
    locations: 'Unlimited locations',
    members: 'Unlimited members',
    chargers: 'Unlimited chargers per location',
  },
  upTo: {
    locations: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} location`, other: `Up to ${number(count)} locations` }),
    members: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} member`, other: `Up to ${number(count)} members` }),
    chargers: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} charger per location`,
        other: `Up to ${number(count)} chargers per location`,
      }),
  },

  // accounts/registration/registration-fields.tsx
  /** Stands for the name in that of the organization, as long as none is entered. */
  yourName: 'Your name',
  organizationName: 'Organization name',
  ifYouLeaveItEmpty: ({ name }: Values<'name'>) => `If you leave it empty, it is “${name}”.`,
  yourLocationsStartWithIt: 'Your locations start with it; each can have its own.',
  asAnAdministratorYouManage:
    'As an administrator you manage your members and your locations. The service arranges reservations; it doesn’t settle disputes between users, and comes without warranty.',
  /** What is in `<vh>` is only read out. */
  iAcceptTheTerms: 'I accept the <terms>terms and conditions<vh> (opens in a new tab)</vh></terms>',

  // accounts/registration/registration-form.ts
  pleaseAcceptTheTermsAnd: 'Please accept the terms and conditions',

  // accounts/registration/registration-outcome.tsx
  incompleteRegistrationDetected: 'Incomplete Registration Detected',
  partialRegistration: 'Partial Registration',
  completeSetup: 'Complete Setup',
  theAccountOfEmailIs: ({ email }: Values<'email'>) =>
    `The account of ${email} is waiting for its organization.`,
  accountCreated: 'Account Created',
  completeNow: 'Complete Now',
  later: 'Later',
  yourAccountWasCreatedBut:
    'Your account was created but organization setup failed. You can complete registration later.',

  // accounts/registration/registration.tsx
  administratorRegistration: 'Administrator Registration',
  yourAccountAndYourOrganization:
    'Your account and your organization in one step. Members don’t register here: they join through an invitation from you.',
  newAccountsNeedAnInvitation: 'New accounts need an invitation',
  pleaseAskTheAdministratorOf:
    'Please ask the administrator of your chargers to invite you. The link in the mail creates your account.',
  organizationCreated: 'Organization Created',
  redirectingToPaymentSetup: 'Redirecting to payment setup...',
  organizationCreatedSuccessfully: 'Organization Created Successfully',
  nameIsYours: ({ name }: Values<'name'>) => `${name} is yours.`,
  oKLeadsToPayment:
    'OK leads to payment setup, which can wait: the trial costs nothing. Then add a location and invite your members.',
  theServerCouldNotBe: 'The server could not be reached.',
  nothingWasChanged: 'Nothing was changed.',
  /** Between the buttons of Google and Apple above, and the fields below. */
  orWithYourEmail: 'or with your email',
  yourOrganization: 'Your organization',
  yourVehicle: 'Your vehicle',
  terms: 'Terms',
  submitting: 'Submitting...',
  submitRegistration: 'Submit Registration',
  registeredAlreadySignIn: 'Registered already? <a>Sign in</a>',

  // accounts/registration/status-form.tsx
  pleaseEnterAValidEmail: 'Please enter a valid email address',
  pleaseEnterYourEmailAddress: 'Please enter your email address.',
  checking: 'Checking...',
  checkRegistrationStatus: 'Check Registration Status',
};
