/** Shown by the system with push messages. */
export const worker = {
  /** A button below a message. */
  notificationSettings: 'Notification settings',
  notGoneThrough: 'Your answer did not go through',
  noConnection: 'There is no connection. Please open the app and try again.',
  pressToSee: 'Press to see it in ChargeRota.',
};
