import type { Notification } from '@chargerota/contract';
import type { ListedNotice } from './read-notices.ts';

export const presentNotice = ({
  sentAt,
  readAt,
  offerId: _offerId,
  ...notice
}: ListedNotice): Notification => {
  if (!sentAt) throw new Error('a notice in the list was sent');
  return { ...notice, sentAt: sentAt.toISOString(), readAt: readAt?.toISOString() ?? null };
};
