import { m } from '@chargerota/messages';
import { Building2, CalendarDays, EvCharger, Gauge } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import type { Path } from '../../lib/paths.ts';

export type CarPlace = { path: Path; label: string; Icon: LucideIcon };

const PLACES: readonly CarPlace[] = [
  { path: paths.dashboard, label: m.common.dashboard, Icon: Gauge },
  { path: paths.demoCalendar, label: m.demo.calendar, Icon: CalendarDays },
  { path: paths.demoStatus, label: m.common.status, Icon: EvCharger },
  { path: paths.organization, label: m.common.organization, Icon: Building2 },
];

/** The bar at the bottom of a demo screen; `children` are entries that lead nowhere else. */
export function CarNav({
  places = PLACES,
  children,
}: {
  places?: readonly CarPlace[];
  children?: ReactNode;
}): ReactNode {
  return (
    <nav className="nav" aria-label={m.demo.main}>
      <ul>
        {places.map((place) => (
          <CarNavItem key={place.label} {...place} />
        ))}
        {children}
      </ul>
    </nav>
  );
}

export function CarNavItem({ path, label, Icon }: CarPlace): ReactNode {
  const [here] = useLocation();
  return (
    <li>
      <Link href={path} aria-current={path === here ? 'page' : undefined}>
        <Icon className="ic" aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </li>
  );
}
