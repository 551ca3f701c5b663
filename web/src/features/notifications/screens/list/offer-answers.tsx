import { m } from '@chargerota/messages';
import type { Notification, Offer } from '@chargerota/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { reservationPath } from '../../../../lib/paths.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { useAnswerOffer } from '../../../waitlist/api.ts';
import { endedWords, endingWords, endsIfTakenWords, takenWords } from '../../../waitlist/line-words.ts';
import { useReadNotifications } from '../../api.ts';
import { notificationKeys } from '../../unread-api.ts';
import { AnswerRow } from './answer-row.tsx';

type OfferAnswersProps = { notification: Notification; onOpen: (notification: Notification) => void };

/** Takes the charger that is held for the reader, or passes it on; afterwards, what became of the offer. */
export function OfferAnswers({ notification, onOpen }: OfferAnswersProps): ReactNode {
  const { offer } = notification;
  return offer && <Answers notification={notification} offer={offer} onOpen={onOpen} />;
}

function Answers({ notification, offer, onOpen }: OfferAnswersProps & { offer: Offer }): ReactNode {
  const client = useQueryClient();
  const read = useReadNotifications();
  const renew = () => client.invalidateQueries({ queryKey: notificationKeys.lists });
  const [isUndone, setUndone] = useState(false);
  const answer = useAnswerOffer(() => {
    setUndone(true);
    void renew();
  });
  const isAnswered = answer.isSuccess && !isUndone;
  const now = useNow(offer.status === 'open' ? 1000 : undefined);
  const isPast = now >= new Date(offer.endsAt);
  const isOpen = offer.status === 'open' && now < new Date(offer.expiresAt);
  const press = (isTaken: boolean): void => {
    setUndone(false);
    if (notification.readAt === null) read.mutate(notification.id);
    answer.mutate({ id: offer.id, isTaken }, { onSettled: renew });
  };
  const pressed = answer.isPending ? answer.variables.isTaken : null;
  // What was answered here is known before the list says so.
  const status = isAnswered ? (answer.variables.isTaken ? 'accepted' : 'passed') : offer.status;
  const reservationId = answer.data?.id ?? offer.reservationId;
  if (isOpen && !isAnswered)
    return (
      <AnswerRow note={endsIfTakenWords(offer)} failure={answer.error?.message}>
        <Button
          look="primary"
          busy={pressed === true}
          disabled={pressed === false}
          onClick={() => press(true)}
        >
          {m.notificationsList.takeIt}
        </Button>
        <Button busy={pressed === false} disabled={pressed === true} onClick={() => press(false)}>
          {m.notificationsList.pass}
        </Button>
      </AnswerRow>
    );
  const ended = endedWords(answer.data?.endedWatches ?? offer.endsWatches);
  const taken = [takenWords(offer, now), ended].filter(Boolean).join(' ');
  return (
    <AnswerRow
      result={status === 'accepted' && reservationId !== null ? taken : endingWords[status]}
      isNew={isAnswered}
    >
      {reservationId !== null && (
        <>
          <Button onClick={() => onOpen({ ...notification, path: reservationPath(reservationId) })}>
            {m.notificationsList.seeTheReservation}
          </Button>
          {!isPast && <AddToCalendar reservation={{ id: reservationId }} />}
        </>
      )}
    </AnswerRow>
  );
}
