import type { ReactNode } from 'react';
import { BAND_WORDS, bandOf, entryOf } from './days.ts';
import type { Location } from './days.ts';
import { dayText, isSameDay } from './month.ts';
import type { Day } from './month.ts';

type SelectedDayProps = { location: Location; day: Day; today: Day };

export function SelectedDay({ location, day, today }: SelectedDayProps): ReactNode {
  const { percent, spots, peak } = entryOf(location, day, today);
  return (
    <section className="dm-card dmc-selected" aria-labelledby="selected-day" aria-live="polite">
      <h2 className="dm-name" id="selected-day">
        {isSameDay(day, today) ? `Today, ${dayText(day)}` : dayText(day)}
      </h2>
      <p className="dm-note">{location}</p>
      <p className="dmc-percent fig" data-band={bandOf(percent)}>
        {percent}%<span className="dm-note">{BAND_WORDS[bandOf(percent)]}</span>
      </p>
      <dl>
        <div>
          <dt>Spots</dt>
          <dd className="fig">{spots}</dd>
        </div>
        <div>
          <dt>Peak hours</dt>
          <dd className="fig">{peak}</dd>
        </div>
      </dl>
    </section>
  );
}
