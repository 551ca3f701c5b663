import type { Offer } from '@chargerota/contract';
import { formatTime, localDate } from '@chargerota/domain';
import type { ReactNode } from 'react';
import { formatNearDay } from '../../../lib/dates.ts';
import { paths } from '../../../lib/paths.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { shortLength } from '../../reservations/components/time-left.ts';
import { SpokenMinutes } from '../components/spoken-minutes.tsx';
import { timeToAnswer } from '../line-words.ts';

export const offerInLine = (id: string): string => `${paths.line}?offer=${id}`;

/** An open offer above a screen that is about something else; it is answered in the line. */
export function OfferStrip({ offer }: { offer: Offer }): ReactNode {
  const now = useNow(1000);
  const { location, spot, date } = offer;
  const { minutes, clock, isSoon } = timeToAnswer(offer, now);
  const day = formatNearDay(date, localDate(now, location.timezone));
  return (
    <div className="offer-strip">
      <p>
        <b className="strong whole">Charger {spot.spotNumber} is free for you</b>{' '}
        <span className="sm mute">
          <span className="whole">
            {day}, {formatTime(new Date(offer.startsAt), location.timezone)}
          </span>
          {' · '}
          {clock === null ? (
            <span className="whole">{shortLength(minutes)} left</span>
          ) : (
            <span className={isSoon ? 'fig whole offer-soon' : 'fig whole'} aria-hidden="true">
              {clock} left
            </span>
          )}
        </span>
      </p>
      {clock !== null && <SpokenMinutes minutes={minutes} />}
      <ButtonLink look="primary" href={offerInLine(offer.id)}>
        Answer
      </ButtonLink>
    </div>
  );
}
