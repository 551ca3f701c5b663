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
    <CarFrame title="Charging Status and Settings" back={<BackToDashboard />}>
      <div className="dmd-details stack gap-16 packed">
        <Status program={program} />
        <Programs program={program} isSetUp={isSetUp} onProgram={onProgram} />
        <Settings />
        <Link className="dm-btn is-main" href={paths.demoStatus}>
          Stations
        </Link>
      </div>
    </CarFrame>
  );
}

function Status({ program }: { program: Program }): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="status">
      <h2 id="status">Charging Status</h2>
      <p className="dm-big fig">
        {CAR.chargePercent}% of {CAR.maxPercent}%
      </p>
      <div className="dm-bar dmd-bar" aria-hidden="true">
        <span style={{ width: `${CAR.maxPercent}%` }} />
        <span style={{ width: `${CAR.chargePercent}%` }} />
      </div>
      <dl className="dmd-rows">
        <Row name="End of charge">{CAR.endOfCharge}</Row>
        <Row name="Power">{CAR.power}</Row>
        <Row name="Program">{program}</Row>
        <Row name="Lid">Open</Row>
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
      <h2 id="programs">Charging Programs</h2>
      <CarChips
        legend="Charging program"
        choices={PROGRAMS.map((name) => ({ value: name, label: name }))}
        value={program}
        onChoose={onProgram}
      />
      <output className="dm-note stack mt-12">
        {isSetUp
          ? `The setup is complete. The car charges to ${CAR.maxPercent}% with the program ${program}.`
          : 'Press a program to finish the setup.'}
      </output>
    </section>
  );
}

function Settings(): ReactNode {
  return (
    <section className="dm-card" aria-labelledby="settings">
      <h2 id="settings">Settings</h2>
      <Setting name="Eco-Charging" on="ON" off="OFF">
        Charges more gently and takes longer.
      </Setting>
      <Setting name="Charging Pauses" on="Active" off="Inactive">
        Pauses the charge while electricity is expensive.
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
