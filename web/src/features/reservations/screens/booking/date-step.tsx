import { m } from '@chargerota/messages';
import { bookingWindow, formatDate, localDate } from '@chargerota/domain';
import type { ReactNode, Ref } from 'react';
import { labelThere } from '../../../../lib/dates.ts';
import { weekOf } from '../../../locations/api.ts';
import { OpeningHours } from '../../../locations/components/opening-hours.tsx';
import { advanceOf } from '../../choosing/booking-guidelines.ts';
import { BookingCalendar } from '../../choosing/booking-calendar.tsx';
import type { ReadyBooking } from './use-booking.ts';
import type { Chargers } from './use-chargers.ts';
import { Step } from './step.tsx';

type DateStepProps = {
  booking: ReadyBooking;
  chargers: Chargers;
  ref: Ref<HTMLElement>;
  onChosen: () => void;
};

export function DateStep({ booking, chargers, ref, onChosen }: DateStepProps): ReactNode {
  const { location, context, selection, now } = booking;
  const today = localDate(now, location.timezone);
  const { last } = bookingWindow(today, context.rules);
  const advance = advanceOf(context.rules.maxAdvanceBookingDays);
  return (
    <Step
      ref={ref}
      number={2}
      title={m.reservationsBooking.date}
      isDone={selection.date !== null}
      value={selection.date && formatDate(selection.date)}
    >
      {booking.skipped && selection.date && (
        <p className="mb-12 pretty">
          {m.reservationsBooking.youHaveAReservationOn({
            day: formatDate(booking.skipped),
            proposedDay: formatDate(selection.date),
          })}
        </p>
      )}
      <div className="cal-row">
        <BookingCalendar
          location={location}
          context={context}
          hasChargers={chargers.spots.length > 0}
          value={selection.date}
          onChange={(date) => {
            booking.chooseDate(date);
            onChosen();
          }}
        />
        <div className="hrs">
          <p className="sm strong">
            {labelThere(m.reservationsBooking.openingHours, now, location.timezone)}
          </p>
          <OpeningHours week={weekOf(location)} today={today} />
          <p className="sm mute hrs-n">
            {m.reservationsBooking.youCanBookThrough[advance.unit]({
              day: formatDate(last),
              count: advance.count,
            })}
          </p>
        </div>
      </div>
    </Step>
  );
}
