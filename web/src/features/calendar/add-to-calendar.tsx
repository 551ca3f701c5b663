import { m } from '@chargerota/messages';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarFileOf } from './api.ts';

type AddToCalendarProps = {
  reservation: { id: string };
  /** `quiet` among other quiet actions; `icon` where a row has no room for words: then `day` says which one it is. */
  look?: 'line' | 'quiet' | 'icon';
  day?: string;
};

/** A link that adds one of the person's reservations to the calendar of this device. */
export function AddToCalendar({ reservation, look = 'line', day }: AddToCalendarProps): ReactNode {
  const label = day && m.calendar.addDayToYourCalendar({ day });
  // No `download`: phones then show the event itself, with a button to add it.
  const href = calendarFileOf(reservation);
  if (look === 'icon')
    return (
      <a className="icon-btn" href={href} aria-label={label} title={m.calendar.addToCalendar}>
        <CalendarPlus className="ic" aria-hidden="true" />
      </a>
    );
  return (
    <a className={`btn btn-${look}`} href={href} aria-label={label}>
      <span className="btn-label">
        <CalendarPlus className="ic ic-16" aria-hidden="true" />
        {m.calendar.addToCalendar}
      </span>
    </a>
  );
}
