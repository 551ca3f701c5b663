import { m } from '@chargerota/messages';
import type { Location, LocationLimit } from '@chargerota/contract';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextInput } from '../../../ui/field.tsx';
import { Skeleton, SkeletonList } from '../../../ui/states.tsx';
import { LOCATIONS } from '../addresses.ts';
import { LocationsHeader } from '../components/locations-header.tsx';
import { whyNoLocation } from '../location-capacity.ts';
import { LocationRow } from './location-row.tsx';
import { plainText } from '../../../lib/plain-text.ts';

/** The search is shown from this many locations on; a shorter list is easy to read. */
const SEARCHED_FROM = 8;

type LocationsListProps = {
  organizationId: string;
  locations: readonly Location[];
  limit: LocationLimit | undefined;
  sought: string;
  onSeek: (sought: string) => void;
  onAdd: () => void;
  onEdit: (location: Location) => void;
  onDelete: (location: Location) => void;
};

/** The active locations, then the deactivated ones. */
export function LocationsList(props: LocationsListProps): ReactNode {
  const { organizationId, locations, limit, sought, onSeek, onAdd, onEdit, onDelete } = props;
  const disabledReason = whyNoLocation(limit);
  const found = locations.filter((location) => matches(location, sought));
  const inactive = found.filter(({ isActive }) => !isActive);
  const rowsOf = (shown: readonly Location[]): ReactNode => (
    <ul className="rows">
      {shown.map((location) => (
        <LocationRow
          key={location.id}
          organizationId={organizationId}
          location={location}
          disabledReason={disabledReason}
          onEdit={() => onEdit(location)}
          onDelete={() => onDelete(location)}
        />
      ))}
    </ul>
  );
  return (
    <>
      <section aria-labelledby="locations-all">
        <LocationsHeader
          id="locations-all"
          count={locations.filter(({ isActive }) => isActive).length}
          limit={limit}
          back={LOCATIONS}
          onAdd={onAdd}
        >
          {locations.length >= SEARCHED_FROM && (
            <span className="with-icon slim ol-search">
              <Search className="ic ic-16" aria-hidden="true" />
              <TextInput
                type="search"
                placeholder={m.locations.nameOrAddress}
                aria-label={m.locations.searchLocations}
                value={sought}
                onChange={({ target }) => onSeek(target.value)}
              />
            </span>
          )}
        </LocationsHeader>
        {rowsOf(found.filter(({ isActive }) => isActive))}
        <output className="mute o-more ol-none">
          {found.length === 0 && m.locations.noLocationByThatName}
        </output>
      </section>
      {inactive.length > 0 && (
        <section aria-labelledby="locations-inactive">
          <header className="list-head">
            <h2 id="locations-inactive">{m.common.inactive}</h2>
            <span className="fig mute">{inactive.length}</span>
          </header>
          {rowsOf(inactive)}
        </section>
      )}
    </>
  );
}

/** Skeletons with the columns and heights of the locations' rows. */
export const LocationSkeletons = (): ReactNode => (
  <>
    <div className="list-head ol-h">
      <Skeleton width={88} />
    </div>
    <SkeletonList row="ol stack mid py-12">
      {(row) => (
        <>
          <span className="ol-c">
            <b className="fig-28">
              <Skeleton width={30} />
            </b>
            <span className="sm">
              <Skeleton width={52} />
            </span>
          </span>
          <span className="ol-n words">
            <span className="strong">
              <Skeleton width={168 - (row % 3) * 22} />
            </span>
            <span className="sm">
              <Skeleton width={`min(100%, ${230 - (row % 2) * 30}px)`} />
            </span>
          </span>
          <span className="ol-t sm">
            <Skeleton width={120} />
            <Skeleton width={168} />
          </span>
          <span className="ol-s">
            <Skeleton width={66} />
          </span>
          <span className="ol-a line gap-4 flush-start sk-acts" />
        </>
      )}
    </SkeletonList>
  </>
);

/** Whether each search word occurs in the name or the address. */
function matches({ name, address, city, state, zipCode }: Location, sought: string): boolean {
  const text = plainText([name, address, city, state, zipCode].join(' '));
  return plainText(sought)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
