import { addDays, formatDate, formatTime, isOpenOn, keepTimesTogether } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone, formatTimeThere } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
import { counted } from '../../choosing/booking-guidelines.ts';
import { ClockText as FigureClock } from '../../../../ui/time.tsx';
import { weekOf } from '../../../locations/api.ts';
import { ClockText } from '../../day/clock-text.tsx';
import type { Opening } from './grid/grid-summary.ts';
import { firstOf, type Openings } from './member-hours.ts';
import type { LocationDay } from './location-day.ts';
import { WayOn } from './way-on.tsx';

const DAYS_AHEAD = [1, 2, 3, 4, 5, 6, 7];

type NextFreeProps = {
  day: LocationDay;
  /** The same day at the other locations, those that the member knows first. */
  others: readonly LocationDay[];
  /** One's own reservation that can begin now, in a sentence, and what begins it. */
  early: { words: string; onBegin: () => void } | null;
  /** What of a day the member can have. */
  openingsOf: (day: LocationDay) => Openings;
  now: Date;
  isToday: boolean;
  /** The last day that can be booked. */
  last: LocalDate;
  onDate: (date: LocalDate) => void;
  onLocation: (locationId: string) => void;
};

/** The screen's summary: when the member can have the next charger, how many there are, and how to get one. */
export function NextFree({
  day,
  others,
  early,
  openingsOf,
  now,
  isToday,
  last,
  onDate,
  onLocation,
}: NextFreeProps): ReactNode {
  const { reserve, walkIn, whyNot, whyLater } = openingsOf(day);
  const why = whyLater ?? day.whyNotNow;
  const { timezone, name } = day.location;
  const zone = differingZone(now, timezone);
  const first = firstOf({ reserve, walkIn });
  const elsewhere = first ? undefined : findElsewhere(others, openingsOf);
  const other = first === walkIn ? reserve : walkIn;
  const opens = day.isOpen ? undefined : nextOpenDay(day);
  const showsOpening = !first && opens !== undefined && opens <= last;
  const time = (at: Date): ReactNode => <ClockText text={formatTime(at, timezone)} />;
  if (early) return <Early {...early} />;
  return (
    <div className="s-answer">
      <p className="mute sm s-of">
        {isToday ? 'Next free' : 'First free'}
        {whyLater && ' for you'}
        {others.length > 0 && ` at ${name}`}
        {zone && `, ${zone}`}
      </p>
      <div className={first ? 's-fig line mt-4' : 's-fig line mt-4 is-none'}>
        <p className="figure">
          {first ? (
            <FigureText at={first.startsAt} now={now} timezone={timezone} />
          ) : day.isOpen ? (
            'None'
          ) : (
            'Closed'
          )}
        </p>
        <p className="s-say sm stack">
          <b>
            {first
              ? sayFirst(first, first === walkIn)
              : whyNot
                ? FREE_FOR_OTHERS
                : sayNone(day, isToday, opens)}
          </b>
          {whyNot && <span className="mute">{whyNot}</span>}
          {other && (
            <span className="mute">
              {other === walkIn ? 'Walk-in' : 'Reserve'} from {time(other.startsAt)},{' '}
              {counted(other.chargers, 'charger')}
            </span>
          )}
        </p>
      </div>
      <div className="s-ways stack gap-8">
        {showsOpening && (
          <p className="s-way row tall">
            <Button onClick={() => onDate(opens)}>Show {formatDate(opens)}</Button>
          </p>
        )}
        {elsewhere && (
          <p className="s-way row tall">
            <span className="mute">{sayElsewhere(elsewhere, now)}</span>
            <Button
              aria-label={`Show ${elsewhere.location.name}`}
              onClick={() => onLocation(elsewhere.location.id)}
            >
              Show
            </Button>
          </p>
        )}
        <WayOn day={day} />
      </div>
      {why && first && <p className="sm s-why">{why}</p>}
    </div>
  );
}

function Early({ words, onBegin }: NonNullable<NextFreeProps['early']>): ReactNode {
  return (
    <div className="s-answer">
      <p className="mute sm">Your next reservation</p>
      <div className="s-fig line mt-4 is-early">
        <p className="figure">Now</p>
        <p className="s-say sm stack">
          <b>{words}</b>
        </p>
        <div className="s-go">
          <Button look="primary" onClick={onBegin}>
            Charge now
          </Button>
        </div>
      </div>
    </div>
  );
}

/** An open time that has begun is shown as free now. */
function FigureText({ at, now, timezone }: { at: Date; now: Date; timezone: string }): ReactNode {
  return at <= now ? 'Now' : <FigureClock text={formatTime(at, timezone)} />;
}

const sayFirst = ({ chargers }: Opening, isWalkIn: boolean): string =>
  `${counted(chargers, 'charger')}, ${isWalkIn ? 'walk in' : 'by reservation'}`;

const FREE_FOR_OTHERS = 'Chargers are free, but not for you';

function sayNone({ isOpen, grid }: LocationDay, isToday: boolean, opens: LocalDate | undefined): string {
  if (grid.rows.length === 0) return 'No chargers here yet';
  if (isOpen) return isToday ? 'Nothing is free for the rest of today' : 'Nothing is free that day';
  return opens ? `Opens ${formatDate(opens)}` : 'It does not open in the coming week';
}

const nextOpenDay = ({ date, location }: LocationDay): LocalDate | undefined =>
  DAYS_AHEAD.map((days) => addDays(date, days)).find((next) => isOpenOn(next, weekOf(location)));

type Elsewhere = { location: LocationDay['location']; opening: Opening };

/** The first of the other locations at which the member can have something. */
function findElsewhere(
  others: readonly LocationDay[],
  openingsOf: NextFreeProps['openingsOf'],
): Elsewhere | undefined {
  for (const day of others) {
    const opening = firstOf(openingsOf(day));
    if (opening) return { location: day.location, opening };
  }
  return undefined;
}

function sayElsewhere({ location, opening: { startsAt, chargers } }: Elsewhere, now: Date): string {
  const { name, timezone } = location;
  const isNow = startsAt <= now;
  const when = isNow ? 'now' : `from ${formatTimeThere(startsAt, timezone)}`;
  return keepTimesTogether(`${name} has ${chargers} free ${when}.`);
}
