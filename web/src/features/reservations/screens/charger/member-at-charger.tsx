import type { Location, Reservation, Spot } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../../../../ui/page.tsx';
import { ErrorState, SkeletonRows } from '../../../../ui/states.tsx';
import { locationsQuery, spotsQuery } from '../../../locations/api.ts';
import { userReservationsQuery } from '../../api.ts';
import type { Member } from '../../member.ts';
import { NoLocations } from '../no-locations.tsx';
import { ChargerView } from './charger-view.tsx';
import { SpotLinks } from './spot-links.tsx';

type Loaded = { member: Member; locations: Location[]; spots: Spot[]; own: Reservation[] };

/** The charger that was scanned or chosen, or the list to choose from. */
export function MemberAtCharger({ member, spotId }: { member: Member; spotId: string | null }): ReactNode {
  const locations = useQuery(locationsQuery);
  const spots = useQuery(spotsQuery);
  const own = useQuery(userReservationsQuery(member.user.id));
  const failed = [locations, spots, own].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0)
    return (
      <Page title="At the charger">
        <ErrorState
          title="The chargers could not be loaded"
          retrying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach((query) => void query.refetch())}
        >
          Your reservations are not affected.
        </ErrorState>
      </Page>
    );
  if (!locations.data || !spots.data || !own.data)
    return (
      <Page title="At the charger">
        <SkeletonRows />
      </Page>
    );
  const loaded = { member, locations: locations.data, spots: spots.data, own: own.data };
  return <Charger key={spotId} {...loaded} spotId={spotId} />;
}

function Charger({ spotId, ...loaded }: Loaded & { spotId: string | null }): ReactNode {
  const { locations, spots } = loaded;
  const spot = spots.find(({ id }) => id === spotId);
  const location = locations.find(({ id }) => id === spot?.locationId);
  if (spot && location) return <ChargerView {...loaded} location={location} spot={spot} />;
  if (locations.length === 0)
    return (
      <Page title="At the charger">
        <NoLocations organization={loaded.member.organization} />
      </Page>
    );
  return (
    <Page title={spotId ? 'This charger is out of use' : 'Which charger are you at?'}>
      <p className="mute">
        {spotId ? 'Choose another one.' : 'Its number is on the charger or on the sheet beside it.'}
      </p>
      {locations.map(({ id, name }) => (
        <section key={id} className="at-place" aria-labelledby={`at-${id}`}>
          <h2 id={`at-${id}`}>{name}</h2>
          <SpotLinks spots={spots.filter(({ locationId }) => locationId === id)} />
        </section>
      ))}
    </Page>
  );
}
