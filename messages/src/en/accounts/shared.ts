import { number, plural, type Counted, type Values } from '../../values.ts';

export const accounts = {
  // accounts/screens/account.tsx
  nothingIsLostTryAgain: 'Nothing is lost. Try again in a moment.',
  /** `{ways}` is a list such as “your password, Google, and Apple”. */
  youSignInWith: ({ ways }: Values<'ways'>) => `You sign in with ${ways}.`,
  howYouSignInAnd: 'How you sign in, and where you are signed in.',
  browsersSignedIn: ({ count }: Counted) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> <unit>browser signed in</unit>`,
      other: `<fig>${number(count)}</fig> <unit>browsers signed in</unit>`,
    }),
  howYouSignIn: 'How you sign in',
  howYouSignInCould: 'How you sign in could not be loaded',
  nothingHasBeenChangedTry: 'Nothing has been changed. Try again in a moment.',
  remindersAndNewsAboutYour: 'Reminders and news about your reservations',
  byEmailTextMessagePush: 'By email, text message, push message and in the app, as you choose.',
  changeEmail: 'Change email',
  youSignInWithItAndNotifications: 'You sign in with it, and your notifications go there.',
  youSignInWithIt: 'You sign in with it.',
  yourNotificationsGoThere: 'Your notifications go there.',
  onlyEmailsAboutYourAccount: 'Only emails about your account itself go there.',
  terms: 'Terms',
  acceptedDay: ({ day }: Values<'day'>) => `Accepted ${day}`,
  notRecorded: 'Not recorded',
  termsAndConditions: 'Terms and conditions',
  termsAndConditionsOf: ({ month }: Values<'month'>) => `Terms and conditions of ${month}`,
  yourAccountWasCreatedBefore: 'Your account was created before acceptance was recorded.',
  readTheTerms: 'Read the terms',

  // accounts/terms: what is around the text, which itself is English for everybody
  sections: 'Sections',
  countSections: ({ count }: Counted) =>
    plural(count, {
      one: `<fig>${number(count)}</fig> section`,
      other: `<fig>${number(count)}</fig> sections`,
    }),
  termsTitle: 'Terms and Conditions',
  effectiveMonth: ({ month }: Values<'month'>) => `Effective ${month}`,
  /** Not shown to whoever reads English. */
  termsAreInEnglish: 'The terms apply in this English version. There is no translation of them yet.',
  openBugReport: 'Open Bug Report',
  backToDashboard: 'Back to dashboard',
  backToRegistration: 'Back to registration',
  backToSignIn: 'Back to sign-in',
};
