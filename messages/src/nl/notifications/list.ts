import type { Messages } from '../../en/index.ts';

export const notificationsList = {
  yourNotificationsCouldNotBe: 'Je meldingen konden niet worden geladen',
  noNotificationsYet: 'Nog geen meldingen',
  remindersBeforeYourReservationsAnd:
    'Herinneringen voor je reserveringen, en wat anderen eraan wijzigen, staan hier 90 dagen.',
  showEarlier: 'Eerdere tonen',
  earlierNotificationsCouldNotBe: ({ advice }) => `Eerdere meldingen konden niet worden geladen. ${advice}`,
  yesterday: 'Gisteren',
  newIt: 'Nieuw',
  takeIt: 'Aannemen',
  pass: 'Doorgeven',
  seeTheReservation: 'Reservering bekijken',
  markAllAsRead: 'Alles als gelezen markeren',
  itIsCancelledOthersCan: 'De reservering is geannuleerd. Anderen kunnen die tijd nu reserveren.',
  itStaysYours: 'De reservering blijft van jou.',
  yes: 'Ja',
  noCancelIt: 'Nee, annuleren',
  later: 'Later',
} satisfies Messages['notificationsList'];
