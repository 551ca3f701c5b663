import { addDays, bookingWindow, dateChoice, formatDate, localDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode, Ref } from 'react';
import { labelThere } from '../../../../lib/dates.ts';
import { weekOf } from '../../../locations/api.ts';
import { OpeningHours } from '../../../locations/components/opening-hours.tsx';
import { availabilityOfDaysQuery } from '../../api.ts';
import { advanceText } from '../../booking-guidelines.ts';
import { CalendarDatePicker } from '../../components/calendar-date-picker.tsx';
import { isDayFull } from '../../hour-choices.ts';
import type { ReadyBooking } from '../../use-booking.ts';
import type { Chargers } from '../../use-chargers.ts';
import { Step } from './step.tsx';

/** The number of days that one response about free shares covers (the contract's limit). */
const SHARES_DAYS = 62;

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
  const to = [last, addDays(today, SHARES_DAYS - 1)].toSorted()[0]!;
  const days = useQuery(availabilityOfDaysQuery({ locationId: location.id, from: today, to }));
  const shares = useMemo(
    () => new Map(days.data?.map(({ date, freeShare }) => [date, freeShare])),
    [days.data],
  );
  return (
    <Step
      ref={ref}
      number={2}
      title="Date"
      isDone={selection.date !== null}
      value={selection.date && formatDate(selection.date)}
    >
      <div className="cal-row">
        <CalendarDatePicker
          key={location.id}
          value={selection.date}
          today={today}
          min={today}
          max={last}
          day={(date) => {
            const freeShare = shares.get(date);
            const isFull = chargers.spots.length > 0 && isDayFull(date, freeShare, context);
            return { ...dateChoice(date, context), isFull, ...(freeShare !== undefined && { freeShare }) };
          }}
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
