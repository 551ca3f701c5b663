import type { ReactNode } from 'react';
import { countOf, SITES } from './sites.ts';
import type { Site } from './sites.ts';

/** Where the sites of the sample lie, in percent of the drawing. */
const PLACES: Record<string, { left: string; top: string }> = {
  'Building A': { left: '26%', top: '46%' },
  'Building B': { left: '62%', top: '24%' },
  'Building C': { left: '76%', top: '70%' },
};

/** A drawn map of no real place, with the sites that the search has left. */
export function SiteMap({ sites }: { sites: readonly Site[] }): ReactNode {
  return (
    <section className="dm-card dms-map" aria-labelledby="map">
      <h2 id="map">Map View</h2>
      <div>
        <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className="dms-water" d="M0 196c70-18 120 12 190 6s120-40 210-26v64H0z" />
          <path className="dms-road" d="M-10 112c90 10 150-22 230-16s120 30 190 22" />
          <path className="dms-road" d="M150-10c6 60-14 110 6 160s4 70 0 100M286-10c-6 70 22 110 8 260" />
          <path className="dms-lane" d="M40-10l20 118M-10 52l160 8 140-22 120 6M60 108l-20 90" />
        </svg>
        <ul>
          {sites.map((site) => (
            <li key={site.name} style={PLACES[site.name]}>
              <b className="fig">{countOf(site, 'available')}</b>
              <span>{site.name}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="dm-note">
        Each figure is the number of spots that are available.
        {sites.length < SITES.length && ' The search has left out the other sites.'}
      </p>
    </section>
  );
}
