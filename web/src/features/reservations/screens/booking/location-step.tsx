import { formatAddress, localDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone } from '../../../../lib/dates.ts';
import { weekOf } from '../../../locations/api.ts';
import { PlaceDetails } from '../../../locations/place/place-details.tsx';
import { LocationSelector } from '../../../locations/components/location-selector.tsx';
import type { Booking } from '../../use-booking.ts';
import { Step } from './step.tsx';

export function LocationStep({ booking, onChosen }: { booking: Booking; onChosen: () => void }): ReactNode {
  const { locations, location, now } = booking;
  return (
    <Step number={1} title="Location" isDone={location !== null} className="st-loc">
      <LocationSelector
        options={locations.map((option) => ({
          id: option.id,
          name: option.name,
          address: formatAddress(option),
          spotCount: option.totalSpots,
          isActive: option.isActive,
          weeklyHours: weekOf(option),
          today: localDate(now, option.timezone),
          zone: differingZone(now, option.timezone),
          ...(!option.isActive && { disabledReason: 'Inactive: it takes no reservations.' }),
        }))}
        value={location?.id ?? null}
        onChange={(id) => {
          booking.chooseLocation(id);
          onChosen();
        }}
      />
      {location && <PlaceDetails location={location} />}
    </Step>
  );
}
