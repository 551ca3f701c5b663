import type { LiveEvent } from '@chargerota/contract';

/** Says that who reserved what has changed, on the day and at the location of a row. */
export const reservationEvent = ({
  organizationId,
  locationId,
  date,
}: {
  organizationId: string;
  locationId: string;
  date: string;
}): LiveEvent => ({ topic: 'reservations', organizationId, locationId, date });
