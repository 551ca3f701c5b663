import type { NoticePage } from './unread-api.ts';

/** A page of notices after one of them, or all (null), were read at `now`. One that was read before keeps its time. */
export function pageRead(page: NoticePage, id: string | null, now: Date): NoticePage {
  const isRead = (item: NoticePage['items'][number]): boolean =>
    item.readAt === null && (id === null || item.id === id);
  return {
    ...page,
    // All of them are more than those on this page.
    unread: id === null ? 0 : page.unread - page.items.filter(isRead).length,
    items: page.items.map((item) => (isRead(item) ? { ...item, readAt: now.toISOString() } : item)),
  };
}
