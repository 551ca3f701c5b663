import type { Location } from '@chargerota/contract';
import { formatTimeSlot, slotOf, slotPeriod } from '@chargerota/domain';
import type { BookingContext } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { formatDay } from '../../../../lib/dates.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { ListTimeRange, ZoneName } from '../../../../ui/time.tsx';
import { availabilityQuery } from '../../api.ts';
import { bookingQuery } from '../../selection-storage.ts';
import { nextDate } from './usual-slot.ts';
import type { Habit } from './usual-slot.ts';

type UsualSlotPanelProps = { habit: Habit; location: Location; context: BookingContext };

/** Offers the member's usual slot for booking with one press; hidden if the rules leave no day for it. */
export function UsualSlotPanel({ habit, location, context }: UsualSlotPanelProps): ReactNode {
  const date = nextDate(habit, context);
  return date && <UsualSlot habit={habit} location={location} date={date} />;
}

function UsualSlot({ habit, location, date }: { habit: Habit; location: Location; date: string }): ReactNode {
  const slot = slotOf(habit.startHour, habit.hours);
  const timeSlot = formatTimeSlot(slot);
  const period = slotPeriod(date, slot, location.timezone);
  const availability = useQuery(availabilityQuery({ locationId: location.id, date, timeSlot }));
  const free = availability.data?.spots.filter(({ available }) => available).length;
  const isFull = free === 0;
  const link = bookingQuery({ location: location.id, date, ...(!isFull && { slot: timeSlot }) });
  if (!period) return null;
  return (
    <Section title="Your usual slot">
      <div className="u-suggest">
        <span className="u-date">{formatDay(date)}</span>
        <span className="u-time">
          <ListTimeRange from={period.startsAt} to={period.endsAt} zone={location.timezone} />
        </span>
        <span className="u-where mute">
          {free !== undefined && (
            <span>
              <b className="fig">{free}</b> of <b className="fig">{availability.data?.totalSpots}</b> chargers
              free
            </span>
          )}
          <ZoneName at={period.startsAt} zone={location.timezone} />
        </span>
        <ButtonLink href={`${paths.booking}${link}`}>{isFull ? 'Other times' : 'Reserve'}</ButtonLink>
      </div>
    </Section>
  );
}
