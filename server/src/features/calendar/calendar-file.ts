import { mailtoOf, zoneRulesFor, type ZoneRules } from '@chargerota/domain';
import ICAL from 'ical.js';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import { eventOf, type CalendarFacts, type CalendarSite } from './event.ts';
import { timeZoneComponent, type Component } from './time-zone.ts';

// Lines have 75 octets at most. The library does not count the blank that its continued lines begin with.
ICAL.foldLength = 74;

const REFRESH_EVERY = 'PT1H';

/** One reservation as an .ics file, for a mail about it or for downloading (decision 0037). */
export const reservationCalendarFile = (
  facts: CalendarFacts,
  method: CalendarPart['method'],
  site: CalendarSite,
): string => mailedFile([facts], method, site);

/**
 * Cancelled reservations as one file, for a mail about all of them. CANCEL is for one event (RFC 5546), so several are
 * sent as PUBLISH with the status CANCELLED.
 */
export function cancellationsPart(
  cancelled: readonly CalendarFacts[],
  site: CalendarSite,
): CalendarPart | null {
  if (cancelled.length === 0) return null;
  const method = cancelled.length === 1 ? 'CANCEL' : 'PUBLISH';
  return { method, text: mailedFile(cancelled, method, site) };
}

function mailedFile(
  reservations: readonly CalendarFacts[],
  method: CalendarPart['method'],
  site: CalendarSite,
): string {
  const complete = (event: Component, { user }: CalendarFacts) => {
    // RFC 5546 demands an organizer in mails; a feed needs none.
    event.addPropertyWithValue('organizer', `mailto:${site.sender}`).setParameter('cn', 'ChargeRota');
    if (method === 'CANCEL') event.addPropertyWithValue('attendee', mailtoOf(user.email));
  };
  return write([['method', method]], reservations, site, complete);
}

/** A person's feed, which calendar programs read again and again. */
export function feedCalendar(reservations: readonly CalendarFacts[], site: CalendarSite): string {
  const properties = [
    ['name', 'ChargeRota'],
    ['x-wr-calname', 'ChargeRota'],
    ['refresh-interval', ICAL.Duration.fromString(REFRESH_EVERY)],
    ['x-published-ttl', REFRESH_EVERY],
  ] as const;
  return write(properties, reservations, site, () => {});
}

function write(
  properties: readonly (readonly [name: string, value: string | object])[],
  reservations: readonly CalendarFacts[],
  site: CalendarSite,
  complete: (event: Component, facts: CalendarFacts) => void,
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//ChargeRota//ChargeRota//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  for (const [name, value] of properties) calendar.addPropertyWithValue(name, value);
  const zones = zonesOf(reservations);
  for (const [zone, rules] of zones) if (rules) calendar.addSubcomponent(timeZoneComponent(zone, rules));
  for (const facts of reservations) {
    const event = eventOf(facts, site, zones.get(facts.location.timezone) !== null);
    complete(event, facts);
    calendar.addSubcomponent(event);
  }
  return `${calendar.toString()}\r\n`;
}

/** Each zone, with rules that are right for its events; null if these have to be in UTC. */
function zonesOf(reservations: readonly CalendarFacts[]): Map<string, ZoneRules | null> {
  const instants = new Map<string, Date[]>();
  for (const { reservation, location } of reservations) {
    const known = instants.get(location.timezone) ?? [];
    known.push(reservation.startsAt, reservation.endsAt);
    instants.set(location.timezone, known);
  }
  return new Map([...instants].map(([zone, times]) => [zone, zoneRulesFor(zone, times)]));
}
