import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDay } from '../../../../lib/dates.ts';
import { paths } from '../../../../lib/paths.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Section } from '../../../../ui/page.tsx';
import { RecommendedSlots } from '../../recommended/recommended-slots.tsx';
import { recommendationsQuery } from '../../recommended/api.ts';
import { bookingSearch } from '../../choosing/booking-link.ts';

/** The best next slots for the member, each with a press that opens booking with everything chosen; or nothing. */
export function RecommendedPanel(): ReactNode {
  const { data } = useQuery(recommendationsQuery);
  if (!data || data.length === 0) return null;
  return (
    <Section title={m.reservationsDashboard.recommendedForYou}>
      <RecommendedSlots slots={data}>
        {(slot) => (
          <ButtonLink
            href={`${paths.booking}${bookingSearch({
              location: slot.locationId,
              date: slot.date,
              slot: slot.timeSlot,
              spot: slot.spotId,
            })}`}
          >
            <Rich
              of={m.reservationsDashboard.reserveDayAtLocationName}
              span={(it) => <span className="vh">{it}</span>}
              day={formatDay(slot.date)}
              locationName={slot.locationName}
            />
          </ButtonLink>
        )}
      </RecommendedSlots>
    </Section>
  );
}
