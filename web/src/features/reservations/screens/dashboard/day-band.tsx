import type { Location } from '@chargerota/contract';
import { subtract, takesWalkIns } from '@chargerota/domain';
import type { BookingRules, LocalDate } from '@chargerota/domain';
import { useMemo } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { DayRibbon } from '../../components/day-ribbon.tsx';
import { hoursOf } from '../../location-day.ts';

type DayBandProps = {
  location: Location;
  rules: BookingRules;
  date: LocalDate;
  mine: ComponentProps<typeof DayRibbon>['mine'];
  now: Date;
};

/**
 * A location's day by its hours and rules: when a reservation is required, when walk-ins are allowed, and the person's
 * own time.
 */
export function DayBand({ location, rules, date, mine, now }: DayBandProps): ReactNode {
  const day = useMemo(() => hoursOf(location, date, rules), [location, date, rules]);
  const offPeak = takesWalkIns(rules) ? subtract(day.openIntervals, day.peak) : [];
  return (
    <DayRibbon
      locationName={location.name}
      timeZone={location.timezone}
      {...day}
      walkIn={offPeak}
      mine={mine}
      now={now}
    />
  );
}
