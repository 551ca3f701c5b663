import { number, plural, type Counted, type Values } from '../../values.ts';

export const notifications = {
  // notifications/api.ts
  failedToMarkItAs: 'Failed to mark it as read.',
  failedToUpdateSettings: 'Failed to update settings',
  failedToUpdateSettingsText: 'Failed to update settings.',
  remindersThatAreStillTo: 'Reminders that are still to come follow.',
  choicesSaved: 'Choices Saved',
  failedToRemoveTheBrowser: 'Failed to remove the browser.',

  // notifications/bell.tsx
  notificationsUnread: ({ count }: Counted) =>
    plural(count, {
      one: `Notifications, ${number(count)} unread`,
      other: `Notifications, ${number(count)} unread`,
    }),
  newNotificationTitle: ({ title }: Values<'title'>) => `New notification: ${title}`,

  // notifications/check-push.ts
  pushMessagesHaveEndedHere: 'Push messages have ended here',
  thisBrowserGetsNoMore: 'This browser gets no more of them. You can turn them on again under Notifications.',

  // notifications/read-notifications.ts
  nameIsAMemberNow: ({ name }: Values<'name'>) => `${name} is a member now`,
  theyHadWaitedForApproval: ({ organizationName }: Values<'organizationName'>) =>
    `They had waited for approval at ${organizationName}.`,
  nameNoLongerWaitsFor: ({ name }: Values<'name'>) => `${name} no longer waits for approval`,
  theirMembershipOfOrganizationNameIs: ({ organizationName }: Values<'organizationName'>) =>
    `Their membership of ${organizationName} is suspended now.`,

  // notifications/reminder-words.ts
  // The sentence `We will remind you 1 hour before and again 15 minutes before by email and in the app, and 5 minutes before
  // in the app.` is put together of these.
  weWillRemindYou: ({ reminders }: Values<'reminders'>) => `We will remind you ${reminders}.`,
  /** Several that come by different methods; `others` are joined by commas. */
  remindersAndLast: ({ others, last }: Values<'others' | 'last'>) => `${others}, and ${last}`,
  /** Those that come by the same methods, such as `1 hour before and again 15 minutes before` and `by email`. */
  remindersBy: ({ times, methods }: Values<'times' | 'methods'>) => `${times} ${methods}`,
  timeBefore: ({ time }: Values<'time'>) => `${time} before`,
  /** The last of several. */
  againTimeBefore: ({ time }: Values<'time'>) => `again ${time} before`,
  minuteMinutes: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }: Readonly<Record<'hours' | 'minutes', number>>) =>
    `${plural(hours, { one: `${number(hours)} hour`, other: `${number(hours)} hours` })} ${plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` })}`,

  // notifications/screens/notification-usage.tsx
  whatWasSentCouldNot: 'What was sent could not be loaded',
  nothingHasBeenChangedTry: 'Nothing has been changed. Try again in a moment.',
  nothingWasSentToMembers: 'Nothing was sent to members in the last 90 days.',
  notificationsAreKeptFor90: 'Notifications are kept for 90 days, so the first month may be incomplete.',
  textMessagesArePaidFor: 'Text messages are paid for by the segment; a long one takes several.',

  // notifications/screens/notifications.tsx
  yourNotificationsCouldNotBe: 'Your notifications could not be loaded',
  allRead: 'All read',
  /** Beside a large number of notifications. */
  unread: ({ count }: Counted) => plural(count, { one: 'unread', other: 'unread' }),
  received: 'Received',
  yourChoices: 'Your choices',
  notificationsAreKeptFor90Days: 'Notifications are kept for 90 days.',

  // notifications/screens/panel.tsx
  allNotifications: 'All notifications',

  // notifications/screens/unsubscribe.tsx
  theLinkCouldNotBe: 'The link could not be checked',
  messageTheLinkRemainsValid: ({ message }: Values<'message'>) => `${message} The link remains valid.`,
  /** What emails are about. */
  reminders: {
    start_15min: 'A reminder 15 minutes before the start',
    start_5min: 'A reminder 5 minutes before the start',
    end_15min: 'A reminder 15 minutes before the end',
    end_5min: 'A reminder 5 minutes before the end',
    custom_reminder: 'A reminder at a time you choose',
    still_coming: 'A reminder an hour before: are you still coming?',
    someone_waits: 'A reminder somebody is waiting for your charger',
  },
  noAnswer: 'No Answer',
  itCouldNotBeChanged: 'It could not be changed',
  nothingHasChanged: 'Nothing has changed.',
  youNoLongerGetThese: 'You no longer get these emails',
  getTheseEmailsAgain: 'Get these emails again',
  organizationNameNoLongerSendsYou: ({ organizationName, about }: Values<'organizationName' | 'about'>) =>
    `${organizationName} no longer sends you emails about this: “${about}”. You are still notified by the other methods that you have chosen.`,
  youGetTheseEmailsAgain: 'You get these emails again',
  organizationNameSendsYouEmailsAbout: ({ organizationName, about }: Values<'organizationName' | 'about'>) =>
    `${organizationName} sends you emails about this: “${about}”.`,
  stopTheseEmailsQuestion: 'Stop these emails?',
  organizationNameSendsYouEmailsAboutThis: ({
    organizationName,
    about,
  }: Values<'organizationName' | 'about'>) =>
    `${organizationName} sends you emails about this: “${about}”. Without them you are still notified by the other methods that you have chosen.`,
  stopTheseEmails: 'Stop these emails',
  invalidLink: 'Invalid Link',
  thisLinkIsIncompleteOr:
    'This link is incomplete, or belongs to somebody who is no longer a member. Nothing has changed. Sign in to change your notification settings.',
  checkingTheLink: 'Checking the link',

  // notifications/usage-words.ts
  whatWasSent: 'What was sent',
  /** What was sent in a month. */
  sent: {
    app: ({ count }: Counted) =>
      plural(count, {
        one: `${number(count)} notification in the app`,
        other: `${number(count)} notifications in the app`,
      }),
    email: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} email`, other: `${number(count)} emails` }),
    push: ({ count }: Counted) =>
      plural(count, { one: `${number(count)} push message`, other: `${number(count)} push messages` }),
  },
  textMessagesInSegments: ({ messages, segments }: Readonly<Record<'messages' | 'segments', number>>) =>
    `${plural(messages, { one: `${number(messages)} text message`, other: `${number(messages)} text messages` })} in ${plural(segments, { one: `${number(segments)} segment`, other: `${number(segments)} segments` })}`,
  notDelivered: ({ count }: Counted) =>
    plural(count, { one: `${number(count)} not delivered`, other: `${number(count)} not delivered` }),

  // notifications/words.ts
  // Methods: as short labels, and within a sentence.
  app: 'App',
  inTheApp: 'in the app',
  byEmail: 'by email',
  text: 'Text',
  byTextMessage: 'by text message',
  push: 'Push',
  byPushMessage: 'by push message',
  n15MinutesBeforeTheStart: '15 minutes before the start',
  n5MinutesBeforeTheStart: '5 minutes before the start',
  atATimeYouChoose: 'At a time you choose',
  anHourBeforeAreYou: 'An hour before: are you still coming?',
  youAnswerInTheNotification:
    'You answer in the notification itself. You are not asked about a reservation that you have just made.',
  n15MinutesBeforeTheEnd: '15 minutes before the end',
  n5MinutesBeforeTheEnd: '5 minutes before the end',
  reservationsThatYouMakeChange: 'Reservations that you make, change or cancel',
  withAFileForYour: 'With a file for your calendar.',
  yourReservationIsCancelled: 'Your reservation is cancelled',
  byAnAdministratorOrBecause: 'By an administrator, or because your membership ends.',
  yourChargerOrItsLocation: 'Your charger or its location is closed',
  alsoWhenNewOpeningHours: 'Also when new opening hours close it during your reservation.',
  yourReservationIsMarkedAs: 'Your reservation is marked as a no-show',
  nobodyConfirmedTheArrivalIn: 'Nobody confirmed the arrival in time, and the charger is free for others.',
  yourMembershipOrRoleChanges: 'Your membership or role changes',
  youAreApprovedRejectedSuspended: 'You are approved, rejected, suspended or reinstated.',
  anAdministratorHidesYourReview: 'An administrator hides your review, or shows it again',
  somebodyJoinsOrAsksFor: 'Somebody joins, or asks for approval',
  theTermsChange: 'The terms change',
  alwaysOnTheTermsPromise: 'Always on: the terms promise a notice before they change.',
  theTrialAndPayments: 'The trial and payments',
  aChargerIsOfferedTo: 'A charger is offered to you',
  whenYouWaitInLine: 'When you wait in line. It is held for you while you answer.',
  aChargerIsReportedBlocked: 'A charger is reported blocked or broken',
  theUsageReportOfLast: 'The usage report of last week',
  onMondayMorningIfThere: 'On Monday morning, if there was anything to count.',
  aChargerThatYouReported: 'A charger that you reported works again',
  somebodyIsWaitingForYour: 'Somebody is waiting for your charger',
  onceWhenYourCarIs:
    'Once, when your car is likely charged and somebody in line can use the rest of your time.',
  yourCarIsInThe: 'Your car is in the way',
  somebodyFindsACarAt: 'Somebody finds a car at the charger where you charged last.',
  /** A list within a sentence, such as `by email, by push message and in the app`; `others` are joined by commas. */
  listAndLast: ({ others, last }: Values<'others' | 'last'>) => `${others} and ${last}`,
};
