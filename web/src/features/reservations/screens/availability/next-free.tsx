import { Rich } from '../../../../ui/rich.tsx';
import { m } from '@chargerota/messages';
import { addDays, formatDate, formatTime, isOpenOn, keepTimesTogether } from '@chargerota/domain';
import type { LocalDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { differingZone, formatTimeThere } from '../../../../lib/dates.ts';
import { Button } from '../../../../ui/button.tsx';
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
        {sayWhat({ isToday, isForYou: Boolean(whyLater), name: others.length > 0 ? name : null })}
        {zone && `, ${zone}`}
      </p>
      <div className={first ? 's-fig line mt-4' : 's-fig line mt-4 is-none'}>
        <p className="figure">
          {first ? (
            <FigureText at={first.startsAt} now={now} timezone={timezone} />
          ) : day.isOpen ? (
            m.reservationsAvailability.none
          ) : (
            m.common.closed
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
          {day.closed && <span>{day.closed.words}</span>}
          {whyNot && <span className="mute">{whyNot}</span>}
          {other && (
            <span className="mute">
              <Rich
                of={
                  other === walkIn
                    ? m.reservationsAvailability.walkInFrom({ count: other.chargers })
                    : m.reservationsAvailability.reserveFrom({ count: other.chargers })
                }
                time={time(other.startsAt)}
              />
            </span>
          )}
        </p>
      </div>
      <div className="s-ways stack gap-8">
        {showsOpening && (
          <p className="s-way row tall">
            <Button onClick={() => onDate(opens)}>
              {m.reservationsAvailability.showDay({ day: formatDate(opens) })}
            </Button>
          </p>
        )}
        {elsewhere && (
          <p className="s-way row tall">
            <span className="mute">{sayElsewhere(elsewhere, now)}</span>
            <Button
              aria-label={m.reservationsAvailability.showName({ name: elsewhere.location.name })}
              onClick={() => onLocation(elsewhere.location.id)}
            >
              {m.common.show}
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
      <p className="mute sm">{m.reservationsAvailability.yourNextReservation}</p>
      <div className="s-fig line mt-4 is-early">
        <p className="figure">{m.reservationsAvailability.now}</p>
        <p className="s-say sm stack">
          <b>{words}</b>
        </p>
        <div className="s-go">
          <Button look="primary" onClick={onBegin}>
            {m.reservationsAvailability.chargeNow}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** An open time that has begun is shown as free now. */
function FigureText({ at, now, timezone }: { at: Date; now: Date; timezone: string }): ReactNode {
  return at <= now ? m.reservationsAvailability.now : <FigureClock text={formatTime(at, timezone)} />;
}

type What = {
  isToday: boolean;
  isForYou: boolean;
  /** Null where there is only one location. */ name: string | null;
};

function sayWhat({ isToday, isForYou, name }: What): string {
  const words = isToday ? m.reservationsAvailability.nextFree : m.reservationsAvailability.firstFree;
  if (name === null) return isForYou ? words.forYou : words.any;
  return isForYou ? words.forYouAtName({ name }) : words.atName({ name });
}

const sayFirst = ({ chargers: count }: Opening, isWalkIn: boolean): string =>
  isWalkIn
    ? m.reservationsAvailability.chargersWalkIn({ count })
    : m.reservationsAvailability.chargersByReservation({ count });

const FREE_FOR_OTHERS = m.reservationsAvailability.chargersAreFreeButNot;

function sayNone({ isOpen, grid }: LocationDay, isToday: boolean, opens: LocalDate | undefined): string {
  if (grid.rows.length === 0) return m.reservationsAvailability.noChargersHereYet;
  if (isOpen)
    return isToday
      ? m.reservationsAvailability.nothingIsFreeForThe
      : m.reservationsAvailability.nothingIsFreeThatDay;
  return opens
    ? m.reservationsAvailability.opensDay({ day: formatDate(opens) })
    : m.reservationsAvailability.itDoesNotOpenIn;
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
  const time = formatTimeThere(startsAt, timezone);
  return keepTimesTogether(
    isNow
      ? m.reservationsAvailability.nameHasFreeNow({ name, count: chargers })
      : m.reservationsAvailability.nameHasFreeFrom({ name, count: chargers, time }),
  );
}
