import type { Messages } from '../../en/index.ts';

export const notificationsList = {
  yourNotificationsCouldNotBe: 'Deine Benachrichtigungen konnten nicht geladen werden',
  noNotificationsYet: 'Noch keine Benachrichtigungen',
  remindersBeforeYourReservationsAnd:
    'Erinnerungen vor deinen Reservierungen und was andere daran ändern stehen hier 90 Tage lang.',
  showEarlier: 'Frühere anzeigen',
  earlierNotificationsCouldNotBe: ({ advice }) =>
    `Frühere Benachrichtigungen konnten nicht geladen werden. ${advice}`,
  yesterday: 'Gestern',
  newIt: 'Neu',
  takeIt: 'Annehmen',
  pass: 'Weitergeben',
  seeTheReservation: 'Reservierung ansehen',
  markAllAsRead: 'Alle als gelesen markieren',
  itIsCancelledOthersCan: 'Sie ist storniert. Andere können diese Zeit reservieren.',
  itStaysYours: 'Sie bleibt bestehen.',
  yes: 'Ja',
  noCancelIt: 'Nein, stornieren',
  later: 'Später',
} satisfies Messages['notificationsList'];
