import type { Location } from '@chargerota/contract';
import { addDays, bookingWindow, dateChoice, localDate } from '@chargerota/domain';
import type { BookingContext, LocalDate } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { availabilityOfDaysQuery } from '../api.ts';
import { isDayFull } from './hour-choices.ts';
import { CalendarDatePicker } from './calendar-date-picker.tsx';

/** The number of days that one response about free shares covers (the contract's limit). */
const SHARES_DAYS = 62;

type BookingCalendarProps = {
  location: Location;
  context: BookingContext;
  /** The location has chargers, so that a day without a free one is full. */
  hasChargers: boolean;
  value: LocalDate | null;
  onChange: (date: LocalDate) => void;
};

/** The days that can be booked at a location, with how much of each is free. */
export function BookingCalendar(props: BookingCalendarProps): ReactNode {
  const { location, context, hasChargers, value, onChange } = props;
  const today = localDate(context.now, location.timezone);
  const { last } = bookingWindow(today, context.rules);
  const to = [last, addDays(today, SHARES_DAYS - 1)].toSorted()[0]!;
  const days = useQuery(availabilityOfDaysQuery({ locationId: location.id, from: today, to }));
  const shares = useMemo(
    () => new Map(days.data?.map(({ date, freeShare }) => [date, freeShare])),
    [days.data],
  );
  return (
    <CalendarDatePicker
      hasMarks
      key={location.id}
      value={value}
      today={today}
      min={today}
      max={last}
      day={(date) => {
        const freeShare = shares.get(date);
        const isFull = hasChargers && isDayFull(date, freeShare, context);
        return { ...dateChoice(date, context), isFull, ...(freeShare !== undefined && { freeShare }) };
      }}
      onChange={onChange}
    />
  );
}
