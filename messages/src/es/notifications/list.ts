import type { Messages } from '../../en/index.ts';

export const notificationsList = {
  yourNotificationsCouldNotBe: 'No se han podido mostrar tus notificaciones',
  noNotificationsYet: 'Aún no hay notificaciones',
  remindersBeforeYourReservationsAnd:
    'Aquí aparecen durante 90 días los recordatorios de tus reservas y lo que otros cambien en ellas.',
  showEarlier: 'Ver anteriores',
  earlierNotificationsCouldNotBe: ({ advice }) =>
    `No se han podido mostrar las notificaciones anteriores. ${advice}`,
  yesterday: 'Ayer',
  newIt: 'Nueva',
  takeIt: 'Aceptar',
  pass: 'Pasar',
  seeTheReservation: 'Ver la reserva',
  markAllAsRead: 'Marcar todo como leído',
  itIsCancelledOthersCan: 'Está cancelada. Los demás pueden reservar ese tiempo.',
  itStaysYours: 'Sigue siendo tuya.',
  yes: 'Sí',
  noCancelIt: 'No, cancelarla',
  later: 'Más tarde',
} satisfies Messages['notificationsList'];
