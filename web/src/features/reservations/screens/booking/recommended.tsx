import { m } from '@chargerota/messages';
import type { Recommendation } from '@chargerota/contract';
import { Check } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { RecommendedSlots } from '../../recommended/recommended-slots.tsx';
import { timeSlotOf } from '../../choosing/selection.ts';
import type { Booking } from './use-booking.ts';

/** The slots that suit the member best, before they choose for themselves. The first one is chosen already. */
export function Recommended({ booking }: { booking: Booking }): ReactNode {
  const titleId = useId();
  const { recommended, selection } = booking;
  if (recommended.length === 0) return null;
  const isChosen = (slot: Recommendation): boolean =>
    slot.locationId === selection.locationId &&
    slot.date === selection.date &&
    slot.timeSlot === timeSlotOf(selection);
  return (
    <section className="rc-panel" aria-labelledby={titleId}>
      <h2 id={titleId}>{m.reservationsBooking.recommendedForYou}</h2>
      {booking.isProposed && (
        <p className="sm mute rc-first">
          {m.reservationsBooking.theFirstIsFilledIn}
          {hasReservationBefore(recommended[0], booking) && ` ${m.reservationsBooking.daysOnWhichYouHave}`}
        </p>
      )}
      <RecommendedSlots slots={recommended}>
        {(slot) =>
          isChosen(slot) ? (
            <span className="touch gap-6 sm medium accent">
              <Check className="ic ic-16" aria-hidden="true" />
              {m.reservationsBooking.chosen}
            </span>
          ) : (
            <Button
              aria-label={m.reservationsBooking.chooseDayAtName({
                day: formatDay(slot.date),
                name: slot.locationName,
              })}
              onClick={() => booking.chooseRecommended(slot)}
            >
              {m.reservationsBooking.choose}
            </Button>
          )
        }
      </RecommendedSlots>
    </section>
  );
}

/** Whether the member's own days are why a proposal is not nearer. */
const hasReservationBefore = (first: Recommendation | undefined, { now, context }: Booking): boolean =>
  first !== undefined &&
  context !== null &&
  context !== undefined &&
  context.ownReservations.some(({ startsAt }) => startsAt > now && startsAt < new Date(first.startsAt));
