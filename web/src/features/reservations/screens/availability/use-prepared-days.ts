import type { DayReservation } from '@chargerota/contract';
import { addDays } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '../../../../lib/when-idle.ts';
import { dayReservationsQuery } from '../../api.ts';
import type { LocationDay } from './location-day.ts';

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

/**
 * The days beside the chosen one, loaded and computed when the browser has nothing else to do, so that they are shown at
 * once; `prepare` does so with any day.
 */
export function usePreparedDays({ shown, chosen, today, last, compute }: Days) {
  const client = useQueryClient();
  const [prepared, setPrepared] = useState<readonly PreparedDay[]>([]);
  const latest = useRef(compute);
  useEffect(() => void (latest.current = compute));
  function add(day: LocalDate, reservations: DayReservation[]): void {
    if (day === today) return;
    const computed = latest.current(day, reservations);
    startTransition(() =>
      setPrepared((known) =>
        [...known.filter(({ date }) => date !== day), { date: day, computed }].slice(-2),
      ),
    );
  }
  const prepare = (day: LocalDate): void =>
    void client
      .fetchQuery(dayReservationsQuery(day))
      .then((reservations) => whenIdle(() => add(day, reservations)))
      // Whoever chooses the day asks again, and is told then.
      .catch(() => undefined);
  const beside = [addDays(chosen, 1), addDays(chosen, -1)].filter((day) => day >= today && day <= last);
  const prepareBeside = useEffectEvent(() => beside.forEach(prepare));
  // Once for each day that is shown, however often it is reloaded.
  useEffect(() => (shown === undefined ? undefined : whenIdle(() => prepareBeside())), [shown]);
  return { prepared, prepare };
}
