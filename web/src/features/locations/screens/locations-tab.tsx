import { m } from '@chargerota/messages';
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
  const { data: limit, isPending: isLimitPending } = useQuery(locationLimitQuery(organization.id));
  const query = new URLSearchParams(useSearch());
  const shownId = query.get('location');
  // The Billing tab also uses `add` in its address. When it opens, this tab is rendered once more with that address, so
  // the name of the tab is checked too.
  const [open, setOpen] = useOpenDialog(query.get('tab') === 'locations' && query.has('add'));
  // Kept here, so that it is still set when the person returns from a location's chargers.
  const [sought, setSought] = useState('');
  if (locations.isPending || isLimitPending) return <LocationSkeletons />;
  if (locations.isLoadingError) {
    return (
      <div className="list-failed">
        <ErrorState
          title={m.locations.theLocationsCouldNotBe}
          onRetry={() => void locations.refetch()}
          retrying={locations.isFetching}
        >
          {m.locations.theirChargersAndReservationsAre}
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
            title={m.locations.noChargingLocationsYet}
            action={
              <AddLocation
                disabledReason={disabledReason}
                wayOut={wayOutOf(locationObstacle(limit), LOCATIONS)}
                onAdd={() => setOpen({ dialog: 'add' })}
              >
                {m.locations.addYourFirstLocation}
              </AddLocation>
            }
          >
            {m.locations.aLocationIsAPlace}
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

/**
 * Which dialog is open. The form for a new location also opens when the address asks for it; the address then loses that
 * part, so that the same link opens the form again.
 */
function useOpenDialog(isAskedToAdd: boolean): [open: Open, setOpen: (open: Open) => void] {
  const [, navigate] = useLocation();
  const [open, setOpen] = useState<Open>(null);
  const [wasAsked, setWasAsked] = useState(false);
  // While rendering, not in an effect, so that the tab is never shown without the form.
  if (isAskedToAdd !== wasAsked) {
    setWasAsked(isAskedToAdd);
    if (isAskedToAdd) setOpen({ dialog: 'add' });
  }
  useEffect(() => {
    if (isAskedToAdd) navigate(LOCATIONS, { replace: true });
  }, [isAskedToAdd, navigate]);
  return [open, setOpen];
}
