import { bookingWindow, formatDate, localDate } from '@chargerota/domain';
import type { ReactNode, Ref } from 'react';
import { labelThere } from '../../../../lib/dates.ts';
import { weekOf } from '../../../locations/api.ts';
import { OpeningHours } from '../../../locations/components/opening-hours.tsx';
import { advanceText } from '../../choosing/booking-guidelines.ts';
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
  return (
    <Step
      ref={ref}
      number={2}
      title="Date"
      isDone={selection.date !== null}
      value={selection.date && formatDate(selection.date)}
    >
      {booking.skipped && selection.date && (
        <p className="mb-12 pretty">
          You have a reservation on {formatDate(booking.skipped)} already, so the same hours are proposed for{' '}
          {formatDate(selection.date)}.
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
          <p className="sm strong">{labelThere('Opening hours', now, location.timezone)}</p>
          <OpeningHours week={weekOf(location)} today={today} />
          <p className="sm mute hrs-n">
            You can book through {formatDate(last)}, {advanceText(context.rules.maxAdvanceBookingDays)} in
            advance.
          </p>
        </div>
      </div>
    </Step>
  );
}
