import { m } from '@chargerota/messages';
import {
  Bug,
  Building2,
  CalendarPlus,
  ChartNoAxesGantt,
  Gauge,
  House,
  LogOut,
  Moon,
  Sun,
} from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { toggleTheme } from '../../../../lib/theme.ts';
import type { Theme } from '../../../../lib/theme.ts';
import { CarNav, CarNavItem } from '../../car-nav.tsx';
import type { CarPlace } from '../../car-nav.tsx';

const PLACES: readonly CarPlace[] = [
  { path: paths.landing, label: m.demoCarAvailability.home, Icon: House },
  { path: paths.dashboard, label: m.demoCarAvailability.dash, Icon: Gauge },
  { path: paths.booking, label: m.demoCarAvailability.book, Icon: CalendarPlus },
  { path: paths.availability, label: m.demoCarAvailability.status, Icon: ChartNoAxesGantt },
  { path: paths.organization, label: m.demoCarAvailability.org, Icon: Building2 },
  { path: paths.bugReport, label: m.demoCarAvailability.bug, Icon: Bug },
];

/** The navigation of this one demo screen: the real screens, the theme, and the way out. */
export function AvailabilityNav(): ReactNode {
  return (
    <CarNav places={PLACES}>
      <ThemeItem />
      <CarNavItem path={paths.landing} label={m.demoCarAvailability.exit} Icon={LogOut} />
    </CarNav>
  );
}

/** Switches the theme of the whole application; here the display changes between graphite and black. */
function ThemeItem(): ReactNode {
  const [chosen, setChosen] = useState<Theme | null>(null);
  return (
    <li>
      <button type="button" onClick={() => setChosen(toggleTheme())}>
        <Sun className="ic dma-by-day" aria-hidden="true" />
        <Moon className="ic dma-by-night" aria-hidden="true" />
        <span>{m.demoCarAvailability.theme}</span>
      </button>
      <output className="vh">{chosen && m.demoCarAvailability.theChosenThemeIsOn({ chosen })}</output>
    </li>
  );
}
