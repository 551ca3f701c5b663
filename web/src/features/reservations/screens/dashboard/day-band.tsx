import type { Location } from '@chargerota/contract';
import { dayHours, openInterval, takesWalkIns } from '@chargerota/domain';
import type { BookingRules, LocalDate, Period } from '@chargerota/domain';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { weekOf } from '../../../locations/api.ts';
import { DayRibbon } from '../../components/day-ribbon.tsx';
import { subtract } from '../../components/grid-model.ts';
import { peakPeriods } from '../../location-day.ts';

type DayBandProps = {
  location: Location;
  rules: BookingRules;
  date: LocalDate;
  mine: readonly Period[];
  now: Date;
};

const BEGINNING_OF_TIME = new Date(-8.64e15);

/** A day at a location by its hours and rules: when to reserve, when one can just plug in, and one's own time. */
export function DayBand({ location, rules, date, mine, now }: DayBandProps): ReactNode {
  const { timezone } = location;
  const day = useMemo(() => {
    const open = openInterval(date, weekOf(location), timezone);
    return {
      columns: dayHours(date, timezone),
      openIntervals: open ? [open] : [],
      peak: peakPeriods(date, rules, timezone),
    };
  }, [date, location, rules, timezone]);
  const offPeak = takesWalkIns(rules) ? subtract(day.openIntervals, day.peak) : [];
  return (
    <DayRibbon
      locationName={location.name}
      timeZone={timezone}
      {...day}
      walkIn={subtract(offPeak, [{ startsAt: BEGINNING_OF_TIME, endsAt: now }])}
      mine={mine}
      now={now}
    />
  );
}
