import { m } from '@chargerota/messages';
import { ChevronRight, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CAR } from './sample.ts';

/** How full the battery is, how full it will be, and when. */
export function ChargingCard(): ReactNode {
  return (
    <section className="dm-card dmd-charge" aria-labelledby="charge">
      <h2 id="charge" className="row gap-8">
        <Zap className="ic ic-16" aria-hidden="true" />
        {m.demoCarDashboard.chargingAtPower({ power: CAR.power })}
      </h2>
      <div className="dmd-gauge">
        <ChargeRing />
        <p className="dmd-percent">
          <span className="dmd-figure fig">
            {CAR.chargePercent}
            <small>%</small>
          </span>
          <span className="dm-note">{m.demoCarDashboard.milesNowMiNow({ milesNow: CAR.milesNow })}</span>
        </p>
      </div>
      <CarDrawing />
      <dl className="dmd-values">
        <div>
          <dt className="sm mute">{m.demoCarDashboard.endOfCharge}</dt>
          <dd className="fig">{CAR.endOfCharge}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarDashboard.maxCharge}</dt>
          <dd className="fig">{CAR.maxPercent}%</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarDashboard.rangeThen}</dt>
          <dd className="fig">{m.demoCarDashboard.aboutMilesAtMaxMi({ milesAtMax: CAR.milesAtMax })}</dd>
        </div>
        <div>
          <dt className="sm mute">{m.demoCarDashboard.power}</dt>
          <dd className="fig">{CAR.power}</dd>
        </div>
      </dl>
      <Link
        className="touch at-start gap-6 mt-8 sm medium accent"
        href={`${paths.demoDashboard}?view=details`}
      >
        {m.demoCarDashboard.chargingDetails}
        <ChevronRight className="ic ic-16" aria-hidden="true" />
      </Link>
    </section>
  );
}

/** A ring of a hundred parts: the charge is bright, what is still to come up to the maximum is dim. */
function ChargeRing(): ReactNode {
  const part = (percent: number) => ({ pathLength: 100, strokeDasharray: `${percent} 100` });
  return (
    <svg className="dmd-ring" viewBox="0 0 200 200" aria-hidden="true">
      <circle className="dmd-ring-all" cx="100" cy="100" r="90" />
      <circle className="dmd-ring-max" cx="100" cy="100" r="90" {...part(CAR.maxPercent)} />
      <circle className="dmd-ring-now" cx="100" cy="100" r="90" {...part(CAR.chargePercent)} />
    </svg>
  );
}

/** A car from the side, in a few lines; of no particular make. */
function CarDrawing(): ReactNode {
  return (
    <svg className="dmd-car" viewBox="0 0 480 132" aria-hidden="true">
      <ellipse className="dmd-car-shade" cx="240" cy="120" rx="222" ry="9" />
      <path
        className="dmd-car-body"
        d="M22 103c-8-2-10-8-9-16 1-11 8-17 22-20 20-5 42-8 62-11 32-24 74-42 128-43 52-1 88 14 122 41 36 3 74 7 97 17 13 6 18 13 18 22 0 6-3 9-10 10h-30a36 36 0 0 0-72 0H152a36 36 0 0 0-72 0z"
      />
      <path
        className="dmd-car-glass"
        d="M124 54c24-16 52-26 88-27l4 28zM226 26.500c40 0 68 9 94 28.500l-90 .5z"
      />
      <path className="dmd-car-line" d="M34 74c90-9 240-12 398 4M221 62l3 38" />
      <path className="dmd-car-light" d="M425 75c10 1 18 4 24 9M17 80h18" />
      <circle className="dmd-car-wheel" cx="116" cy="100" r="27" />
      <circle className="dmd-car-wheel" cx="396" cy="100" r="27" />
      <circle className="dmd-car-hub" cx="116" cy="100" r="17" />
      <circle className="dmd-car-hub" cx="396" cy="100" r="17" />
    </svg>
  );
}
