import { countedWords } from '@chargerota/domain';
import { Search, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CarChips } from '../../car-chips.tsx';
import { CarFrame } from '../../car-frame.tsx';
import { SiteCard } from './site-card.tsx';
import { countOf, FILTERS, isPointedOut, overviewOf, SITES, sitesFor, USAGE, USAGE_HOURS } from './sites.ts';
import type { Filter, Site } from './sites.ts';
import { longHour } from '../../hours.ts';
import './car-status.css';

/** What is free at three sites now, and when it is busy. */
export function CarStatusScreen(): ReactNode {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [showsMap, setShowsMap] = useState(false);
  const sites = sitesFor(words);
  return (
    <CarFrame title="Charging Status">
      <div className="dms stack gap-16">
        <label className="with-icon stack">
          <Search className="ic" aria-hidden="true" />
          <span className="vh">Search sites</span>
          <input
            className="input dms-search"
            type="search"
            placeholder="Search by building or street"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <Overview />
        <Filters filter={filter} onFilter={setFilter} />
        <div className="dms-sites stack gap-16 top">
          {sites.map((site) => (
            <SiteCard key={site.name} site={site} filter={filter} />
          ))}
        </div>
        <output className={sites.length > 0 ? 'vh' : 'dm-card dm-note'}>
          {sites.length > 0
            ? words.trim() && `${sites.length} of ${SITES.length} sites match.`
            : `No site matches “${words.trim()}”. Search for a building or a street.`}
        </output>
        <div className="dm-actions stack gap-12">
          <Link className="dm-btn is-main" href={`${paths.demoDashboard}?view=booking`}>
            Reserve Now
          </Link>
          <button
            type="button"
            className="dm-btn"
            aria-expanded={showsMap}
            onClick={() => setShowsMap(!showsMap)}
          >
            Map View
          </button>
        </div>
        {showsMap && <SiteMap sites={sites} />}
        <div className="dms-peak stack gap-16 top">
          <PeakHoursAlert />
          <UsageHeatmap />
        </div>
      </div>
    </CarFrame>
  );
}

function Overview(): ReactNode {
  const { available, percent, charging, total, occupied } = overviewOf(SITES);
  return (
    <section className="dm-card" aria-labelledby="overview">
      <h2 id="overview">Real-time Overview</h2>
      <dl className="dm-figures mt-12">
        <div>
          <dt className="sm mute">Available</dt>
          <dd className="fig">{available}</dd>
        </div>
        <div>
          <dt className="sm mute">Occupancy</dt>
          <dd className="fig">{percent}%</dd>
        </div>
        <div>
          <dt className="sm mute">Charging</dt>
          <dd className="fig">{charging}</dd>
        </div>
      </dl>
      <progress className="dms-progress" max={100} value={percent} aria-label="Occupancy" />
      <p className="dm-note">
        {occupied} of {total} spots are occupied.
      </p>
    </section>
  );
}

type FiltersProps = { filter: Filter; onFilter: (filter: Filter) => void };

function Filters({ filter, onFilter }: FiltersProps): ReactNode {
  return (
    <div>
      <CarChips legend="Point out spots" choices={FILTERS} value={filter} onChoose={onFilter} />
      <output className="dm-note stack mt-8">{pointedOutText(filter)}</output>
    </div>
  );
}

function pointedOutText(filter: Filter): string {
  if (filter === 'all') return 'Choose what to point out among the spots below.';
  const count = SITES.flatMap((site) => site.spots.filter((spot) => isPointedOut(filter, site, spot))).length;
  const words = { available: 'available', 'fast-charging': 'fast chargers', reserved: 'reserved' };
  return `${countedWords(count, 'spot is', 'spots are')} ${words[filter]}. ${count === 1 ? 'It is' : 'They are'} outlined below.`;
}

function PeakHoursAlert(): ReactNode {
  return (
    <section className="dm-card dm-tell" aria-labelledby="peak">
      <TriangleAlert className="ic" aria-hidden="true" />
      <div>
        <h2 id="peak" className="dm-name">
          Peak Hours Alert
        </h2>
        <p className="pretty">Demand is high from 12:00 PM - 2:00 PM.</p>
        <dl className="line gap-8-20 mt-12">
          <div>
            <dt className="sm mute">Wait</dt>
            <dd className="fig-20 fig">about 15 min</dd>
          </div>
          <div>
            <dt className="sm mute">Next available</dt>
            <dd className="fig-20 fig">2:30 PM</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** Where the sites of the sample lie, in percent of the drawing. */
const PLACES: Record<string, { left: string; top: string }> = {
  'Building A': { left: '26%', top: '46%' },
  'Building B': { left: '62%', top: '24%' },
  'Building C': { left: '76%', top: '70%' },
};

/** A drawn map of no real place, with the sites that the search has left. */
function SiteMap({ sites }: { sites: readonly Site[] }): ReactNode {
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
            <li key={site.name} className="row gap-8 sm medium nowrap" style={PLACES[site.name]}>
              <b className="strong fig">{countOf(site, 'available')}</b>
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

/** How busy each hour of a weekday usually is; the shade follows the figure. */
function UsageHeatmap(): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="usage">
      <h2 id="usage">Weekday Usage</h2>
      <table className="dms-heat dm-table xs fig" aria-labelledby="usage">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">Day</span>
            </th>
            {USAGE_HOURS.map((hour) => (
              <th key={hour} scope="col">
                {longHour(hour).replace(':00', '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {USAGE.map(({ day, percents }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {percents.map((percent, index) => (
                <td key={USAGE_HOURS[index]}>
                  <span className="stack sm medium centred" data-heat={Math.min(4, Math.floor(percent / 20))}>
                    {percent}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="dm-note">Spots in use, in percent.</p>
    </section>
  );
}
