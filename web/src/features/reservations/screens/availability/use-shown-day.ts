import type { DayReservation } from '@chargerota/contract';
import type { LocalDate } from '@chargerota/domain';
import { useState } from 'react';

/** A day as it was loaded, and the time to which it is shown. */
export type ShownDay = { date: LocalDate; reservations: DayReservation[]; now: Date };

/**
 * The day to show: the chosen one once it is loaded, and until then the one before, as it last was, so that nothing is
 * drawn twice. Undefined before the first.
 */
export function useShownDay(
  date: LocalDate,
  reservations: DayReservation[] | undefined,
  now: Date,
): ShownDay | undefined {
  const [shown, setShown] = useState<ShownDay>();
  const isCurrent = shown?.date === date && shown.reservations === reservations && shown.now === now;
  if (!reservations || isCurrent) return shown;
  const next = { date, reservations, now };
  setShown(next);
  return next;
}
