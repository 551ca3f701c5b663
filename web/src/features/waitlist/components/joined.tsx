import type { Watch } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
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

/** The entry with which the reader has just joined a line. */
export function Joined({ watch }: { watch: Watch }): ReactNode {
  const { ahead, chance, offerId, passedOver } = watch;
  const place = ahead === null ? 'You are waiting.' : placeWords(ahead);
  return (
    <Outcome
      title="You are in line"
      isNew
      figure={offerId === null ? place : 'A charger is held for you.'}
      actions={
        <>
          {/* Where something is held for the reader, taking that is what counts. */}
          <ButtonLink look={offerId === null ? 'primary' : 'line'} href={paths.dashboard}>
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
      <HowYouHear />
    </Outcome>
  );
}
