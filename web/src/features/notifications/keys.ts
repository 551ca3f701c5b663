/** Not in the file of the calls, because code that runs before the first screen needs only the keys. */
export const notificationKeys = {
  /** Every list of notifications begins with it. */
  lists: ['/api/notifications'],
  newest: ['/api/notifications', 'newest'],
  pages: ['/api/notifications', 'pages'],
  preferences: ['/api/notification-preferences'],
} as const;
