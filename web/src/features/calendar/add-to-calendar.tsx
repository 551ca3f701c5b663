import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { calendarFileOf } from './api.ts';

/** A link that adds one of the person's reservations to the calendar of this device. */
export const AddToCalendar = ({ reservation }: { reservation: { id: string } }): ReactNode => (
  // No `download`: phones then show the event itself, with a button to add it.
  <a className="btn btn-line" href={calendarFileOf(reservation)}>
    <span className="btn-label">
      <CalendarPlus className="ic ic-16" aria-hidden="true" />
      Add to calendar
    </span>
  </a>
);
