import type { Location, MyOrganization } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { locationLimitQuery, organizationLocationsQuery } from '../admin-api.ts';
import { wayOutOf } from '../../billing/way-out-words.ts';
import { DisplaysSection } from '../../displays/screens/links/displays-section.tsx';
import { LOCATIONS } from '../addresses.ts';
import { AddLocation } from '../components/add-location.tsx';
import { locationObstacle, whyNoLocation } from '../location-capacity.ts';
import { ChargersView } from './chargers/chargers-view.tsx';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { LocationDialog } from './editing/location-dialog.tsx';
import { LocationSkeletons, LocationsList } from './locations-list.tsx';
import '../styles/locations-tab.css';

type LocationsTabProps = { organization: MyOrganization };

/** The subject of the open dialog. */
type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; location: Location } | null;

/**
 * The organization's locations, which can be added, changed and deleted, and the chargers of one of them
 * (`&location=ID`). A link may open the form for a new one (`&add`).
 */
export function LocationsTab({ organization }: LocationsTabProps): ReactNode {
  const locations = useQuery(organizationLocationsQuery(organization.id));
  const limit = useQuery(locationLimitQuery(organization.id)).data;
  const query = new URLSearchParams(useSearch());
  const shownId = query.get('location');
  const [open, setOpen] = useState<Open>(null);
  // Billing's address asks for an add-on by the same word, and is there before this tab is gone.
  useAskedToAdd(query.get('tab') === 'locations' && query.has('add'), () => setOpen({ dialog: 'add' }));
  // Kept here, so that it is still set when the person returns from a location's chargers.
  const [sought, setSought] = useState('');
  if (locations.isPending) return <LocationSkeletons />;
  if (locations.isLoadingError) {
    return (
      <div className="list-failed">
        <ErrorState
          title="The locations could not be loaded"
          onRetry={() => void locations.refetch()}
          retrying={locations.isFetching}
        >
          Their chargers and reservations are safe.
        </ErrorState>
      </div>
    );
  }
  const shown = locations.data.find(({ id }) => id === shownId);
  const disabledReason = whyNoLocation(limit);
  const close = (): void => setOpen(null);
  const edit = (location: Location): void => setOpen({ dialog: 'edit', location });
  return (
    <>
      {shown && <ChargersView key={shown.id} location={shown} onEdit={() => edit(shown)} />}
      {!shown && locations.data.length === 0 && (
        <div className="list-failed">
          <EmptyState
            title="No charging locations yet"
            action={
              <AddLocation
                disabledReason={disabledReason}
                wayOut={wayOutOf(locationObstacle(limit), LOCATIONS)}
                onAdd={() => setOpen({ dialog: 'add' })}
              >
                Add Your First Location
              </AddLocation>
            }
          >
            A location is a place with chargers: its address, its opening hours and how many there are.
          </EmptyState>
        </div>
      )}
      {!shown && locations.data.length > 0 && (
        <LocationsList
          organizationId={organization.id}
          locations={locations.data}
          limit={limit}
          sought={sought}
          onSeek={setSought}
          onAdd={() => setOpen({ dialog: 'add' })}
          onEdit={edit}
          onDelete={(location) => setOpen({ dialog: 'delete', location })}
        />
      )}
      {!shown && <DisplaysSection organizationId={organization.id} locations={locations.data} />}
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <LocationDialog
          organization={organization}
          location={open.dialog === 'edit' ? open.location : null}
          back={LOCATIONS}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteLocationDialog organizationId={organization.id} location={open.location} onClose={close} />
      )}
    </>
  );
}

/** The address loses what it asked for, so that the same link opens the form again. */
function useAskedToAdd(isAsked: boolean, onAsked: () => void): void {
  const [, navigate] = useLocation();
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked !== wasAsked) {
    setWasAsked(isAsked);
    if (isAsked) onAsked();
  }
  useEffect(() => {
    if (isAsked) navigate(LOCATIONS, { replace: true });
  }, [isAsked, navigate]);
}
