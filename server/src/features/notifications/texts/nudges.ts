import { m } from '@chargerota/messages';
import type { NotificationAnswer } from '../channel.ts';
import type { NotifiedReservation } from '../facts.ts';
import { reminder } from './reminders.ts';
import { hoursOf, reservationPath, shortName, timeAt, wordsAboutReservation } from './words.ts';

// What is said to free chargers for those who wait. The question says nothing of a line; the other says that
// somebody waits, never who.

export const stillComing = wordsAboutReservation((reservation, facts) => {
  const { startsAt, status, spotNumber, locationName } = reservation;
  if (status !== 'confirmed' || facts.now >= startsAt) return null;
  const ask = m.sentNotifyNudges.ifYouAreNotComing;
  const text = reminder(reservation, facts, {
    title: m.sentNotifyNudges.areYouStillComingAt({ time: timeAt(startsAt, reservation) }),
    message: `${m.sentNotifyNudges.chargerAtLocationHours({
      spotNumber,
      location: shortName(locationName),
      hours: hoursOf(reservation),
    })} ${ask}`,
    subject: m.sentNotifyNudges.areYouStillComingTo({ spotNumber, location: locationName }),
    heading: m.sentNotifyNudges.areYouStillComingAt({ time: timeAt(startsAt, reservation) }),
    paragraphs: [m.sentNotifyNudges.ifYouAreThereIs, `${ask} ${m.sentNotifyNudges.youCanAlsoChangeItsTime}`],
  });
  // No green button: an eye takes the only one for yes.
  const otherAction = {
    label: m.sentNotifyNudges.iAmNotComing,
    path: `${reservationPath(reservation)}&ask=cancel`,
  };
  const mail = { ...text.mail, action: undefined, otherAction };
  return { ...text, answers: answersTo(reservation, facts.listedId), mail };
});

/** Browsers that show only two leave out the last; pressing the notification itself leads to the reservation too. */
function answersTo(
  reservation: NotifiedReservation,
  listedId: string | null | undefined,
): NotificationAnswer[] {
  const { id, spotNumber } = reservation;
  return [
    listedId == null
      ? { label: m.sentNotifyNudges.yes, method: 'none', path: 'yes' }
      : {
          label: m.sentNotifyNudges.yes,
          method: 'PATCH',
          path: `/api/notifications/${listedId}/read`,
          done: null,
        },
    {
      label: m.sentNotifyNudges.noCancelIt,
      method: 'PATCH',
      path: `/api/reservations/${id}/cancel`,
      done: {
        title: m.sentNotifyNudges.yourReservationOfChargerSpotNumber({ spotNumber }),
        path: '/dashboard',
      },
    },
    { label: m.common.later, method: 'open', path: `${reservationPath(reservation)}&ask=edit` },
  ];
}

export const someoneWaits = wordsAboutReservation((reservation, facts) => {
  const { endsAt, status, spotNumber, locationName } = reservation;
  if (status !== 'arrived' || facts.now >= endsAt) return null;
  const time = timeAt(endsAt, reservation);
  const ask = m.sentNotifyNudges.ifYourCarIsCharged;
  return reminder(reservation, facts, {
    title: m.sentNotifyNudges.somebodyIsWaitingForA,
    message: `${m.sentNotifyNudges.chargerAtLocationIsYoursUntil({
      spotNumber,
      location: shortName(locationName),
      time,
    })} ${ask}`,
    subject: m.sentNotifyNudges.somebodyIsWaitingForACharger({ location: locationName }),
    heading: m.sentNotifyNudges.somebodyIsWaitingForA,
    paragraphs: [
      `${m.sentNotifyNudges.chargerIsYoursUntil({ spotNumber, time })} ${ask}`,
      m.sentNotifyNudges.ifYouStillNeedIt,
    ],
  });
});
