import { m } from '@chargerota/messages';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { paths } from '../../lib/paths.ts';
import { Page } from '../../ui/page.tsx';
import { useRootClass } from '../../ui/use-root-class.ts';
import { CarNav } from './car-nav.tsx';
import './styles/car-frame.css';
import './styles/car-parts.css';

const DEMO_SCREENS = [
  { path: paths.demoDashboard, label: m.demo.charging },
  { path: paths.demoStatus, label: m.common.status },
  { path: paths.demoCalendar, label: m.demo.calendar },
  { path: paths.demoAvailability, label: m.demo.availability },
];

type CarFrameProps = {
  title: string;
  /** What stands above the title: a way back from a view of a screen. */
  back?: ReactNode;
  /** The navigation at the bottom, where it isn't that of most screens. */
  nav?: ReactNode;
  children: ReactNode;
};

/** The look of an in-car display around a demo screen: dark in both themes, and named as a demo. */
export function CarFrame({ title, back, nav = <CarNav />, children }: CarFrameProps): ReactNode {
  useRootClass('has-car');
  return (
    <div className="dm">
      <header className="wrap dm-top row ends">
        <Link className="touch gap-8 medium sm mute" href={paths.landing}>
          <ArrowLeft className="ic" aria-hidden="true" />
          {m.demo.chargeRota}
        </Link>
        <span className="dm-tag xs medium mute">{m.demo.demo}</span>
      </header>
      {nav}
      <Page>
        {back}
        <h1 className="dm-title" tabIndex={-1}>
          {title}
        </h1>
        {children}
      </Page>
      <footer className="wrap dm-foot line sm mid ends mt-40 mute">
        <p>{m.demo.thisIsADemoWith}</p>
        <DemoScreens />
      </footer>
    </div>
  );
}

function DemoScreens(): ReactNode {
  const [here] = useLocation();
  return (
    <nav aria-label={m.demo.demoScreens}>
      <ul className="line gap-0-24">
        {DEMO_SCREENS.map(({ path, label }) => (
          <li key={path}>
            <Link className="touch underlined" href={path} aria-current={path === here ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
