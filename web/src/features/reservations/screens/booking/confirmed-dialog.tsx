import { m } from '@chargerota/messages';
import type { Reservation, Watch as WaitlistEntry } from '@chargerota/contract';
import { formatDate, formatTime } from '@chargerota/domain';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { differingZone, yourTimeSentence } from '../../../../lib/dates.ts';
import { choicesPath } from '../../../../lib/paths.ts';
import { serverNow } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Facts } from '../../../../ui/page.tsx';
import { AddToCalendar } from '../../../calendar/add-to-calendar.tsx';
import { Skeleton } from '../../../../ui/states.tsx';
import { notificationPreferencesQuery } from '../../../notifications/api.ts';
import { reminderWords } from '../../../notifications/reminder-words.ts';
import { endedWords } from '../../../waitlist/line-words.ts';
import { ClockRange } from '../../day/clock-text.tsx';
import { periodOf } from '../../member/rule-context.ts';

type ConfirmedDialogProps = {
  /** The new reservation; null before booking. */
  reservation: Reservation | null;
  /** The member's waits that it has ended. */
  ended: readonly WaitlistEntry[];
  onClose: () => void;
};

export function ConfirmedDialog({ reservation, ended, onClose }: ConfirmedDialogProps): ReactNode {
  if (!reservation) return null;
  const alsoEnded = endedWords(ended);
  const { startsAt, endsAt } = periodOf(reservation);
  const { timezone, location, spot } = reservation;
  const zone = differingZone(startsAt, timezone);
  const yourTime = yourTimeSentence(startsAt, timezone);
  return (
    <Dialog
      open
      comesByItself
      title={m.reservationsBooking.reservationConfirmed}
      figure={<ClockRange from={formatTime(startsAt, timezone)} to={formatTime(endsAt, timezone)} />}
      onClose={onClose}
      actions={
        <>
          <AddToCalendar reservation={reservation} />
          <Button look="primary" data-safe onClick={onClose}>
            {m.common.done}
          </Button>
        </>
      }
    >
      {yourTime && <p>{yourTime}</p>}
      <p className="bk-done-spot">
        <span className="mute">{m.common.charger}</span> <b className="fig fig-40">{spot.spotNumber}</b>
      </p>
      <Facts
        facts={[
          [m.reservationsBooking.date, formatDate(reservation.date)],
          ...(zone ? ([[m.common.timeZone, zone]] as const) : []),
          [m.common.location, location.name],
          [
            m.reservationsBooking.reservationID,
            <span key="id" className="sm fig anywhere" title={reservation.id}>
              {reservation.id.slice(-8).toUpperCase()}
            </span>,
          ],
        ]}
      />
      {alsoEnded && <p>{alsoEnded}</p>}
      <ReminderNote reservation={reservation} />
    </Dialog>
  );
}

/** The reminders that this member will get, by their choices. */
function ReminderNote({ reservation }: { reservation: Reservation }): ReactNode {
  const preferences = useQuery(notificationPreferencesQuery());
  if (preferences.isLoadingError) return null;
  const words =
    preferences.data &&
    reminderWords(
      {
        ...reservation,
        ...periodOf(reservation),
        createdAt: new Date(reservation.createdAt),
        arrivedAt: null,
        powerKw: reservation.spot.powerOutput,
      },
      preferences.data,
      serverNow(),
    );
  return (
    <p className="mt-12 pt-12 ruled sm mute" aria-busy={preferences.isPending || undefined}>
      {preferences.isPending ? (
        <>
          <Skeleton width="100%" />
          <Skeleton width="60%" />
        </>
      ) : (
        <>
          {words ?? m.reservationsBooking.thereIsNoReminderBefore}{' '}
          <Link className="link" href={choicesPath}>
            {m.common.notificationSettings}
          </Link>
        </>
      )}
    </p>
  );
}
