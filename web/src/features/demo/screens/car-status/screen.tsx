import { countedWords } from '@chargerota/domain';
import { Search, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CarChips } from '../../car-chips.tsx';
import { CarFrame } from '../../car-frame.tsx';
import { SiteCard } from './site-card.tsx';
import { SiteMap } from './site-map.tsx';
import { FILTERS, isPointedOut, overviewOf, SITES, sitesFor } from './sites.ts';
import type { Filter } from './sites.ts';
import { UsageHeatmap } from './usage-heatmap.tsx';
import './car-status.css';

/** What is free at three sites now, and when it is busy. */
export function CarStatusScreen(): ReactNode {
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [showsMap, setShowsMap] = useState(false);
  const sites = sitesFor(words);
  return (
    <CarFrame title="Charging Status">
      <div className="dms">
        <label className="dms-search">
          <Search className="ic" aria-hidden="true" />
          <span className="vh">Search sites</span>
          <input
            type="search"
            placeholder="Search by building or street"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </label>
        <Overview />
        <Filters filter={filter} onFilter={setFilter} />
        <div className="dms-sites">
          {sites.map((site) => (
            <SiteCard key={site.name} site={site} filter={filter} />
          ))}
        </div>
        <output className={sites.length > 0 ? 'vh' : 'dm-card dm-note'}>
          {sites.length > 0
            ? words.trim() && `${sites.length} of ${SITES.length} sites match.`
            : `No site matches “${words.trim()}”. Search for a building or a street.`}
        </output>
        <div className="dm-actions">
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
        <div className="dms-peak">
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
      <dl className="dms-figures">
        <div>
          <dt>Available</dt>
          <dd className="fig">{available}</dd>
        </div>
        <div>
          <dt>Occupancy</dt>
          <dd className="fig">{percent}%</dd>
        </div>
        <div>
          <dt>Charging</dt>
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
      <output className="dm-note dms-found">{pointedOutText(filter)}</output>
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
    <section className="dm-card dms-alert" aria-labelledby="peak">
      <TriangleAlert className="ic" aria-hidden="true" />
      <div>
        <h2 id="peak" className="dm-name">
          Peak Hours Alert
        </h2>
        <p>Demand is high from 12:00 PM - 2:00 PM.</p>
        <dl>
          <div>
            <dt>Wait</dt>
            <dd className="fig">about 15 min</dd>
          </div>
          <div>
            <dt>Next available</dt>
            <dd className="fig">2:30 PM</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
