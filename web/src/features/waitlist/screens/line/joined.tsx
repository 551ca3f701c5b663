import { m } from '@chargerota/messages';
import type { Watch as WaitlistEntry } from '@chargerota/contract';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import {
  chanceWords,
  chargerWords,
  dayWords,
  passedOverWords,
  placeWords,
  startWords,
} from '../../line-words.ts';
import { HowYouHear } from './how-you-hear.tsx';
import { LeaveLine } from '../../entries/entry-list.tsx';
import { Outcome } from '../offers/outcome.tsx';

type JoinedProps = {
  entry: WaitlistEntry;
  /** Leads to the offer of the entry, if it has one that does not stand above the screen. */
  onShowOffer?: (() => void) | undefined;
};

/** The entry with which the reader has just joined a line. */
export function Joined({ entry, onShowOffer }: JoinedProps): ReactNode {
  const { ahead, chance, offerId, passedOver } = entry;
  const waits = offerId === null;
  const place = ahead === null ? m.waitlistLine.youAreWaiting : placeWords(ahead);
  return (
    <Outcome
      title={waits ? m.waitlistLine.youAreInLine : m.waitlistLine.itIsYourTurn}
      isNew
      figure={waits ? place : m.waitlistLine.aChargerIsHeldFor}
      actions={
        <>
          {onShowOffer && (
            <Button look="primary" onClick={onShowOffer}>
              {m.common.seeTheOffer}
            </Button>
          )}
          {/* Where something is held for the reader, taking that is what counts. */}
          <ButtonLink look={waits ? 'primary' : 'line'} href={paths.dashboard}>
            {m.waitlistLine.goToDashboard}
          </ButtonLink>
          <ButtonLink href={paths.booking}>{m.waitlistLine.backToBooking}</ButtonLink>
          <div className="entry-acts line gap-12">
            <ButtonLink look="quiet" href={`${paths.line}?change=${entry.id}`}>
              {m.common.change}
            </ButtonLink>
            <LeaveLine entry={entry} />
          </div>
        </>
      }
    >
      <p>
        {chargerWords(entry)}, {dayWords(entry)}. {startWords(entry)}.
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
