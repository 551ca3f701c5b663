import { m } from '@chargerota/messages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../../lib/session.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { entriesQuery, useOfferPath } from '../../../waitlist/api.ts';
import { entryOn, waitQuery, startWords } from '../../../waitlist/line-words.ts';
import type { GridBooking } from './grid/grid-model.ts';
import type { LocationDay } from './location-day.ts';

/** From a day on which a location is full: to what is held for the reader, to their entry in line, or into the line. */
export function WayOn({ day }: { day: LocationDay }): ReactNode {
  const { isOpen, grid, summary } = day;
  if (!isOpen || grid.rows.length === 0 || summary.reserve || summary.walkIn) return null;
  const bars = grid.rows.flatMap((row) => row.bars);
  // Then there is nothing to wait for.
  if (bars.some(({ state }) => state === 'mine')) return null;
  const hold = bars.find(({ booking }) => booking?.held?.isMine)?.booking;
  return hold ? <ToOffer hold={hold} day={day} /> : <ToLine day={day} />;
}

function ToOffer({ hold, day }: { hold: GridBooking; day: LocationDay }): ReactNode {
  const spot = day.grid.rows.find((row) => row.spot.id === hold.spotId)?.spot;
  const href = useOfferPath({ spotId: hold.spotId, startsAt: hold.startsAt.toISOString() });
  if (!spot) return null;
  const { spotNumber } = spot;
  const time = hold.held?.until;
  return (
    <p className="s-way row tall">
      <span className="mute">
        {time === undefined
          ? m.reservationsAvailability.chargerIsHeldForYou({ spotNumber })
          : m.reservationsAvailability.chargerIsHeldForYouUntil({ spotNumber, time })}
      </span>
      <ButtonLink href={href}>{m.common.seeTheOffer}</ButtonLink>
    </p>
  );
}

function ToLine({ day: { location, date, closed } }: { day: LocationDay }): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const entries = useQuery({ ...entriesQuery, enabled: hasLine });
  if (!hasLine) return null;
  // Its place is kept while it is not known which of the two it is.
  if (entries.isLoading) return <p className="s-way row tall" />;
  const entry = entryOn(entries.data ?? [], location.id, date);
  if (entry)
    return (
      <p className="s-way row tall">
        <span className="mute">
          {entry.spot
            ? m.reservationsAvailability.youAreInLineForCharger({
                spotNumber: entry.spot.spotNumber,
                wish: startWords(entry),
              })
            : m.reservationsAvailability.youAreInLine({ wish: startWords(entry) })}
        </span>
        <ButtonLink href={`${paths.line}?change=${entry.id}`}>{m.common.change}</ButtonLink>
      </p>
    );
  // Nothing becomes free then.
  if (closed?.isAllDay) return null;
  return (
    <p className="s-way row tall">
      <ButtonLink href={`${paths.line}${waitQuery({ location: location.id, date })}`}>
        {m.reservationsAvailability.waitForACharger}
      </ButtonLink>
    </p>
  );
}
