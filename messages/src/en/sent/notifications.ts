import type { Values } from '../../values.ts';

export const sentNotifications = {
  // notifications/channels/email.ts
  /** A link in a mail about several reminders. */
  unsubscribeFromReminders: {
    start_15min: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails 15 minutes before the start at ${organization}`,
    start_5min: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails 5 minutes before the start at ${organization}`,
    end_15min: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails 15 minutes before the end at ${organization}`,
    end_5min: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails 5 minutes before the end at ${organization}`,
    custom_reminder: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails at a time you choose at ${organization}`,
    still_coming: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails an hour before the start at ${organization}`,
    someone_waits: ({ organization }: Values<'organization'>) =>
      `Unsubscribe from emails when somebody waits for your charger at ${organization}`,
  },
  unsubscribeFromThisKind: 'Unsubscribe from emails of this kind',
  youReceiveThisBecauseYou: ({ organizations }: Values<'organizations'>) =>
    `You receive this because you use ChargeRota at ${organizations}.`,
  /** The names of organizations in such a sentence. */
  organizationAndOrganization: ({ first, last }: Values<'first' | 'last'>) => `${first} and ${last}`,
  everyoneGetsThisNotification: 'Everyone gets this notification; it cannot be switched off.',

  // notifications/channels/try-notification.ts
  thisIsHowANotification: 'This is how a notification looks',
  youAskedForItTo: 'You asked for it to see that it arrives.',
  youAskedForThisEmail: 'You asked for this email to see that it arrives. It has.',
  theMailServerDidNot: 'The mail server did not accept the email.',
  itIsInYourList: 'It is in your list of notifications.',
  anEmailIsOnIts: ({ to }: Values<'to'>) => `An email is on its way to ${to}.`,
  anEmailIsOnItsWay: 'An email is on its way.',
  aTextMessageIsOn: ({ to }: Values<'to'>) => `A text message is on its way to ${to}.`,
  aTextMessageIsOnItsWay: 'A text message is on its way.',
  aPushMessageIsOn: 'A push message is on its way to your browsers.',

  // notifications/channels/routes.ts
  yourNumberIsConfirmedText: 'Your number is confirmed. Text messages go there from now on.',
  youNoLongerGetEmails: 'You no longer get emails of this kind.',
  youGetEmailsOfThis: 'You get emails of this kind again.',

  // notifications/channels/inbound-sms.ts
  chargeRotaTellsYouAboutYour: ({ link }: Values<'link'>) =>
    `ChargeRota tells you about your charging reservations. Notification settings: ${link}. Reply STOP to end these messages.`,
  nobodyReadsAnswersToThis: ({ link }: Values<'link'>) =>
    `Nobody reads answers to this number. Sign in at ${link}, or reply STOP to end these messages.`,
  // notifications/channels/sms.ts
  yourChoices: ({ link }: Values<'link'>) => `Your choices: ${link}`,

  // notifications/channels/confirm-phone.ts
  chargeRotaCodeIsYourCode: ({ code, minutes }: Values<'code' | 'minutes'>) =>
    `ChargeRota: ${code} is your code to confirm this number. It is valid for ${minutes} minutes. Never tell it to anybody.`,
  thisNumberHasAnsweredSTOP: 'This number has answered STOP to our messages. Send START to us from it first.',

  // notifications/routes.ts
  allNotificationsAreMarkedAs: 'All notifications are marked as read.',

  // notifications/preferences-policy.ts
  youAreNotToldOf: 'You are not told of this.',

  // notifications/mails.ts
  youReceiveThisBecauseYouHave: 'You receive this because you have an account at ChargeRota.',

  // notifications/channels/push-subscriptions.ts
  /** In a list of browsers, one that nothing is known of. */
  aBrowser: 'A browser',
};
