import { m } from '@chargerota/messages';
import type { Notification } from '@chargerota/contract';
import { isOver, pastOfferWords } from '../waitlist/line-words.ts';
import type { NotificationPage } from './unread-api.ts';

/** What a notification says now: of an offer that is over, or a request that is decided, what became of it. */
export function wordsNow(notification: Notification, now: Date): { title: string; message: string } {
  const { offer, request, organizationName } = notification;
  if (offer && isOver(offer, now)) return pastOfferWords(offer, now);
  if (request?.membershipStatus === 'active')
    return {
      title: m.notifications.nameIsAMemberNow({ name: request.name }),
      message: m.notifications.theyHadWaitedForApproval({ organizationName }),
    };
  if (request?.membershipStatus === 'suspended')
    return {
      title: m.notifications.nameNoLongerWaitsFor({ name: request.name }),
      message: m.notifications.theirMembershipOfOrganizationNameIs({ organizationName }),
    };
  return notification;
}

/** Whether it counts as new. That a charger is held is no news any more once the offer is answered or over. */
export const isNew = ({ readAt, offer }: Notification, now: Date): boolean =>
  readAt === null && !(offer && isOver(offer, now));

/** A page of notifications after one of them, or all (null), were read at `now`. One that was read before keeps its time. */
export function pageRead(page: NotificationPage, id: string | null, now: Date): NotificationPage {
  const isRead = (item: NotificationPage['items'][number]): boolean =>
    item.readAt === null && (id === null || item.id === id);
  return {
    ...page,
    // All of them are more than those on this page.
    unread:
      id === null ? 0 : page.unread - page.items.filter((item) => isRead(item) && isNew(item, now)).length,
    items: page.items.map((item) => (isRead(item) ? { ...item, readAt: now.toISOString() } : item)),
  };
}
