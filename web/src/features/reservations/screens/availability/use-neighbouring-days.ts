import type { DayReservation } from '@chargerota/contract';
import type { LocalDate } from '@chargerota/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../../../lib/when-idle.ts';
import { dayReservationsQuery } from '../../api.ts';

type Compute = (date: LocalDate, reservations: DayReservation[]) => void;

/**
 * Loads the days beside the shown one and computes them, when the browser has nothing else to do, so that they are shown
 * at once. Answers with a function that does so with any day.
 */
export function useNeighbouringDays(shown: LocalDate | undefined, days: LocalDate[], compute: Compute) {
  const client = useQueryClient();
  const latest = useRef(compute);
  useEffect(() => void (latest.current = compute));
  const prepare = (date: LocalDate): void =>
    void client
      .fetchQuery(dayReservationsQuery(date))
      .then((reservations) => whenIdle(() => latest.current(date, reservations)))
      // Whoever chooses the day asks again, and is told then.
      .catch(() => undefined);
  useEffect(
    () => (shown === undefined ? undefined : whenIdle(() => days.forEach(prepare))),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each day that is shown, however often it is reloaded
    [shown],
  );
  return prepare;
}
