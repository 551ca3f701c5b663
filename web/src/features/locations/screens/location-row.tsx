import type { Location } from '@chargerota/contract';
import { describeToday, formatAddress, localDate, pluralOf } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { chargersAddress } from '../addresses.ts';
import { weekOf } from '../api.ts';
import { ReactivateLocation } from '../components/reactivate-location.tsx';
import { Rating } from '../reviews/rating.tsx';
import { ACCESS_TYPE_NAMES, LOCATION_TYPE_NAMES } from '../words.ts';

type LocationRowProps = {
  organizationId: string;
  location: Location;
  /** The reason why no location can be reactivated, or null. */
  disabledReason: string | null;
  onEdit: () => void;
  onDelete: () => void;
};

/** A location's row: chargers, address, kind, today's hours, state, and actions. */
export function LocationRow({
  organizationId,
  location,
  disabledReason,
  onEdit,
  onDelete,
}: LocationRowProps): ReactNode {
  const { id, name, isActive, totalSpots } = location;
  return (
    <li className={isActive ? 'ol stack mid py-12' : 'ol stack mid py-12 is-off'}>
      <span className="ol-c">
        <b className="fig fig-28">{totalSpots}</b>
        <span className="unit">{pluralOf(totalSpots, 'charger', 'chargers')}</span>
      </span>
      <span className="ol-n words">
        <span className="strong">{name}</span>
        <span className="sm mute">{formatAddress(location)}</span>
        <Rating location={location} />
      </span>
      <span className="ol-t sm mute">
        <span>
          {LOCATION_TYPE_NAMES[location.locationType]}, {ACCESS_TYPE_NAMES[location.accessType].toLowerCase()}
        </span>
        <span>{todayText(location, useNow())}</span>
      </span>
      <span className="ol-s">
        <Badge tone={isActive ? 'ok' : 'off'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </span>
      <span className="ol-a line gap-4 flush-start">
        <ButtonLink look="quiet" href={chargersAddress(id)}>
          Chargers<span className="vh"> of {name}</span>
        </ButtonLink>
        <Button look="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {isActive ? (
          <Button look="loss" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        ) : (
          // If the plan allows no more locations, the line above the list explains that.
          <ReactivateLocation
            organizationId={organizationId}
            location={location}
            disabledReasonId={disabledReason === null ? null : 'add-disabled-reason'}
          />
        )}
      </span>
    </li>
  );
}

/** Today's hours on the location's clocks, with its zone if they differ from the viewer's. */
function todayText(location: Location, now: Date): string {
  const { timezone } = location;
  const hours = describeToday(localDate(now, timezone), weekOf(location));
  const zone = differingZone(now, timezone);
  const text = /^\d/.test(hours) ? `Today ${hours}` : hours;
  return zone ? `${text} (${zone})` : text;
}
