import { m } from '@chargerota/messages';
import { CalendarCheck2, ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CarFrame } from '../../car-frame.tsx';
import { ChargingCard } from './charging-card.tsx';
import { hoursText, NEXT_RESERVATION, rangeText } from './sample.ts';
import type { Reservation } from './sample.ts';

type OverviewProps = { isSetUp: boolean; reserved: Reservation | null };

/** The view that the screen opens with. */
export function Overview({ isSetUp, reserved }: OverviewProps): ReactNode {
  return (
    <CarFrame title={m.demoCarDashboard.charging}>
      <div className="dmd stack gap-16 packed">
        {!isSetUp && <SetupIncomplete />}
        <ChargingCard />
        <div className="dmd-side stack gap-16 packed">
          <NextReservation />
          {reserved && <OwnReservation {...reserved} />}
          <div className="dm-actions stack gap-12">
            <Link className="dm-btn is-main" href={`${paths.demoDashboard}?view=booking`}>
              {m.demoCarDashboard.bookCharging}
            </Link>
            <Link className="dm-btn" href={paths.demoStatus}>
              {m.demoCarDashboard.findStations}
            </Link>
          </div>
        </div>
      </div>
    </CarFrame>
  );
}

function SetupIncomplete(): ReactNode {
  return (
    <section className="dm-card dm-tell dmd-setup" aria-labelledby="setup">
      <TriangleAlert className="ic" aria-hidden="true" />
      <div>
        <h2 id="setup">{m.demoCarDashboard.setupIncomplete}</h2>
        <p className="dm-note">{m.demoCarDashboard.chooseAChargingProgramTo}</p>
      </div>
      <Link className="dm-btn is-small mt-8" href={`${paths.demoDashboard}?view=details`}>
        {m.demoCarDashboard.setUpNow}
      </Link>
    </section>
  );
}

function NextReservation(): ReactNode {
  const { at, spot, length, charger } = NEXT_RESERVATION;
  return (
    <section className="dm-card dmd-next" aria-labelledby="next">
      <h2 id="next">{m.demoCarDashboard.nextReservation}</h2>
      <p className="dm-big fig">{at}</p>
      <p className="mt-4 medium">{spot}</p>
      <ul className="dmd-facts line gap-8 mt-12">
        <li className="sm">{length}</li>
        <li className="sm">{charger}</li>
      </ul>
      <BayDrawing />
    </section>
  );
}

/** What the person has reserved in this demo. */
function OwnReservation(reserved: Reservation): ReactNode {
  return (
    <Link className="dm-card dm-tell is-done dmd-own" href={`${paths.demoDashboard}?view=booking`}>
      <CalendarCheck2 className="ic" aria-hidden="true" />
      <span className="stack">
        <span className="strong">
          {m.demoCarDashboard.youReservedReserved({ reserved: rangeText(reserved) })}
        </span>
        <span className="dm-note">
          {reserved.location}, {hoursText(reserved.hours)}
        </span>
      </span>
      <ChevronRight className="ic" aria-hidden="true" />
    </Link>
  );
}

const BAYS = [1, 2, 3, 4, 5, 6];
const TAKEN = [1, 4, 5];
const OWN = 3;
const WIDTH = 60;

/** The reserved spot among its neighbours, seen from above. The text beside it says the same. */
function BayDrawing(): ReactNode {
  return (
    <svg className="dmd-bays" viewBox="0 0 364 132" aria-hidden="true">
      {BAYS.map((bay, index) => (
        <g key={bay} transform={`translate(${2 + index * WIDTH} 0)`}>
          {bay === OWN && <rect className="dmd-bay-own" x="3" y="4" width="54" height="98" rx="10" />}
          {TAKEN.includes(bay) && <Car />}
          <text className={bay === OWN ? 'dmd-bay-own' : undefined} x="30" y="124">
            {bay}
          </text>
        </g>
      ))}
      <path d={[...BAYS, 7].map((_bay, index) => `M${2 + index * WIDTH} 4v98`).join('')} />
    </svg>
  );
}

function Car(): ReactNode {
  return (
    <g>
      <rect x="13" y="12" width="34" height="80" rx="13" />
      <path d="M18 36c6-5 18-5 24 0M19 74c6 4 16 4 22 0" />
    </g>
  );
}
