import { m } from '@chargerota/messages';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { CarChips } from '../../car-chips.tsx';
import { CarFrame } from '../../car-frame.tsx';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { CAR, PROGRAMS } from './sample.ts';
import type { Program } from './sample.ts';

type DetailsViewProps = { program: Program; isSetUp: boolean; onProgram: (program: Program) => void };

/** The state of the charge and the settings behind it. */
export function DetailsView({ program, isSetUp, onProgram }: DetailsViewProps): ReactNode {
  return (
    <CarFrame title={m.demoCarDashboard.chargingStatusAndSettings} back={<BackToDashboard />}>
      <div className="dmd-details stack gap-16 packed">
        <Status program={program} />
        <Programs program={program} isSetUp={isSetUp} onProgram={onProgram} />
        <Settings />
        <Link className="dm-btn is-main" href={paths.demoStatus}>
          {m.demoCarDashboard.stations}
        </Link>
      </div>
    </CarFrame>
  );
}

function Status({ program }: { program: Program }): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="status">
      <h2 id="status">{m.demoCarDashboard.chargingStatus}</h2>
      <p className="dm-big fig">
        {m.demoCarDashboard.chargePercentOfMaxPercent({
          chargePercent: CAR.chargePercent,
          maxPercent: CAR.maxPercent,
        })}
      </p>
      <div className="dm-bar dmd-bar" aria-hidden="true">
        <span style={{ width: `${CAR.maxPercent}%` }} />
        <span style={{ width: `${CAR.chargePercent}%` }} />
      </div>
      <dl className="dmd-rows">
        <Row name={m.demoCarDashboard.endOfCharge}>{CAR.endOfCharge}</Row>
        <Row name={m.demoCarDashboard.power}>{CAR.power}</Row>
        <Row name={m.demoCarDashboard.program}>{m.demoCarDashboard.programs[program]}</Row>
        <Row name={m.demoCarDashboard.lid}>{m.demoCarDashboard.open}</Row>
      </dl>
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className="mute">{name}</dt>
      <dd className="medium">{children}</dd>
    </div>
  );
}

function Programs({ program, isSetUp, onProgram }: DetailsViewProps): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="programs">
      <h2 id="programs">{m.demoCarDashboard.chargingPrograms}</h2>
      <CarChips
        legend={m.demoCarDashboard.chargingProgram}
        choices={PROGRAMS.map((name) => ({ value: name, label: m.demoCarDashboard.programs[name] }))}
        value={program}
        onChoose={onProgram}
      />
      <output className="dm-note stack mt-12">
        {isSetUp
          ? m.demoCarDashboard.theSetupIsCompleteThe({
              maxPercent: CAR.maxPercent,
              program: m.demoCarDashboard.programs[program],
            })
          : m.demoCarDashboard.pressAProgramToFinish}
      </output>
    </section>
  );
}

function Settings(): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="settings">
      <h2 id="settings">{m.demoCarDashboard.settings}</h2>
      <Setting name={m.demoCarDashboard.ecoCharging} on={m.demoCarDashboard.on} off={m.demoCarDashboard.off}>
        {m.demoCarDashboard.chargesMoreGentlyAndTakes}
      </Setting>
      <Setting
        name={m.demoCarDashboard.chargingPauses}
        on={m.demoCarDashboard.active}
        off={m.demoCarDashboard.inactive}
      >
        {m.demoCarDashboard.pausesTheChargeWhileElectricity}
      </Setting>
    </section>
  );
}

type SettingProps = { name: string; on: string; off: string; children: ReactNode };

/** A switch that names its state. Both settings are off at first. */
function Setting({ name, on, off, children }: SettingProps): ReactNode {
  const [isOn, setOn] = useState(false);
  const id = useId();
  return (
    <div className="dmd-setting">
      <div>
        <p id={id}>{name}</p>
        <p className="dm-note" id={`${id}-note`}>
          {children}
        </p>
      </div>
      <button
        type="button"
        className="touch gap-12 medium"
        role="switch"
        aria-checked={isOn}
        aria-labelledby={id}
        aria-describedby={`${id}-note`}
        onClick={() => setOn(!isOn)}
      >
        <span className="dmd-state">{isOn ? on : off}</span>
        <span className="switch" />
      </button>
    </div>
  );
}
