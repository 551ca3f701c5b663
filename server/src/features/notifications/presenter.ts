import type { Notification } from '@chargerota/contract';
import type { ListedNotification } from './read-notifications.ts';

export const presentNotification = ({
  sentAt,
  readAt,
  offerId: _offerId,
  ...notification
}: ListedNotification): Notification => {
  if (!sentAt) throw new Error('a notification in the list was sent');
  return { ...notification, sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null };
};
