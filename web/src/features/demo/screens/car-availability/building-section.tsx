import { m } from '@chargerota/messages';
import { ChevronDown, Clock, User } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { ScrollFrame } from '../../../../ui/scroll-frame.tsx';
import { shortHour } from '../../hours.ts';
import { GRID_HOURS, KIND_WORDS, kindAt } from './chargers.ts';
import type { Building, HourKind } from './chargers.ts';

type BuildingSectionProps = { building: Building; weekday: number; startsOpen: boolean };

/** A building that unfolds into its chargers by the hour. */
export function BuildingSection({ building, weekday, startsOpen }: BuildingSectionProps): ReactNode {
  const id = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <section className="dm-card dma-building" aria-labelledby={id}>
      <h2 className="dm-name" id={id}>
        <button
          type="button"
          className="row ends gap-16"
          aria-expanded={isOpen}
          aria-controls={`${id}-chargers`}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="stack">
            {building.name}
            <span className="dm-note">
              {m.demoCarAvailability.placeCountChargers({
                place: building.place,
                count: building.chargers.length,
              })}
            </span>
          </span>
          <ChevronDown className="ic turns" aria-hidden="true" />
        </button>
      </h2>
      <div id={`${id}-chargers`} hidden={!isOpen}>
        {isOpen && <ChargerGrid building={building} weekday={weekday} />}
      </div>
    </section>
  );
}

type ChargerGridProps = Pick<BuildingSectionProps, 'building' | 'weekday'>;

function ChargerGrid({ building, weekday }: ChargerGridProps): ReactNode {
  const label = m.demoCarAvailability.chargersOfNameByThe({ name: building.name });
  return (
    <ScrollFrame className="dma-frame" label={label}>
      <table className="dm-table xs fig" aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{m.demoCarAvailability.charger}</th>
            {GRID_HOURS.map((hour) => (
              <th key={hour} scope="col">
                {shortHour(hour)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {building.chargers.map((charger) => (
            <tr key={charger.name}>
              <th scope="row">
                <b className="stack strong sm ink">{charger.name}</b> <span>{charger.power}</span>
              </th>
              {GRID_HOURS.map((hour) => (
                <td key={hour}>
                  <Cell kind={kindAt(building, charger, weekday, hour)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function Cell({ kind }: { kind: HourKind }): ReactNode {
  return (
    <span className="dma-cell" data-kind={kind} title={KIND_WORDS[kind]}>
      {kind === 'reservation' && <Clock className="ic ic-14" aria-hidden="true" />}
      {kind === 'occupied' && <User className="ic ic-14" aria-hidden="true" />}
      <span className="vh">{KIND_WORDS[kind]}</span>
    </span>
  );
}
