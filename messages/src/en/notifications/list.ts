import type { Values } from '../../values.ts';

export const notificationsList = {
  // notifications/screens/list/notification-list.tsx
  yourNotificationsCouldNotBe: 'Your notifications could not be loaded',
  noNotificationsYet: 'No notifications yet',
  remindersBeforeYourReservationsAnd:
    'Reminders before your reservations, and whatever others change about them, are listed here for 90 days.',
  showEarlier: 'Show earlier',
  earlierNotificationsCouldNotBe: ({ advice }: Values<'advice'>) =>
    `Earlier notifications could not be loaded. ${advice}`,
  yesterday: 'Yesterday',

  // notifications/screens/list/notification-row.tsx
  /** Of a notification that is not read. */
  newIt: 'New',

  // notifications/screens/list/offer-answers.tsx
  takeIt: 'Take it',
  pass: 'Pass',
  seeTheReservation: 'See the reservation',

  // notifications/screens/list/read-all-button.tsx
  markAllAsRead: 'Mark all as read',

  // notifications/screens/list/still-coming-answers.tsx
  itIsCancelledOthersCan: 'It is cancelled. Others can reserve its time.',
  itStaysYours: 'It stays yours.',
  /** Answers to “Are you still coming?”: buttons. */
  yes: 'Yes',
  noCancelIt: 'No, cancel it',
  later: 'Later',
};
