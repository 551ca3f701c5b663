import type { Notification } from '@chargerota/contract';
import { isOver } from '../waitlist/line-words.ts';
import type { NoticePage } from './unread-api.ts';

/** Whether it counts as new. That a charger is held is no news any more once the offer is answered or over. */
export const isNew = ({ readAt, offer }: Notification, now: Date): boolean =>
  readAt === null && !(offer && isOver(offer, now));

/** A page of notices after one of them, or all (null), were read at `now`. One that was read before keeps its time. */
export function pageRead(page: NoticePage, id: string | null, now: Date): NoticePage {
  const isRead = (item: NoticePage['items'][number]): boolean =>
    item.readAt === null && (id === null || item.id === id);
  return {
    ...page,
    // All of them are more than those on this page.
    unread:
      id === null ? 0 : page.unread - page.items.filter((item) => isRead(item) && isNew(item, now)).length,
    items: page.items.map((item) => (isRead(item) ? { ...item, readAt: now.toISOString() } : item)),
  };
}
