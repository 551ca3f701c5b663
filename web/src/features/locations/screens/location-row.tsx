import { Rich } from '../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { describeToday, formatAddress, localDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone } from '../../../lib/dates.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { chargersAddress, closeAddress } from '../addresses.ts';
import { weekOf } from '../api.ts';
import { ReactivateLocation } from '../components/reactivate-location.tsx';
import { dayKind } from '../day-kind.ts';
import { Rating } from '../reviews/rating.tsx';
import { LOCATION_TYPE_NAMES } from '../words.ts';

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
        <span className="unit">{m.locations.chargersUnit({ count: totalSpots })}</span>
      </span>
      <span className="ol-n words">
        <span className="strong">{name}</span>
        <span className="sm mute">{formatAddress(location)}</span>
        <Rating location={location} />
      </span>
      <span className="ol-t sm mute">
        <span>
          {LOCATION_TYPE_NAMES[location.locationType]}, {m.locations.accessAfterType[location.accessType]}
        </span>
        <span>{todayText(location, useNow())}</span>
      </span>
      <span className="ol-s">
        <Badge tone={isActive ? 'ok' : 'off'}>{isActive ? m.common.active : m.common.inactive}</Badge>
      </span>
      <span className="ol-a line gap-4 flush-start">
        <ButtonLink look="quiet" href={chargersAddress(id)}>
          <Rich of={m.locations.chargersOfName} span={(it) => <span className="vh">{it}</span>} name={name} />
        </ButtonLink>
        <Button look="quiet" aria-label={m.common.editName({ name })} onClick={onEdit}>
          {m.common.edit}
        </Button>
        {isActive && (
          <ButtonLink look="quiet" href={closeAddress(id)}>
            <Rich
              of={m.locationsClosures.closeNameForATime}
              vh={(it) => <span className="vh">{it}</span>}
              name={name}
            />
          </ButtonLink>
        )}
        {isActive ? (
          <Button look="loss" aria-label={m.locations.deleteLocation({ name })} onClick={onDelete}>
            {m.common.deleteIt}
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
  const date = localDate(now, timezone);
  const week = weekOf(location);
  const hours = describeToday(date, week);
  const zone = differingZone(now, timezone);
  const text = dayKind(date, week) === 'times' ? m.locations.todayHours({ hours }) : hours;
  return zone ? `${text} (${zone})` : text;
}
