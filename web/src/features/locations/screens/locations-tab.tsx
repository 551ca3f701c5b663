import type { Location, MyOrganization } from '@chargerota/contract';
import { isWithinLimit } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { differingZone } from '../../../lib/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState, ErrorState, SkeletonRows } from '../../../ui/states.tsx';
import { toast } from '../../../ui/toast.ts';
import type { PlanRoom } from '../../organizations/plan-room.ts';
import { organizationLocationsQuery, useUpdateLocation } from '../admin-api.ts';
import { LOCATION_TYPE_NAMES } from '../location-form.ts';
import { DeleteLocationDialog } from './delete-location-dialog.tsx';
import { LocationDialog } from './location-dialog.tsx';
import './locations-tab.css';

type LocationsTabProps = { organization: MyOrganization; room: PlanRoom };

/** What a dialog is open for. */
type Open = { dialog: 'add' } | { dialog: 'edit' | 'delete'; location: Location } | null;

/** The organization's locations, and how to add, change and delete them. */
export function LocationsTab({ organization, room }: LocationsTabProps): ReactNode {
  const locations = useQuery(organizationLocationsQuery(organization.id));
  const [open, setOpen] = useState<Open>(null);
  if (locations.isPending) return <SkeletonRows rows={3} />;
  if (locations.isError) {
    return (
      <div className="o-fail">
        <ErrorState
          title="The locations could not be read"
          onRetry={() => void locations.refetch()}
          retrying={locations.isFetching}
        >
          Their chargers and reservations are safe.
        </ErrorState>
      </div>
    );
  }
  const active = locations.data.filter(({ isActive }) => isActive);
  const barred = whyNoneCanBeAdded(room, active.length);
  const close = (): void => setOpen(null);
  return (
    <>
      {locations.data.length === 0 ? (
        <div className="o-fail">
          <EmptyState
            title="No charging locations yet"
            action={
              <AddButton barred={barred} onAdd={() => setOpen({ dialog: 'add' })}>
                Add Your First Location
              </AddButton>
            }
          >
            A location is a place with chargers: its address, its opening hours and how many there are.
          </EmptyState>
        </div>
      ) : (
        <section aria-labelledby="locations-all">
          <header className="o-h ol-h">
            <h2 id="locations-all">Locations</h2>
            <span className="fig mute">{active.length}</span>
            <AddButton barred={barred} onAdd={() => setOpen({ dialog: 'add' })}>
              Add Location
            </AddButton>
          </header>
          <ul className="rows">
            {locations.data.map((location) => (
              <LocationRow
                key={location.id}
                organizationId={organization.id}
                location={location}
                barred={barred}
                onEdit={() => setOpen({ dialog: 'edit', location })}
                onDelete={() => setOpen({ dialog: 'delete', location })}
              />
            ))}
          </ul>
        </section>
      )}
      {(open?.dialog === 'add' || open?.dialog === 'edit') && (
        <LocationDialog
          organization={organization}
          location={open.dialog === 'edit' ? open.location : null}
          limits={room.limits}
          onClose={close}
        />
      )}
      {open?.dialog === 'delete' && (
        <DeleteLocationDialog organizationId={organization.id} location={open.location} onClose={close} />
      )}
    </>
  );
}

function whyNoneCanBeAdded({ barred, label, limits }: PlanRoom, active: number): string | null {
  if (barred) return barred;
  if (isWithinLimit(active + 1, limits.locations)) return null;
  const places = limits.locations === 1 ? '1 location' : `${limits.locations} locations`;
  return `Your ${label} plan has room for ${places}.`;
}

type AddButtonProps = { barred: string | null; onAdd: () => void; children: string };

/** The way to a new location; where the plan has no room for one, it says so instead of opening. */
function AddButton({ barred, onAdd, children }: AddButtonProps): ReactNode {
  return (
    <div className="ol-add">
      <Button
        look="primary"
        disabled={barred !== null}
        onClick={onAdd}
        {...(barred && { 'aria-describedby': 'add-barred' })}
      >
        <Plus className="ic ic-16" aria-hidden="true" />
        {children}
      </Button>
      {barred && (
        <p className="hint" id="add-barred">
          {barred}
        </p>
      )}
    </div>
  );
}

type LocationRowProps = {
  organizationId: string;
  location: Location;
  barred: string | null;
  onEdit: () => void;
  onDelete: () => void;
};

function LocationRow({ organizationId, location, barred, onEdit, onDelete }: LocationRowProps): ReactNode {
  const update = useUpdateLocation(organizationId);
  const { name, isActive } = location;
  const reactivate = (): void =>
    update.mutate(
      { id: location.id, changes: { isActive: true } },
      {
        onSuccess: () => toast({ title: 'Location Updated', description: `${name} can be reserved again.` }),
      },
    );
  return (
    <li className={isActive ? 'ol' : 'ol is-off'}>
      <span className="ol-c">
        <b className="fig fig-28">{location.totalSpots}</b>
        <span className="unit">{location.totalSpots === 1 ? 'charger' : 'chargers'}</span>
      </span>
      <span className="ol-n">
        <span className="strong">{name}</span>
        <span className="sm mute">{location.address}</span>
      </span>
      <span className="ol-t sm mute">
        <span>{LOCATION_TYPE_NAMES[location.locationType]}</span>
        <span>{hoursText(location, useNow())}</span>
      </span>
      <span className="ol-s">
        <Badge tone={isActive ? 'ok' : 'off'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </span>
      <span className="ol-a">
        <Button look="quiet" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {isActive ? (
          <Button look="loss" aria-label={`Delete ${name}`} onClick={onDelete}>
            Delete
          </Button>
        ) : (
          // Where the plan has no room, the line above the list says why.
          <Button
            look="quiet"
            aria-label={`Reactivate ${name}`}
            busy={update.isPending}
            disabled={barred !== null}
            {...(barred && { 'aria-describedby': 'add-barred' })}
            onClick={reactivate}
          >
            Reactivate
          </Button>
        )}
      </span>
    </li>
  );
}

/** The week in a line, with the zone where its clocks are not the viewer's. */
function hoursText({ operatingHours, timezone }: Location, now: Date): string {
  const zone = differingZone(now, timezone);
  return zone ? `${operatingHours} (${zone})` : operatingHours;
}
