/** Apart from the calls: what runs before the first screen needs the keys alone. */
export const noticeKeys = {
  list: ['/api/notifications'],
  unread: ['/api/notifications', 'unread'],
  preferences: ['/api/notification-preferences'],
} as const;
