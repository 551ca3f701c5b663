import { m } from '@chargerota/messages';
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
    <CarFrame title={m.demoCarStatus.chargingStatus}>
      <div className="dms stack gap-16">
        <label className="with-icon stack">
          <Search className="ic" aria-hidden="true" />
          <span className="vh">{m.demoCarStatus.searchSites}</span>
          <input
            className="input dms-search"
            type="search"
            placeholder={m.demoCarStatus.searchByBuildingOrStreet}
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
            ? words.trim() &&
              m.demoCarStatus.countOfCount2SitesMatch({ count: sites.length, count2: SITES.length })
            : m.demoCarStatus.noSiteMatchesWordsSearch({ words: words.trim() })}
        </output>
        <div className="dm-actions stack gap-12">
          <Link className="dm-btn is-main" href={`${paths.demoDashboard}?view=booking`}>
            {m.demoCarStatus.reserveNow}
          </Link>
          <button
            type="button"
            className="dm-btn"
            aria-expanded={showsMap}
            onClick={() => setShowsMap(!showsMap)}
          >
            {m.demoCarStatus.mapView}
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
      <h2 id="overview">{m.demoCarStatus.realTimeOverview}</h2>
      <dl className="dm-figures mt-12">
        <div>
          <dt className="sm mute">{m.demoCarStatus.available}</dt>
          <dd className="fig">{available}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarStatus.occupancy}</dt>
          <dd className="fig">{percent}%</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarStatus.charging}</dt>
          <dd className="fig">{charging}</dd>
        </div>
      </dl>
      <progress className="dms-progress" max={100} value={percent} aria-label={m.demoCarStatus.occupancy} />
      <p className="dm-note">{m.demoCarStatus.occupiedOfTotalSpotsAre({ occupied, total })}</p>
    </section>
  );
}

type FiltersProps = { filter: Filter; onFilter: (filter: Filter) => void };

function Filters({ filter, onFilter }: FiltersProps): ReactNode {
  return (
    <div>
      <CarChips legend={m.demoCarStatus.pointOutSpots} choices={FILTERS} value={filter} onChoose={onFilter} />
      <output className="dm-note stack mt-8">{pointedOutText(filter)}</output>
    </div>
  );
}

function pointedOutText(filter: Filter): string {
  if (filter === 'all') return m.demoCarStatus.chooseWhatToPointOut;
  const count = SITES.flatMap((site) => site.spots.filter((spot) => isPointedOut(filter, site, spot))).length;
  return m.demoCarStatus.outlined[filter]({ count });
}

function PeakHoursAlert(): ReactNode {
  return (
    <section className="dm-card dm-tell" aria-labelledby="peak">
      <TriangleAlert className="ic" aria-hidden="true" />
      <div>
        <h2 id="peak" className="dm-name">
          {m.demoCarStatus.peakHoursAlert}
        </h2>
        <p className="pretty">{m.demoCarStatus.demandIsHighFrom12}</p>
        <dl className="line gap-8-20 mt-12">
          <div>
            <dt className="sm mute">{m.demoCarStatus.wait}</dt>
            <dd className="fig-20 fig">{m.demoCarStatus.about15Min}</dd>
          </div>
          <div>
            <dt className="sm mute">{m.demoCarStatus.nextAvailable}</dt>
            <dd className="fig-20 fig">{m.demoCarStatus.n230PM}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}

/** Where the sites of the sample lie, in percent of the drawing. */
/** A drawn map of no real place, with the sites that the search has left. */
function SiteMap({ sites }: { sites: readonly Site[] }): ReactNode {
  return (
    <section className="dm-card dms-map" aria-labelledby="map">
      <h2 id="map">{m.demoCarStatus.mapView}</h2>
      <div>
        <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
          <path className="dms-water" d="M0 196c70-18 120 12 190 6s120-40 210-26v64H0z" />
          <path className="dms-road" d="M-10 112c90 10 150-22 230-16s120 30 190 22" />
          <path className="dms-road" d="M150-10c6 60-14 110 6 160s4 70 0 100M286-10c-6 70 22 110 8 260" />
          <path className="dms-lane" d="M40-10l20 118M-10 52l160 8 140-22 120 6M60 108l-20 90" />
        </svg>
        <ul>
          {sites.map((site) => (
            <li key={site.name} className="row gap-8 sm medium nowrap" style={site.place}>
              <b className="strong fig">{countOf(site, 'available')}</b>
              <span>{site.name}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="dm-note">
        {m.demoCarStatus.eachFigureIsTheNumber}
        {sites.length < SITES.length && ` ${m.demoCarStatus.theSearchHasLeftOut}`}
      </p>
    </section>
  );
}

/** How busy each hour of a weekday usually is; the shade follows the figure. */
function UsageHeatmap(): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="usage">
      <h2 id="usage">{m.demoCarStatus.weekdayUsage}</h2>
      <table className="dms-heat dm-table xs fig" aria-labelledby="usage">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{m.demoCarStatus.day}</span>
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
      <p className="dm-note">{m.demoCarStatus.spotsInUseInPercent}</p>
    </section>
  );
}
