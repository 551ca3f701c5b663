import type { Location, MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../ui/states.tsx';
import { organizationLocationsQuery } from '../../locations/admin-api.ts';
import { LOCATION_TYPE_NAMES } from '../../locations/words.ts';
import { AddLocation } from './add-location.tsx';
import { DeleteLocation, EditLocation } from './location-dialogs.tsx';

type Open = { dialog: 'edit' | 'delete'; location: Location } | null;

/** Adds a location in one line, and lists what there is. */
export function LocationsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const locations = useQuery(organizationLocationsQuery(organization.id));
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <section aria-labelledby="add-location">
        <header className="o-h">
          <h2 id="add-location">Add a location</h2>
        </header>
        <AddLocation organization={organization} />
      </section>
      <section aria-labelledby="locations">
        <header className="o-h">
          <h2 id="locations">Locations</h2>
          {locations.data && <span className="fig mute">{locations.data.length}</span>}
        </header>
        {locations.isPending && (
          <SkeletonList row="ad-loc">
            {(row) => (
              <>
                <span className="ad-person">
                  <Skeleton width={168 - row * 20} />
                  <span className="sm">
                    <Skeleton width={130} />
                  </span>
                </span>
                <span className="sm ad-facts">
                  <Skeleton width={84} />
                  <Skeleton width={60} />
                </span>
                <span className="badge">
                  <Skeleton width={66} />
                </span>
                <span className="ad-acts sk-acts" />
              </>
            )}
          </SkeletonList>
        )}
        {locations.isLoadingError && (
          <ErrorState
            title="The locations could not be read"
            onRetry={() => void locations.refetch()}
            retrying={locations.isFetching}
          >
            Their chargers and reservations are safe.
          </ErrorState>
        )}
        {locations.data?.length === 0 && (
          <EmptyState title="No charging locations yet">
            A location is a place with chargers. Members can reserve there as soon as it is added.
          </EmptyState>
        )}
        <ul className="rows">
          {locations.data?.map((location) => (
            <LocationRow key={location.id} location={location} onOpen={setOpen} />
          ))}
        </ul>
      </section>
      {open?.dialog === 'edit' && (
        <EditLocation organizationId={organization.id} location={open.location} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteLocation organizationId={organization.id} location={open.location} onClose={close} />
      )}
    </>
  );
}

type LocationRowProps = { location: Location; onOpen: (open: Open) => void };

function LocationRow({ location, onOpen }: LocationRowProps): ReactNode {
  const { name, address, totalSpots, locationType, isActive } = location;
  return (
    <li className="ad-loc">
      <span className="ad-person">
        <span className={isActive ? 'strong' : 'strong mute'}>{name}</span>
        <span className="sm mute">{address}</span>
      </span>
      <span className="sm mute ad-facts">
        <span>
          <b className="fig">{totalSpots}</b> {totalSpots === 1 ? 'charger' : 'chargers'}
        </span>
        <span>{LOCATION_TYPE_NAMES[locationType]}</span>
      </span>
      <Badge tone={isActive ? 'ok' : 'off'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      <span className="ad-acts">
        <Button look="quiet" aria-label={`Edit ${name}`} onClick={() => onOpen({ dialog: 'edit', location })}>
          Edit
        </Button>
        {isActive && (
          <Button
            look="loss"
            aria-label={`Delete ${name}`}
            onClick={() => onOpen({ dialog: 'delete', location })}
          >
            Delete
          </Button>
        )}
      </span>
    </li>
  );
}
