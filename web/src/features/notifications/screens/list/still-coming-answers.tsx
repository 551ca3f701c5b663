import { m } from '@chargerota/messages';
import type { Notification } from '@chargerota/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { useCurrentUser } from '../../../../lib/session.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Button } from '../../../../ui/button.tsx';
import { useCancelReservation, userReservationsQuery } from '../../../reservations/api.ts';
import { useReadNotifications } from '../../api.ts';
import { AnswerRow } from './answer-row.tsx';

type StillComingProps = { notification: Notification; onOpen: (notification: Notification) => void };

const HOUR_MS = 3_600_000;

/** It is asked an hour before the start at most. */
const isOver = ({ sentAt }: Notification, now: Date): boolean =>
  now.getTime() - Date.parse(sentAt) >= HOUR_MS;

/** Yes, no or later, until the reservation begins; afterwards nothing. */
export function StillComingAnswers({ notification, onOpen }: StillComingProps): ReactNode {
  const now = useNow();
  const { reservationId } = notification;
  if (reservationId === null || isOver(notification, now)) return null;
  return <Answers notification={notification} reservationId={reservationId} now={now} onOpen={onOpen} />;
}

function Answers({
  notification,
  reservationId,
  now,
  onOpen,
}: StillComingProps & { reservationId: string; now: Date }): ReactNode {
  const user = useCurrentUser().data;
  const own = useQuery({ ...userReservationsQuery(user?.id ?? ''), enabled: user != null });
  const read = useReadNotifications();
  const cancel = useCancelReservation();
  const [isComing, setComing] = useState(false);
  const reservation = own.data?.find(({ id }) => id === reservationId);
  if (!reservation) return null;
  if (reservation.status === 'cancelled')
    return (
      <AnswerRow result={m.notificationsList.itIsCancelledOthersCan} isNew={cancel.isSuccess}>
        {null}
      </AnswerRow>
    );
  if (reservation.status !== 'confirmed' || now >= new Date(reservation.startsAt)) return null;

  const isUnread = notification.readAt === null;
  const markRead = (): void => {
    if (isUnread) read.mutate(notification.id);
  };
  return (
    <AnswerRow result={isComing && m.notificationsList.itStaysYours} isNew={isComing}>
      {isUnread && !isComing && (
        <Button
          look="primary"
          onClick={() => {
            setComing(true);
            markRead();
          }}
        >
          {m.notificationsList.yes}
        </Button>
      )}
      <Button
        busy={cancel.isPending}
        onClick={() => {
          markRead();
          cancel.mutate(reservationId);
        }}
      >
        {m.notificationsList.noCancelIt}
      </Button>
      <Button
        onClick={() =>
          onOpen({ ...notification, path: `${paths.dashboard}?reservation=${reservationId}&ask=edit` })
        }
      >
        {m.notificationsList.later}
      </Button>
    </AnswerRow>
  );
}
