import { m } from '@chargerota/messages';
import { formatDate, type LocalDate } from './local-dates.ts';
import type { Period } from './periods.ts';
import { zonedPeriod } from './zone-names.ts';

export interface NamedReservation extends Period {
  date: LocalDate;
  timezone: string;
  spotNumber: string;
  locationName: string;
}

/** With its zone, since the reader may be in another. */
export const whenAndCharger = (reservation: Omit<NamedReservation, 'locationName'>): string =>
  m.rulesReservationWords.dayPeriodCharger({
    day: formatDate(reservation.date),
    period: zonedPeriod(reservation, reservation.timezone, undefined),
    spotNumber: reservation.spotNumber,
  });

export const whenAndWhere = (reservation: NamedReservation): string =>
  `${whenAndCharger(reservation)}, ${reservation.locationName}`;
