import { m } from '@chargerota/messages';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { CarFrame } from '../../car-frame.tsx';
import { AvailabilityNav } from './availability-nav.tsx';
import { BuildingSection } from './building-section.tsx';
import { BUILDINGS, hasPeakHours, KIND_WORDS, SUMMARY } from './chargers.ts';
import type { HourKind } from './chargers.ts';
import { DateChoice } from './date-choice.tsx';
import './car-availability.css';

const KINDS: readonly HourKind[] = ['walk-in', 'reservation', 'occupied', 'closed'];

/** Every charger by the hour, in three buildings. */
export function CarAvailabilityScreen(): ReactNode {
  const [today] = useState(() => new Date());
  const [date, setDate] = useState(today);
  return (
    <CarFrame title={m.demoCarAvailability.availability} nav={<AvailabilityNav />}>
      <div className="dma stack gap-16">
        <DateChoice today={today} date={date} onDate={setDate} />
        <Summary />
        <p className="dm-card dm-tell">
          <Clock className="ic" aria-hidden="true" />
          <span className="stack">
            <b>
              {hasPeakHours(date.getDay())
                ? m.demoCarAvailability.peakHoursActive
                : m.demoCarAvailability.noPeakHours}
            </b>
            <span className="dm-note">{m.demoCarAvailability.onWeekdaysAReservationIs}</span>
          </span>
        </p>
        <ul className="dm-legend line sm gap-8-20 mute" aria-label={m.demoCarAvailability.legend}>
          {KINDS.map((kind) => (
            <li key={kind} className="row gap-8">
              <span className="dma-cell" data-kind={kind} />
              {KIND_WORDS[kind]}
            </li>
          ))}
        </ul>
        {BUILDINGS.map((building, index) => (
          <BuildingSection
            key={building.name}
            building={building}
            weekday={date.getDay()}
            startsOpen={index === 0}
          />
        ))}
      </div>
    </CarFrame>
  );
}

function Summary(): ReactNode {
  return (
    <dl className="dm-card dm-figures">
      {SUMMARY.map(({ value, label }) => (
        <div key={label}>
          <dt className="sm mute">{label}</dt>
          <dd className="fig">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
