import type { NotificationAnswer } from '../channel.ts';
import type { NotifiedReservation } from '../facts.ts';
import { reminder } from './reminders.ts';
import { hoursOf, reservationPath, shortName, timeAt, wordsAboutReservation } from './words.ts';

// What is said to free chargers for those who wait. The question says nothing of a line; the other says that
// somebody waits, never who.

export const stillComing = wordsAboutReservation((reservation, facts) => {
  const { startsAt, status, spotNumber, locationName } = reservation;
  if (status !== 'confirmed' || facts.now >= startsAt) return null;
  const ask = 'If you are not coming, please cancel it, so that somebody else can charge.';
  const text = reminder(reservation, facts, {
    title: `Are you still coming at ${timeAt(startsAt, reservation)}?`,
    message: `Charger ${spotNumber} at ${shortName(locationName)}, ${hoursOf(reservation)}. ${ask}`,
    subject: `Are you still coming to charger ${spotNumber} at ${locationName}?`,
    heading: `Are you still coming at ${timeAt(startsAt, reservation)}?`,
    paragraphs: ['If you are, there is nothing to do.', `${ask} You can also change its time.`],
  });
  // No green button: an eye takes the only one for yes.
  const otherAction = { label: 'I am not coming', path: `${reservationPath(reservation)}&ask=cancel` };
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
      ? { label: 'Yes', method: 'none', path: 'yes' }
      : { label: 'Yes', method: 'PATCH', path: `/api/notifications/${listedId}/read`, done: null },
    {
      label: 'No, cancel it',
      method: 'PATCH',
      path: `/api/reservations/${id}/cancel`,
      done: { title: `Your reservation of charger ${spotNumber} is cancelled`, path: '/dashboard' },
    },
    { label: 'Later', method: 'open', path: `${reservationPath(reservation)}&ask=edit` },
  ];
}

export const someoneWaits = wordsAboutReservation((reservation, facts) => {
  const { endsAt, status, spotNumber, locationName } = reservation;
  if (status !== 'arrived' || facts.now >= endsAt) return null;
  const until = timeAt(endsAt, reservation);
  const ask = 'If your car is charged, please release it: somebody in line can use the rest of your time.';
  return reminder(reservation, facts, {
    title: 'Somebody is waiting for a charger',
    message: `Charger ${spotNumber} at ${shortName(locationName)} is yours until ${until}. ${ask}`,
    subject: `Somebody is waiting for a charger at ${locationName}`,
    heading: 'Somebody is waiting for a charger',
    paragraphs: [
      `Charger ${spotNumber} is yours until ${until}. ${ask}`,
      'If you still need it, there is nothing to do.',
    ],
  });
});
