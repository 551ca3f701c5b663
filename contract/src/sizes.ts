// How much a request or an answer holds.

export const PAGE_SIZE = 50;

/** The highest page that can be asked for. */
export const MAX_PAGE = 100_000;

export const REVIEWS_PAGE_SIZE = 10;

export const REVIEW_TEXT_MAX = 500;

export const NOTIFICATIONS_PAGE_SIZE = 20;

/** Beyond this, rows are not counted one by one: those that wait are estimated, of the others it is the least. */
export const MOST_COUNTED = 10_000;

/** A search says at most that so many tickets fit. */
export const MOST_FOUND_TICKETS = 10_000;

export const MOST_REPORTERS = 20;

/** At most this many people are decided with one request. */
export const MOST_DECIDED_AT_ONCE = 100;

/** Header of a paged list: how many entries match the filter in all. */
export const TOTAL_HEADER = 'x-total-count';

/** Header of the list: how many the caller has not read. */
export const UNREAD_HEADER = 'x-unread-count';
