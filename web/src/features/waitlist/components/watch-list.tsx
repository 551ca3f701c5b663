import type { Watch } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { useCurrentOrganization } from '../../../lib/session.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { offersQuery, useResumeWatch } from '../api.ts';
import {
  chanceWords,
  chargerWords,
  dayWords,
  missedWords,
  passedOverWords,
  placeWords,
  wishWords,
} from '../line-words.ts';
import { LeaveLine } from './leave-line.tsx';

type WatchListProps = { watches: readonly Watch[] };

/** The member's entries: what each waits for, its place, and its actions. */
export function WatchList({ watches }: WatchListProps): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  const resume = useResumeWatch();
  const offers = useQuery(offersQuery).data ?? [];
  const now = useNow();
  return (
    <ul className="rows">
      {watches.map((watch) => (
        <li key={watch.id} className="watch">
          <div className="watch-words">
            <b className="strong">{chargerWords(watch)}</b>
            <span>
              {dayWords(watch)}. {wishWords(watch)}.
            </span>
            <WhereItStands watch={watch} missed={missedWords(watch, offers, now)} />
          </div>
          <div className="watch-acts">
            {hasLine && watch.status === 'paused' && (
              <Button look="line" busy={resume.isPending} onClick={() => resume.mutate(watch.id)}>
                Go on waiting
              </Button>
            )}
            <EntryActs watch={watch} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** What can be done with any entry. */
export function EntryActs({ watch }: { watch: Watch }): ReactNode {
  const hasLine = useCurrentOrganization()?.lineEnabled === true;
  return (
    <>
      {hasLine && (
        <ButtonLink look="quiet" href={`${paths.line}?change=${watch.id}`}>
          Change
        </ButtonLink>
      )}
      <LeaveLine watch={watch} />
    </>
  );
}

type WhereItStandsProps = { watch: Watch; missed: string | null };

function WhereItStands({ watch, missed }: WhereItStandsProps): ReactNode {
  const { status, ahead, chance, passedOver, offerId } = watch;
  if (status === 'paused')
    return <span className="mute">Paused, because two offers in a row were not answered.</span>;
  if (offerId !== null)
    return <span className="mute">A charger is held for you. You keep your place if you pass.</span>;
  return (
    <>
      {missed && <span>{missed} You keep your place in line.</span>}
      <span className="mute">
        {watch.isAtFront && 'You are at the front today, because your charger could not be used. '}
        {ahead !== null && placeWords(ahead)} {chance && chanceWords[chance]}{' '}
        {passedOver && passedOverWords(passedOver.message)}
      </span>
    </>
  );
}
