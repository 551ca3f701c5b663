// The words for a slot that is offered to a member in line, the same wherever a charger is looked at.
import { m } from '@chargerota/messages';
import type { DayReservation } from '@chargerota/contract';
import { formatTimeThere } from '../../../lib/dates.ts';

export type Held = {
  isMine: boolean;
  /** The member's name, which only administrators get. */
  name?: string | undefined;
  /** `2:32 PM`, by the location's clocks; missing while the line is checked. */
  until?: string | undefined;
};

/** Of a row that is held. Where the zone is named beside it, `timeText` is `formatTime`. */
export const heldOf = (row: DayReservation, timeText = formatTimeThere): Held => ({
  isMine: row.isMine,
  name: personName(row),
  until: row.heldUntil === null ? undefined : timeText(new Date(row.heldUntil), row.timezone),
});

/** `Held for somebody in line` */
export function heldWords({ isMine, name }: Held): string {
  if (isMine) return m.reservationsDay.heldForYou;
  return name === undefined
    ? m.reservationsDay.heldForSomebodyInLine
    : m.reservationsDay.heldForName({ name });
}

/** The name of the member who reserved, or to whom a slot is offered, as far as the viewer may see it. */
export const personName = ({ user }: Pick<DayReservation, 'user'>): string | undefined =>
  [user?.firstName, user?.lastName].filter(Boolean).join(' ') || undefined;

/** A longer number (`North deck B-12`) is set smaller, to stay readable in a tile or row. */
const SHORT_LENGTH = 5;

export function isLongNumber(spotNumber: string): boolean {
  return spotNumber.length > SHORT_LENGTH;
}
