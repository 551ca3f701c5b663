import { number, plural, type Counted, type Values } from '../../values.ts';

export const accountsSessions = {
  /** A button: the other browsers stay signed in. */
  keepThem: 'Keep them',

  // accounts/sessions/api.ts
  failedToSignOut: 'Failed to sign out.',

  // accounts/sessions/sessions-section.tsx
  unknownBrowser: 'Unknown browser',
  /** How and since when a browser is signed in. */
  withYourPasswordSince: ({ day }: Values<'day'>) => `With your password, since ${day}`,
  withProviderSince: ({ provider, day }: Values<'provider' | 'day'>) => `With ${provider}, since ${day}`,
  activeNow: 'Active now',
  activeMinutesAgo: ({ count }: Counted) =>
    plural(count, {
      one: `Active ${number(count)} minute ago`,
      other: `Active ${number(count)} minutes ago`,
    }),
  activeTodayTime: ({ time }: Values<'time'>) => `Active today, ${time}`,
  activeYesterdayTime: ({ time }: Values<'time'>) => `Active yesterday, ${time}`,
  activeDay: ({ day }: Values<'day'>) => `Active ${day}`,
  whereYouAreSignedIn: 'Where you are signed in',
  signOutAllOthers: 'Sign out all others',
  whereYouAreSignedInCould: 'Where you are signed in could not be loaded',
  youStaySignedInTry: 'You stay signed in. Try again in a moment.',
  youAreSignedInNowhere: 'You are signed in nowhere else.',
  signedOut: 'Signed Out',
  deviceNameIsSignedOut: ({ deviceName }: Values<'deviceName'>) => `${deviceName} is signed out.`,
  signOutDeviceName: ({ deviceName }: Values<'deviceName'>) => `Sign out ${deviceName}?`,
  itHasToSignIn: 'It has to sign in again, and loses what is not saved there. You stay signed in here.',
  thisBrowser: 'This browser',
  signOutDeviceNameSignedIn: ({ deviceName, day }: Values<'deviceName' | 'day'>) =>
    `Sign Out ${deviceName}, signed in since ${day}`,
  theCalendarLinkTextMessages:
    'The calendar link, text messages and any waiting change of address have ended, too.',
  youStaySignedInHere: 'You stay signed in here.',
  browsersSignedOut: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} browser signed out.`,
      other: `${number(count)} browsers signed out.`,
    }),
  signOutAllOthersQuestion: 'Sign out all others?',
  otherBrowsers: ({ count }: Counted) =>
    plural(count, {
      one: `${number(count)} <unit>other browser</unit>`,
      other: `${number(count)} <unit>other browsers</unit>`,
    }),
  eachHasToSignIn: 'Each has to sign in again, and loses what is not saved there. You stay signed in here.',
  endOtherConnectionsTooThe:
    'End other connections, too<span>The calendar link, text messages to your phone, and a change of address that waits for its link. Choose this if somebody else may have set them up.</span>',
};
