import { ChevronRight, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CarDrawing } from './car-drawing.tsx';
import { CAR } from './sample.ts';

/** How full the battery is, how full it will be, and when. */
export function ChargingCard(): ReactNode {
  return (
    <section className="dm-card dmd-charge" aria-labelledby="charge">
      <h2 id="charge">
        <Zap className="ic ic-16" aria-hidden="true" />
        Charging at {CAR.power}
      </h2>
      <div className="dmd-gauge">
        <ChargeRing />
        <p className="dmd-percent">
          <span className="dmd-figure fig">
            {CAR.chargePercent}
            <small>%</small>
          </span>
          <span className="dm-note">{CAR.milesNow} mi now</span>
        </p>
      </div>
      <CarDrawing />
      <dl className="dmd-values">
        <div>
          <dt>End of charge</dt>
          <dd className="fig">{CAR.endOfCharge}</dd>
        </div>
        <div>
          <dt>Max. charge</dt>
          <dd className="fig">{CAR.maxPercent}%</dd>
        </div>
        <div>
          <dt>Range then</dt>
          <dd className="fig">about {CAR.milesAtMax} mi</dd>
        </div>
        <div>
          <dt>Power</dt>
          <dd className="fig">{CAR.power}</dd>
        </div>
      </dl>
      <Link className="dmd-more" href={`${paths.demoDashboard}?view=details`}>
        Charging details
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
