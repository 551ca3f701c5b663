import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { CalendarClock, Car, Check, Wrench } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { countOf, isPointedOut, tilesOf } from './sites.ts';
import type { Filter, Site, Spot, SpotStatus } from './sites.ts';

const WORDS: Record<SpotStatus, { word: string; Icon: LucideIcon }> = {
  available: { word: m.demoCarStatus.free, Icon: Check },
  occupied: { word: m.demoCarStatus.inUse, Icon: Car },
  reserved: { word: m.demoCarStatus.reserved, Icon: CalendarClock },
  maintenance: { word: m.demoCarStatus.repair, Icon: Wrench },
};

/** One site: what it is, how many of its spots are free, and its first spots. */
export function SiteCard({ site, filter }: { site: Site; filter: Filter }): ReactNode {
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const { name, address, speed, status, charging, spots } = site;
  return (
    <section className="dm-card" aria-labelledby={id}>
      <header className="row ends gap-12">
        <h2 className="dm-name" id={id}>
          {name}
        </h2>
        <span
          className={
            status === 'operational'
              ? 'dms-state row gap-8 sm medium good'
              : 'dms-state row gap-8 sm medium warn'
          }
        >
          {status === 'operational' ? m.demoCarStatus.operational : m.demoCarStatus.limited}
        </span>
      </header>
      <p className="dm-note">
        {address}
        <br />
        {speed}
      </p>
      <p className="dms-count sm mute py-12">
        <Rich
          of={m.demoCarStatus.countedOfCountAvailableCharging}
          available={<b className="fig strong ink">{countOf(site, 'available')}</b>}
          total={spots.length}
          charging={charging}
          reserved={countOf(site, 'reserved')}
        />
      </p>
      <ul
        className="dms-tiles stack gap-8 mb-16"
        id={`${id}-spots`}
        aria-label={m.demoCarStatus.spotsOfName({ name })}
      >
        {tilesOf(site, showsAll).map((spot) => (
          <Tile key={spot.number} spot={spot} isPointedOut={isPointedOut(filter, site, spot)} />
        ))}
      </ul>
      <button
        type="button"
        className="dm-btn is-small is-wide"
        aria-expanded={showsAll}
        aria-controls={`${id}-spots`}
        onClick={() => setShowsAll(!showsAll)}
      >
        <Rich
          of={showsAll ? m.demoCarStatus.viewFewerSpots : m.demoCarStatus.viewAllSpots}
          hidden={(it) => <span className="vh">{it}</span>}
          name={name}
        />
      </button>
    </section>
  );
}

function Tile({ spot, isPointedOut }: { spot: Spot; isPointedOut: boolean }): ReactNode {
  const { word, Icon } = WORDS[spot.status];
  return (
    <li className={`dms-tile pair mid gap-4 xs is-${spot.status}${isPointedOut ? ' is-pointed-out' : ''}`}>
      <b className="fig strong">{spot.number}</b>
      <Icon className="ic ic-16" aria-hidden="true" />
      <span>{word}</span>
    </li>
  );
}
