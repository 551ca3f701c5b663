/** Apart from the calls: what runs before the first screen needs the keys alone. */
export const noticeKeys = {
  /** Every list of notices begins with it. */
  lists: ['/api/notifications'],
  newest: ['/api/notifications', 'newest'],
  pages: ['/api/notifications', 'pages'],
  preferences: ['/api/notification-preferences'],
} as const;
