import { m } from '@chargerota/messages';
import type { LocationLimit } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { wayOutOf } from '../../billing/way-out-words.ts';
import { capacityLeft, locationObstacle, whyNoLocation } from '../location-capacity.ts';
import { AddLocation } from './add-location.tsx';
import '../styles/locations-tab.css';

type LocationsHeaderProps = {
  /** The id of the heading. */
  id: string;
  /** The active locations; undefined while loading. */
  count: number | undefined;
  limit: LocationLimit | undefined;
  /** The address of this list, to come back to from where more can be had. */
  back: string;
  onAdd: () => void;
  /** The search. */
  children?: ReactNode;
};

/** The heading of a list of locations, with the button for a new one. */
export function LocationsHeader({
  id,
  count,
  limit,
  back,
  onAdd,
  children,
}: LocationsHeaderProps): ReactNode {
  return (
    <header className="list-head ol-h">
      <h2 id={id}>{m.common.locations}</h2>
      {count !== undefined && <span className="fig mute">{count}</span>}
      {children}
      <AddLocation
        disabledReason={whyNoLocation(limit)}
        wayOut={wayOutOf(locationObstacle(limit), back)}
        capacity={capacityLeft(limit)}
        onAdd={onAdd}
      >
        {m.locations.addLocation}
      </AddLocation>
    </header>
  );
}
