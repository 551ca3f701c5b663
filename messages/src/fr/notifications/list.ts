import type { Messages } from '../../en/index.ts';

export const notificationsList = {
  yourNotificationsCouldNotBe: 'Impossible d’afficher vos notifications',
  noNotificationsYet: 'Aucune notification pour le moment',
  remindersBeforeYourReservationsAnd:
    'Les rappels avant vos réservations, et tout ce que d’autres y modifient, figurent ici pendant 90 jours.',
  showEarlier: 'Afficher les précédentes',
  earlierNotificationsCouldNotBe: ({ advice }) =>
    `Impossible d’afficher les notifications précédentes. ${advice}`,
  yesterday: 'Hier',
  newIt: 'Nouvelle',
  takeIt: 'Accepter',
  pass: 'Passer mon tour',
  seeTheReservation: 'Voir la réservation',
  markAllAsRead: 'Tout marquer comme lu',
  itIsCancelledOthersCan: 'Elle est annulée. D’autres peuvent réserver ce créneau.',
  itStaysYours: 'Elle reste à vous.',
  yes: 'Oui',
  noCancelIt: 'Non, annuler',
  later: 'Plus tard',
} satisfies Messages['notificationsList'];
