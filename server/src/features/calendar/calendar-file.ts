import { mailtoOf, type Period } from '@chargerota/domain';
import ICAL from 'ical.js';
import type { CalendarPart } from '../../platform/mail/mailer.ts';
import { eventOf, type CalendarFacts, type CalendarSite } from './event.ts';
import { timeZoneComponent, type Component } from './time-zone.ts';

// Lines have 75 octets at most. The library does not count the blank that its continued lines begin with.
ICAL.foldLength = 74;

const REFRESH_EVERY = 'PT1H';

/** One reservation as an .ics file, for a mail about it or for downloading (docs/decisions/0037). */
export function reservationCalendarFile(
  facts: CalendarFacts,
  method: CalendarPart['method'],
  site: CalendarSite,
): string {
  const event = eventOf(facts, site);
  // RFC 5546 demands an organizer in mails; a feed needs none.
  event.addPropertyWithValue('organizer', `mailto:${site.sender}`).setParameter('cn', 'ChargeRota');
  if (method === 'CANCEL') {
    event.addPropertyWithValue('attendee', mailtoOf(facts.user.email));
    event.updatePropertyWithValue('status', 'CANCELLED');
  }
  return write([['method', method]], [facts], [event]);
}

/**
 * Cancelled reservations as one file, for a mail about all of them. CANCEL is for one event (RFC 5546), so several are
 * sent as PUBLISH with the status CANCELLED.
 */
export function cancellationsPart(
  cancelled: readonly CalendarFacts[],
  site: CalendarSite,
): CalendarPart | null {
  const [only, ...others] = cancelled;
  if (!only) return null;
  if (others.length === 0) return { method: 'CANCEL', text: reservationCalendarFile(only, 'CANCEL', site) };
  const events = cancelled.map((facts) => {
    const event = eventOf(facts, site);
    event.addPropertyWithValue('organizer', `mailto:${site.sender}`).setParameter('cn', 'ChargeRota');
    return event;
  });
  return { method: 'PUBLISH', text: write([['method', 'PUBLISH']], cancelled, events) };
}

/** A person's feed, which calendar programs read again and again. */
export function feedCalendar(reservations: readonly CalendarFacts[], site: CalendarSite): string {
  const properties = [
    ['name', 'ChargeRota'],
    ['x-wr-calname', 'ChargeRota'],
    ['refresh-interval', ICAL.Duration.fromString(REFRESH_EVERY)],
    ['x-published-ttl', REFRESH_EVERY],
  ] as const;
  return write(
    properties,
    reservations,
    reservations.map((facts) => eventOf(facts, site)),
  );
}

function write(
  properties: readonly (readonly [name: string, value: string | object])[],
  reservations: readonly CalendarFacts[],
  events: readonly Component[],
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//ChargeRota//ChargeRota//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  for (const [name, value] of properties) calendar.addPropertyWithValue(name, value);
  for (const [zone, period] of zonesOf(reservations))
    calendar.addSubcomponent(timeZoneComponent(zone, period));
  for (const event of events) calendar.addSubcomponent(event);
  return `${calendar.toString()}\r\n`;
}

/** Each zone, with the time from its first event to its last. */
function zonesOf(reservations: readonly CalendarFacts[]): Map<string, Period> {
  const zones = new Map<string, Period>();
  for (const { reservation, location } of reservations) {
    const { startsAt, endsAt } = reservation;
    const known = zones.get(location.timezone) ?? { startsAt, endsAt };
    zones.set(location.timezone, {
      startsAt: startsAt < known.startsAt ? startsAt : known.startsAt,
      endsAt: endsAt > known.endsAt ? endsAt : known.endsAt,
    });
  }
  return zones;
}
