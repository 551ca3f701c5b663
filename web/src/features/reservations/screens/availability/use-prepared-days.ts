import type { DayReservation } from '@chargerota/contract';
import { addDays } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { startTransition, useState } from 'react';
import type { LocationDay } from '../../location-day.ts';
import { useNeighbouringDays } from './use-neighbouring-days.ts';

/** A day that was computed before it is chosen, by location. */
type PreparedDay = { date: LocalDate; computed: LocationDay[] };

type Days = {
  /** The day that is on the screen; undefined while another one is waited for. */
  shown: LocalDate | undefined;
  chosen: LocalDate;
  today: LocalDate;
  /** The last day that can be chosen. */
  last: LocalDate;
  compute: (day: LocalDate, reservations: DayReservation[]) => LocationDay[];
};

/** The days beside the chosen one, as soon as they are computed; `prepare` does so with any day. */
export function usePreparedDays({ shown, chosen, today, last, compute }: Days): {
  prepared: readonly PreparedDay[];
  prepare: (day: LocalDate) => void;
} {
  const [prepared, setPrepared] = useState<readonly PreparedDay[]>([]);
  const prepare = useNeighbouringDays(
    shown,
    [addDays(chosen, 1), addDays(chosen, -1)].filter((day) => day >= today && day <= last),
    (day, reservations) => {
      if (day === today) return;
      const computed = compute(day, reservations);
      startTransition(() =>
        setPrepared((known) =>
          [...known.filter(({ date }) => date !== day), { date: day, computed }].slice(-2),
        ),
      );
    },
  );
  return { prepared, prepare };
}
