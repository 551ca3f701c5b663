import { m } from '@chargerota/messages';
import { formatAddress, type PostalAddress, type ReservationStatus } from '@chargerota/domain';
import ICAL from 'ical.js';
import { utcTime, wallTime, type Component } from './time-zone.ts';

/** The data of a reservation that an event contains. */
export type CalendarFacts = {
  reservation: {
    id: string;
    status: ReservationStatus;
    startsAt: Date;
    endsAt: Date;
    releasedAt: Date | null;
    createdAt: Date;
    updatedAt: Date;
  };
  /** The member. */
  user: { email: string };
  organization: { name: string };
  location: PostalAddress & {
    name: string;
    timezone: string;
    latitude: number | null;
    longitude: number | null;
  };
  spot: { spotNumber: string };
};

/** The installation that the calendar comes from. */
export type CalendarSite = {
  /** The start of links. */
  url: string;
  /** The bare address that mails come from. */
  sender: string;
};

/** The screen with a person's reservations. */
const SCREEN = '/dashboard';

/**
 * A reservation as an event. The same facts make the same text, so that a feed can tell whether anything has changed.
 * `hasZone`: whether its file has rules for the location's zone; without, its times are in UTC.
 */
export function eventOf(facts: CalendarFacts, site: CalendarSite, hasZone: boolean): Component {
  const { reservation, location, spot } = facts;
  const { id, createdAt, updatedAt } = reservation;
  const link = `${site.url}${SCREEN}?reservation=${id}`;
  const event = new ICAL.Component('vevent');
  event.addPropertyWithValue('uid', `${id}@${new URL(site.url).hostname}`);
  event.addPropertyWithValue('sequence', sequenceOf(reservation));
  event.addPropertyWithValue('dtstamp', utcTime(updatedAt));
  event.addPropertyWithValue('created', utcTime(createdAt));
  event.addPropertyWithValue('last-modified', utcTime(updatedAt));
  addPeriod(event, facts, hasZone);
  // Many calendars go on showing an event whose status alone says that it was cancelled.
  const title = oneLine(
    m.common.chargerSpotNumberAtName({ spotNumber: spot.spotNumber, name: location.name }),
  );
  const isOff = !stands(reservation.status);
  event.addPropertyWithValue('summary', isOff ? m.sentCalendar.cancelledTitle({ title }) : title);
  event.addPropertyWithValue('location', oneLine(`${location.name}, ${formatAddress(location)}`));
  event.addPropertyWithValue(
    'description',
    `${whatItIs(facts)}\n\n${m.sentCalendar.seeItInChargeRota({ link })}`,
  );
  event.addPropertyWithValue('url', link);
  if (location.latitude !== null && location.longitude !== null)
    event.addPropertyWithValue('geo', [location.latitude, location.longitude]);
  event.addPropertyWithValue('status', isOff ? 'CANCELLED' : 'CONFIRMED');
  // The charger is occupied, not the person: colleagues see them as free.
  event.addPropertyWithValue('transp', 'TRANSPARENT');
  return event;
}

/** Of two events with the same UID, calendars keep the one with the greater sequence. */
function sequenceOf({ createdAt, updatedAt }: Pick<CalendarFacts['reservation'], 'createdAt' | 'updatedAt'>) {
  return Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000));
}

/** In the location's zone, which calendars show; in UTC if a clock change makes one of the two times ambiguous. */
function addPeriod(event: Component, { reservation, location }: CalendarFacts, hasZone: boolean): void {
  const { startsAt, endsAt } = reservation;
  const start = wallTime(startsAt, location.timezone);
  const end = wallTime(endsAt, location.timezone);
  const isLocal = hasZone && start !== null && end !== null;
  const add = (name: string, time: ReturnType<typeof utcTime>) => {
    const property = event.addPropertyWithValue(name, time);
    if (isLocal) property.setParameter('tzid', location.timezone);
  };
  add('dtstart', isLocal ? start : utcTime(startsAt));
  // A reservation that was released at its start has no length, and an end must be later than the start.
  if (Math.floor(endsAt.getTime() / 1000) > Math.floor(startsAt.getTime() / 1000))
    add('dtend', isLocal ? end : utcTime(endsAt));
}

/** Whether the member still has the charger; a no-show has freed it. */
const stands = (status: ReservationStatus): boolean => status === 'confirmed' || status === 'arrived';

function whatItIs({ reservation, organization }: CalendarFacts): string {
  if (reservation.status === 'no_show')
    return m.sentCalendar.youReservedThisChargerAt({ name: organization.name });
  if (!stands(reservation.status))
    return m.sentCalendar.yourReservationOfThisCharger({ name: organization.name });
  if (reservation.releasedAt) return m.sentCalendar.youChargedHereAtName({ name: organization.name });
  return m.sentCalendar.youReservedThisChargerAtName({ name: organization.name });
}

const oneLine = (text: string): string => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');
