import { number, plural, type Counted, type Values } from '../../values.ts';

export const notificationsChoices = {
  // notifications/choices/choices-tab.tsx
  nothingToChooseYet: 'Nothing to choose yet',
  yourNotificationSettingsAreHere: 'Your notification settings are here once you belong to an organization.',
  yourChoicesCouldNotBe: 'Your choices could not be loaded',
  theyStillApplyTryAgain: 'They still apply. Try again in a moment.',
  theseSettingsAreForName: ({ name }: Values<'name'>) =>
    `These settings are for ${name}; how you are reached is the same everywhere.`,
  eachChangeAppliesAtOnce: 'Each change applies at once, also to reminders that are still to come.',
  yourOrganizationDoesNotLetMembers: 'Your organization does not let members choose a custom reminder.',
  organizationDoesNotLetMembers: ({ organizationName }: Values<'organizationName'>) =>
    `${organizationName} does not let members choose a custom reminder.`,
  howYouAreReached: 'How you are reached',
  beforeItStarts: 'Before it starts',
  beforeItEnds: 'Before it ends',
  /** A label; after it one of the times below is chosen. */
  yourCustomReminderComes: 'Your custom reminder comes',
  never: 'Never',
  anHourBefore: '1 hour before',
  minutesBefore: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute before`, other: `${number(count)} minutes before` }),

  // notifications/choices/choices.ts
  /** `methods` is such as `in the app and by email`. */
  insteadOfOwn: {
    still_coming: ({ methods }: Values<'methods'>) =>
      `“Are you still coming?” is asked instead ${methods}. About a reservation made within two hours before its start, you get your own reminder.`,
    start_15min: ({ methods }: Values<'methods'>) =>
      `The reminder 15 minutes before the start comes instead ${methods}.`,
    start_5min: ({ methods }: Values<'methods'>) =>
      `The reminder 5 minutes before the start comes instead ${methods}.`,
  },
  whatYouDoYourself: 'What you do yourself',
  whatOthersChange: 'What others change',
  freeChargers: 'Free chargers',
  atTheCharger: 'At the charger',
  yourMembership: 'Your membership',
  yourReviews: 'Your reviews',
  forAdministrators: 'For administrators',
  theTerms: 'The terms',

  // notifications/choices/methods-section.tsx
  inTheApp: 'In the app',
  atTheBellOnEvery: 'At the bell on every screen. Always on.',
  /** An email address or a phone number. */
  sentTo: ({ address }: Values<'address'>) => `To ${address}`,
  nothingIsSentTo:
    'Nothing is sent to {address}, because mail comes back from there. Try it again, or <a>change the address</a>.',

  // notifications/choices/phone-dialog.tsx
  confirmYourNumber: 'Confirm your number',
  weSendACodeTo: 'We send a code to it by text message. Your number is used for notifications alone.',
  sendCode: 'Send code',
  phoneNumber: 'Phone number',
  withItsCountryCodeSuch: 'With its country code, such as +1 212 555 0142.',
  numberConfirmed: 'Number Confirmed',
  textMessagesGoToPhone: ({ phone }: Values<'phone'>) => `Text messages go to ${phone}.`,
  enterTheCode: 'Enter the code',
  weSentSixDigitsTo: ({ phone }: Values<'phone'>) =>
    `We sent six digits to ${phone}. They are valid for ten minutes.`,
  otherNumber: 'Other number',
  code: 'Code',
  noTextMessageYet: ({ count }: Counted) =>
    plural(count, {
      one: `No text message? You can ask for another code in <b>${number(count)}</b> second.`,
      other: `No text message? You can ask for another code in <b>${number(count)}</b> seconds.`,
    }),
  sendAnotherCode: 'Send another code',
  theCodeCouldNotBe: 'The code could not be sent.',

  // notifications/choices/push-method.tsx
  pushMessages: 'Push messages',
  turnOnInThisBrowser: 'Turn on in this browser',
  theyComeToThisBrowser: 'They come to this browser, even when ChargeRota is closed.',
  theyHaveEndedInThis:
    'They have ended in this browser, without a press of yours here. You can turn them on again.',
  theyComeEvenWhenChargeRota:
    'They come even when ChargeRota is closed. Your browser asks for your permission.',
  thisBrowserBlocksThemTo:
    'This browser blocks them. To allow them, press the icon beside the address, allow notifications, and load this page again.',
  onAnIPhoneOrIPad:
    'On an iPhone or iPad they come only to apps on the home screen. In Safari, press Share, then Add to Home Screen, and open ChargeRota from there.',
  thisBrowserDoesNotSupport:
    'This browser does not support them. Open this page in another browser to turn them on there.',
  browserRemoved: 'Browser Removed',
  browserGetsNoMorePush: ({ browser }: Values<'browser'>) => `${browser} gets no more push messages.`,
  /** A browser that takes push messages, and since when. */
  browserSinceDay: '{browser} <mute>since {day}</mute>',
  thisBrowser: 'This browser',
  removeBrowserSinceDay: ({ browser, day }: Values<'browser' | 'day'>) => `Remove ${browser}, since ${day}`,
  remove: 'Remove',
  couldNotBeSubscribed: 'This browser could not be subscribed.',
  /** `message`: what the browser says. */
  couldNotBeSubscribedItSays: ({ message }: Values<'message'>) =>
    `This browser could not be subscribed. It says: ${message}`,

  // notifications/choices/quiet-hours-section.tsx
  quietHours: 'Quiet hours',
  noMessagesAtNight: 'No messages at night',
  notificationsInTheAppAre: 'Notifications in the app are silent and always come.',
  /** Labels of the hours. */
  from: 'From',
  until: 'Until',
  emailTextAndPushMessages: ({ time }: Values<'time'>) =>
    `Email, text and push messages wait until ${time}, in the time zone of the charger’s location. A reminder that would then come too late is left out. News about a reservation that begins before then comes at once.`,

  // notifications/choices/text-method.tsx
  textMessages: 'Text messages',
  phoneHasAnsweredStop: ({ phone }: Values<'phone'>) =>
    `${phone} has answered STOP to a text message. Send START from that phone to the same number, then text messages come again.`,
  addYourPhoneNumberAnd: 'Add your phone number and confirm it by a code. Until then no text messages come.',
  confirmYourPhoneNumberBy: 'Confirm your phone number by a code. Until then no text messages come.',
  changeNumber: 'Change number',

  // notifications/choices/try-it.tsx
  tryIt: 'Try it',
};
