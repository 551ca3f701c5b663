import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { senderAddress } from '../../platform/mail/create-mailer.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import { cancellationsPart, feedCalendar, reservationCalendarFile } from './calendar-file.ts';
import type { CalendarFacts, CalendarSite } from './event.ts';
import { findForCalendar, listForCalendar, listForFeed } from './reservation-store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** What took place is kept in calendars for so long (docs/rules.md "Calendar"). */
const DAYS_BACK = 90;
/** Calendars look in far more often than that, and have taken out by then what was cancelled. */
const CANCELLED_DAYS_BACK = 7;
/** More than one person has: 90 days back and a year ahead, two a day. All are written while nobody else is served. */
const LIMIT = 1_000;
const CANCELLED_LIMIT = 200;

export const calendarSite = ({ config }: Pick<AppDeps, 'config'>): CalendarSite => ({
  url: config.linkUrl,
  sender: senderAddress(config),
});

/** A person's feed, as text. */
export async function readFeedCalendar(deps: AppDeps, { userId }: { userId: string }): Promise<string> {
  const now = deps.clock.now().getTime();
  const reservations = await listForFeed(deps.database.drizzle, userId, {
    from: new Date(now - DAYS_BACK * DAY_MS),
    limit: LIMIT,
    cancelledFrom: new Date(now - CANCELLED_DAYS_BACK * DAY_MS),
    cancelledLimit: CANCELLED_LIMIT,
  });
  return feedCalendar(reservations, calendarSite(deps));
}

/**
 * One of the caller's own, in whichever organization.
 * @throws DomainError not_found
 */
export async function requireForCalendar(
  { database }: AppDeps,
  { userId }: Pick<UserScope, 'userId'>,
  id: string,
): Promise<CalendarFacts> {
  const found = await findForCalendar(database.drizzle, userId, id);
  if (!found) throw new DomainError('not_found');
  return found;
}

/** The file that puts one of the caller's own into their calendar, and what to call it. */
export async function readReservationFile(
  deps: AppDeps,
  scope: UserScope,
  id: string,
): Promise<{ name: string; text: string }> {
  const facts = await requireForCalendar(deps, scope, id);
  return {
    name: `charger-reservation-${id}.ics`,
    text: reservationCalendarFile(facts, 'PUBLISH', calendarSite(deps)),
  };
}

/** What a mail tells its reader's calendar of their own reservations; null if there are none any more. */
export async function readCalendarPart(
  deps: Pick<AppDeps, 'database' | 'config'>,
  { userId }: { userId: string },
  ids: readonly string[],
  method: CalendarPart['method'],
): Promise<CalendarPart | null> {
  const found = await listForCalendar(deps.database.drizzle, userId, ids);
  const site = calendarSite(deps);
  const [first] = found;
  if (!first) return null;
  return method === 'CANCEL'
    ? cancellationsPart(found, site)
    : { method, text: reservationCalendarFile(first, method, site) };
}
