import { m } from '@chargerota/messages';
import { CalendarCheck2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../../../lib/paths.ts';
import { useViewHeading } from '../../../../lib/use-view-heading.ts';
import { CarFrame } from '../../car-frame.tsx';
import { longHour } from '../../hours.ts';
import { BackToDashboard } from './back-to-dashboard.tsx';
import { DURATIONS, hoursText, LOCATIONS, rangeText, START_HOURS, USUAL } from './sample.ts';
import type { Reservation } from './sample.ts';

type BookingViewProps = {
  reserved: Reservation | null;
  onReserve: (reservation: Reservation | null) => void;
};

/** The form to reserve a charger, then what it has reserved. */
export function BookingView({ reserved, onReserve }: BookingViewProps): ReactNode {
  useViewHeading(reserved === null);
  return (
    <CarFrame
      title={reserved ? m.demoCarDashboard.reservationConfirmed : m.demoCarDashboard.reserveCharging}
      back={<BackToDashboard />}
    >
      {reserved ? (
        <Confirmed reserved={reserved} onAgain={() => onReserve(null)} />
      ) : (
        <BookingForm onReserve={onReserve} />
      )}
    </CarFrame>
  );
}

function BookingForm({ onReserve }: Pick<BookingViewProps, 'onReserve'>): ReactNode {
  const [wish, setWish] = useState(USUAL);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onReserve(wish);
  };
  return (
    <form className="dmd-form stack packed" onSubmit={submit}>
      <div className="dmd-choices stack packed">
        <Tiles
          legend={m.demoCarDashboard.location}
          className="is-list"
          choices={LOCATIONS.map((location) => [location, location])}
          value={wish.location}
          onChange={(location) => setWish({ ...wish, location })}
        />
        <Tiles
          legend={m.demoCarDashboard.startTime}
          className="is-thirds"
          choices={START_HOURS.map((hour) => [hour, longHour(hour)])}
          value={wish.startHour}
          onChange={(startHour) => setWish({ ...wish, startHour })}
        />
        <Tiles
          legend={m.demoCarDashboard.duration}
          className="is-quarters"
          choices={DURATIONS.map((hours) => [hours, hoursText(hours)])}
          value={wish.hours}
          onChange={(hours) => setWish({ ...wish, hours })}
        />
      </div>
      <div className="dm-card dmd-wish">
        <h2>{m.demoCarDashboard.yourReservation}</h2>
        <output className="stack gap-2 mb-16">
          <span className="dm-big fig">{rangeText(wish)}</span>
          <span className="dm-note">
            {wish.location}, {hoursText(wish.hours)}
          </span>
        </output>
        <button type="submit" className="dm-btn is-main is-wide">
          {m.demoCarDashboard.confirmReservation}
        </button>
      </div>
    </form>
  );
}

type TilesProps<V extends string | number> = {
  legend: string;
  className: string;
  choices: readonly (readonly [value: V, label: string])[];
  value: V;
  onChange: (value: V) => void;
};

/** A choice of one; native radio buttons bring the arrow keys. */
function Tiles<V extends string | number>(props: TilesProps<V>): ReactNode {
  const { legend, className, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={`dmd-tiles ${className}`}>
      <legend className="sm medium mute">{legend}</legend>
      <div className="stack gap-8">
        {choices.map(([choice, label]) => (
          <label key={choice}>
            <input type="radio" name={name} checked={choice === value} onChange={() => onChange(choice)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Confirmed({ reserved, onAgain }: { reserved: Reservation; onAgain: () => void }): ReactNode {
  return (
    <>
      <div className="dm-card dm-tell is-done">
        <CalendarCheck2 className="ic" aria-hidden="true" />
        <div>
          <p className="dm-big fig">{rangeText(reserved)}</p>
          <p>
            {reserved.location}, {hoursText(reserved.hours)}
          </p>
          <p className="dm-note">{m.demoCarDashboard.thisWasTheDemoSo}</p>
          <Link className="touch medium underlined" href={paths.booking}>
            {m.demoCarDashboard.reserveARealCharger}
          </Link>
        </div>
      </div>
      <div className="dm-actions stack gap-12 dmd-after mt-16">
        <Link className="dm-btn is-main" href={paths.demoDashboard}>
          {m.demoCarDashboard.seeItOnTheDashboard}
        </Link>
        <button type="button" className="dm-btn" onClick={onAgain}>
          {m.demoCarDashboard.chooseAnotherTime}
        </button>
      </div>
    </>
  );
}
