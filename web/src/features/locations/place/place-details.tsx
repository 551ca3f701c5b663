import { m } from '@chargerota/messages';
import type { Location } from '@chargerota/contract';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Rating } from '../reviews/rating.tsx';
import { WhereToFind } from './where-to-find.tsx';

/** How others rate a location, and, when opened, where to find it and whom to call. */
export function PlaceDetails({ location }: { location: Location }): ReactNode {
  return (
    <div className="line gap-0-24">
      <Rating location={location} />
      <details className="where-more">
        <summary className="fold touch gap-6 sm mute">
          {location.contactPhone ? m.locationsPlace.whereToFindItAnd : m.locationsPlace.whereToFindIt}
          <ChevronDown className="ic ic-16 turns" aria-hidden="true" />
        </summary>
        <WhereToFind location={location} />
      </details>
    </div>
  );
}
