// Today's sessions as the admin dashboard lists them, each by its location's clocks (docs/rules.md "Time").
import type { DayReservation, Location } from '@chargerota/contract';
import { localDate, overlaps, parseTimeSlot, slotPeriod } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import type { Tone } from '../../../../ui/badge.tsx';

export const BOARD_SLOTS = ['6-9', '9-12', '12-15'] as const;
export type BoardSlot = (typeof BOARD_SLOTS)[number];

/** What day it is, zone by zone: another list as soon as midnight has come to any of them. */
export const daysIn = (zones: readonly string[], now: Date): LocalDate[] =>
  [...new Set(zones)].map((zone) => localDate(now, zone));

export interface Session {
  id: string;
  who: string;
  where: string;
  spotNumber: string;
  startsAt: Date;
  endsAt: Date;
  timezone: string;
  status: DayReservation['status'];
  isWalkIn: boolean;
}

/** Who comes today, by start; what keeps a charger for other reasons is no session. */
export function sessionsOf(
  rows: readonly DayReservation[],
  locations: readonly Pick<Location, 'id' | 'name'>[],
): Session[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return rows
    .filter(({ kind }) => kind === 'reservation' || kind === 'walk_in')
    .map(({ id, user, locationId, spotNumber, timezone, status, kind, ...row }) => ({
      id,
      who: [user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.email || 'A member',
      where: names.get(locationId) ?? '',
      spotNumber,
      startsAt: new Date(row.startsAt),
      endsAt: new Date(row.endsAt),
      timezone,
      status,
      isWalkIn: kind === 'walk_in',
    }))
    .toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || a.spotNumber.localeCompare(b.spotNumber),
    );
}

/** Those who are, or should be, there at some time of a slot of today. */
export function sessionsIn(sessions: readonly Session[], slot: BoardSlot, now: Date): Session[] {
  return sessions.filter((session) => {
    if (session.status === 'cancelled') return false;
    const hours = parseTimeSlot(slot);
    const period = hours && slotPeriod(localDate(now, session.timezone), hours, session.timezone);
    return period !== null && overlaps(atLeastAMoment(session), period);
  });
}

/** Released at once, it takes no time; it was there all the same. */
const atLeastAMoment = ({ startsAt, endsAt }: Session): Period => ({
  startsAt,
  endsAt: new Date(Math.max(endsAt.getTime(), startsAt.getTime() + 1)),
});

/** How many come, or should have; who cancelled is listed with them and not counted. */
export function countSessions(sessions: readonly Session[]): { coming: number; cancelled: number } {
  const cancelled = sessions.filter(({ status }) => status === 'cancelled').length;
  return { coming: sessions.length - cancelled, cancelled };
}

/** In no slot of the board: before 6 AM or after 3 PM. */
export function sessionsAround(sessions: readonly Session[], now: Date): number {
  const within = new Set(BOARD_SLOTS.flatMap((slot) => sessionsIn(sessions, slot, now)));
  return countSessions(sessions).coming - within.size;
}

const WORDS: Readonly<Partial<Record<Session['status'], readonly [Tone, string]>>> = {
  confirmed: ['info', 'Confirmed'],
  arrived: ['ok', 'Arrived'],
  cancelled: ['off', 'Cancelled'],
  no_show: ['loss', 'No-show'],
};

/** The state in a list; what it has no word for is Unknown. */
export const stateInList = ({ status }: Session): readonly [Tone, string] =>
  WORDS[status] ?? ['off', 'Unknown'];

/** The state on the schedule: whoever is not there yet is expected. */
export const stateInSchedule = ({ status }: Session): readonly [Tone, string] =>
  (status !== 'confirmed' && WORDS[status]) || ['wait', 'Expected'];
