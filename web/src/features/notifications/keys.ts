/** Not in the file of the calls, because code that runs before the first screen needs only the keys. */
export const noticeKeys = {
  /** Every list of notices begins with it. */
  lists: ['/api/notifications'],
  newest: ['/api/notifications', 'newest'],
  pages: ['/api/notifications', 'pages'],
  preferences: ['/api/notification-preferences'],
} as const;
