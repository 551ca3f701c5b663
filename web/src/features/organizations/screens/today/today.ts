// Today's sessions for the admin dashboard, each by its location's clocks (docs/rules.md "Time").
import { m } from '@chargerota/messages';
import type { DayReservation, Location } from '@chargerota/contract';
import { compareNames, localDate, overlaps, parseTimeSlot, slotPeriod } from '@chargerota/domain';
import type { LocalDate, Period } from '@chargerota/domain';
import type { Tone } from '../../../../ui/badge.tsx';

export const BOARD_SLOTS = ['6-9', '9-12', '12-15'] as const;
export type BoardSlot = (typeof BOARD_SLOTS)[number];

/** Today's date in each zone. The result changes when midnight passes in any of them. */
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

/** Today's charging sessions, by start. Closures and other entries that occupy a charger are left out. */
export function sessionsOf(
  rows: readonly DayReservation[],
  locations: readonly Pick<Location, 'id' | 'name'>[],
): Session[] {
  const names = new Map(locations.map(({ id, name }) => [id, name]));
  return rows
    .filter(({ kind }) => kind === 'reservation' || kind === 'walk_in')
    .map(({ id, user, locationId, spotNumber, timezone, status, kind, ...row }) => ({
      id,
      who:
        [user?.firstName, user?.lastName].filter(Boolean).join(' ') ||
        user?.email ||
        m.organizationsToday.aMember,
      where: names.get(locationId) ?? '',
      spotNumber,
      startsAt: new Date(row.startsAt),
      endsAt: new Date(row.endsAt),
      timezone,
      status,
      isWalkIn: kind === 'walk_in',
    }))
    .toSorted(
      (a, b) => a.startsAt.getTime() - b.startsAt.getTime() || compareNames(a.spotNumber, b.spotNumber),
    );
}

/** The sessions that overlap a slot of today, without the cancelled ones. */
export function sessionsIn(sessions: readonly Session[], slot: BoardSlot, now: Date): Session[] {
  return sessions.filter((session) => {
    if (session.status === 'cancelled') return false;
    const hours = parseTimeSlot(slot);
    const period = hours && slotPeriod(localDate(now, session.timezone), hours, session.timezone);
    return period !== null && overlaps(atLeastAMoment(session), period);
  });
}

/** A session that was released at once has no length, but it still took place, so it gets a moment. */
const atLeastAMoment = ({ startsAt, endsAt }: Session): Period => ({
  startsAt,
  endsAt: new Date(Math.max(endsAt.getTime(), startsAt.getTime() + 1)),
});

/** Counts the sessions, no-shows included. Cancelled ones are listed too, but counted separately. */
export function countSessions(sessions: readonly Session[]): { coming: number; cancelled: number } {
  const cancelled = sessions.filter(({ status }) => status === 'cancelled').length;
  return { coming: sessions.length - cancelled, cancelled };
}

/** The number of sessions outside all slots of the board: before 6 AM or after 3 PM. */
export function chargingAround(sessions: readonly Session[], now: Date): number {
  const within = new Set(BOARD_SLOTS.flatMap((slot) => sessionsIn(sessions, slot, now)));
  return countSessions(sessions).coming - within.size;
}

const WORDS: Readonly<Partial<Record<Session['status'], readonly [Tone, string]>>> = {
  confirmed: ['info', m.organizationsToday.confirmed],
  arrived: ['ok', m.organizationsToday.arrived],
  cancelled: ['off', m.organizationsToday.cancelled],
  no_show: ['loss', m.organizationsToday.noShow],
};

/** The state as the list shows it; a state without a word is Unknown. */
export const stateInList = ({ status }: Session): readonly [Tone, string] =>
  WORDS[status] ?? ['off', m.organizationsToday.unknown];

/** The state as the schedule shows it: a member who has not arrived yet is expected. */
export const stateInSchedule = ({ status }: Session): readonly [Tone, string] =>
  (status !== 'confirmed' && WORDS[status]) || ['wait', m.organizationsToday.expected];
