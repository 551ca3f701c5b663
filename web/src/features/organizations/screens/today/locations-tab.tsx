import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import type { Location, MyOrganization } from '@chargerota/contract';
import { formatAddress } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState, ErrorState, Skeleton, SkeletonList } from '../../../../ui/states.tsx';
import { wayOutOf } from '../../../billing/way-out-words.ts';
import { locationLimitQuery, organizationLocationsQuery } from '../../../locations/admin-api.ts';
import { LocationsHeader } from '../../../locations/components/locations-header.tsx';
import { ReactivateLocation } from '../../../locations/components/reactivate-location.tsx';
import { locationObstacle, whyNoLocation } from '../../../locations/location-capacity.ts';
import { DeleteLocationDialog } from '../../../locations/screens/delete-location-dialog.tsx';
import { LocationDialog } from '../../../locations/screens/editing/location-dialog.tsx';
import { LOCATION_TYPE_NAMES } from '../../../locations/words.ts';

type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; location: Location } | null;

/** This tab, to come back to. */
const TODAY_LOCATIONS = `${paths.admin}?tab=locations`;

/** The locations, which can be added, changed and deleted by the dialogs of the organization's screen. */
export function LocationsTab({ organization }: { organization: MyOrganization }): ReactNode {
  const locations = useQuery(organizationLocationsQuery(organization.id));
  const { data: limit, isPending } = useQuery(locationLimitQuery(organization.id));
  const disabledReason = whyNoLocation(limit);
  const wayOut = wayOutOf(locationObstacle(limit), TODAY_LOCATIONS);
  // Both together: what the plan allows stands above the rows.
  const known = isPending ? undefined : locations.data;
  const active = known?.filter(({ isActive }) => isActive) ?? [];
  const inactive = known?.filter(({ isActive }) => !isActive) ?? [];
  const [open, setOpen] = useState<Open>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <section aria-labelledby="locations">
        <LocationsHeader
          id="locations"
          count={known && active.length}
          limit={limit}
          back={TODAY_LOCATIONS}
          onAdd={() => setOpen({ dialog: 'add' })}
        />
        {!known && !locations.isLoadingError && (
          <SkeletonList row="ad-loc pair mid py-12">
            {(row) => (
              <>
                <span className="words">
                  <Skeleton width={168 - row * 20} />
                  <span className="sm">
                    <Skeleton width={130} />
                  </span>
                </span>
                <span className="sm ad-facts words">
                  <Skeleton width={84} />
                  <Skeleton width={60} />
                </span>
                <span className="badge">
                  <Skeleton width={66} />
                </span>
                <span className="ad-acts line gap-4 sk-acts" />
              </>
            )}
          </SkeletonList>
        )}
        {locations.isLoadingError && (
          <ErrorState
            title={m.organizationsToday.theLocationsCouldNotBe}
            onRetry={() => void locations.refetch()}
            retrying={locations.isFetching}
          >
            {m.organizationsToday.theirChargersAndReservationsAre}
          </ErrorState>
        )}
        {known && active.length === 0 && (
          <EmptyState title={m.organizationsToday.noChargingLocationsYet}>
            {m.organizationsToday.aLocationIsAPlace}
          </EmptyState>
        )}
        <ul className="rows">
          {active.map((location) => (
            <LocationRow key={location.id} location={location}>
              <Button
                look="quiet"
                aria-label={m.common.editName({ name: location.name })}
                onClick={() => setOpen({ dialog: 'edit', location })}
              >
                {m.common.edit}
              </Button>
              <Button
                look="loss"
                aria-label={m.organizationsToday.deleteName({ name: location.name })}
                onClick={() => setOpen({ dialog: 'delete', location })}
              >
                {m.common.deleteIt}
              </Button>
            </LocationRow>
          ))}
        </ul>
      </section>
      {inactive.length > 0 && (
        <section aria-labelledby="locations-inactive">
          <header className="list-head">
            <h2 id="locations-inactive">{m.organizationsToday.inactiveLocations}</h2>
            <span className="fig mute">{inactive.length}</span>
          </header>
          {disabledReason && (
            <p className="sm">
              <span id="reactivate-disabled-reason">{disabledReason}</span>{' '}
              {wayOut && (
                <Link className="link" href={wayOut.href}>
                  {wayOut.label}
                </Link>
              )}
            </p>
          )}
          <ul className="rows">
            {inactive.map((location) => (
              <LocationRow key={location.id} location={location}>
                <ReactivateLocation
                  organizationId={organization.id}
                  location={location}
                  disabledReasonId={disabledReason === null ? null : 'reactivate-disabled-reason'}
                />
              </LocationRow>
            ))}
          </ul>
        </section>
      )}
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <LocationDialog
          organization={organization}
          location={open.dialog === 'edit' ? open.location : null}
          back={TODAY_LOCATIONS}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteLocationDialog organizationId={organization.id} location={open.location} onClose={close} />
      )}
    </>
  );
}

type LocationRowProps = {
  location: Location;
  /** The row's buttons. */
  children: ReactNode;
};

function LocationRow({ location, children }: LocationRowProps): ReactNode {
  const { name, totalSpots, locationType, isActive } = location;
  return (
    <li className="ad-loc pair mid py-12">
      <span className="words">
        <span className={isActive ? 'strong' : 'strong mute'}>{name}</span>
        <span className="sm mute">{formatAddress(location)}</span>
      </span>
      <span className="sm mute ad-facts words">
        <span>
          <Rich
            of={m.organizationsToday.numberOfChargers({ count: totalSpots })}
            b={(it) => <b className="fig">{it}</b>}
          />
        </span>
        <span>{LOCATION_TYPE_NAMES[locationType]}</span>
      </span>
      <Badge tone={isActive ? 'ok' : 'off'}>
        {isActive ? m.organizationsToday.active : m.organizationsToday.inactive}
      </Badge>
      <span className="ad-acts line gap-4">{children}</span>
    </li>
  );
}
