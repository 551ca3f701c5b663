import type { Location } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { Rating } from '../reviews/rating.tsx';
import { WhereToFind } from './where-to-find.tsx';

/** How others rate a location, and, when opened, where to find it and whom to call. */
export function PlaceDetails({ location }: { location: Location }): ReactNode {
  return (
    <div className="where-row">
      <Rating location={location} />
      <details className="where-more">
        <summary>Where to find it, and whom to call</summary>
        <WhereToFind location={location} />
      </details>
    </div>
  );
}
