import type { Watch } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import {
  chanceWords,
  chargerWords,
  dayWords,
  passedOverWords,
  placeWords,
  wishWords,
} from '../line-words.ts';
import { HowYouHear } from './how-you-hear.tsx';
import { LeaveLine } from './leave-line.tsx';
import { Outcome } from './outcome.tsx';

type JoinedProps = {
  watch: Watch;
  /** Leads to the offer of the entry, if it has one that does not stand above the screen. */
  onShowOffer?: (() => void) | undefined;
};

/** The entry with which the reader has just joined a line. */
export function Joined({ watch, onShowOffer }: JoinedProps): ReactNode {
  const { ahead, chance, offerId, passedOver } = watch;
  const waits = offerId === null;
  const place = ahead === null ? 'You are waiting.' : placeWords(ahead);
  return (
    <Outcome
      title={waits ? 'You are in line' : 'It is your turn'}
      isNew
      figure={waits ? place : 'A charger is held for you.'}
      actions={
        <>
          {onShowOffer && (
            <Button look="primary" onClick={onShowOffer}>
              See the offer
            </Button>
          )}
          {/* Where something is held for the reader, taking that is what counts. */}
          <ButtonLink look={waits ? 'primary' : 'line'} href={paths.dashboard}>
            Go to dashboard
          </ButtonLink>
          <ButtonLink href={paths.booking}>Back to booking</ButtonLink>
          <div className="watch-acts">
            <ButtonLink look="quiet" href={`${paths.line}?change=${watch.id}`}>
              Change
            </ButtonLink>
            <LeaveLine watch={watch} />
          </div>
        </>
      }
    >
      <p>
        {chargerWords(watch)}, {dayWords(watch)}. {wishWords(watch)}.
      </p>
      {(chance || passedOver) && (
        <p className="mute">
          {chance && chanceWords[chance]} {passedOver && passedOverWords(passedOver.message)}
        </p>
      )}
      {waits && <HowYouHear />}
    </Outcome>
  );
}
