import { DAY_MS } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { UserScope } from '../../platform/http/scopes.ts';
import { senderAddress } from '../../platform/mail/create-mailer.ts';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import { cancellationsPart, feedCalendar, reservationCalendarFile } from './calendar-file.ts';
import type { CalendarFacts, CalendarSite } from './event.ts';
import { findForCalendar, listForCalendar, listForFeed } from './reservation-store.ts';

/** How far back a feed goes (docs/rules.md "Calendar"). */
const DAYS_BACK = 90;
/** Calendar programs read far more often than this, so they have removed older cancellations already. */
const CANCELLED_DAYS_BACK = 7;
/** More than a person has with two a day, 90 days back and a year ahead. Writing them blocks the process for a moment. */
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
 * One of the caller's own reservations, in any of their organizations.
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

/** A calendar file of one of the caller's own reservations, with its name. */
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

/** The calendar part of a mail about its reader's own reservations; null if none of them exists any more. */
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
