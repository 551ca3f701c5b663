import type { Messages } from '../../en/index.ts';

export const worker = {
  notificationSettings: 'Ajustes de notificaciones',
  notGoneThrough: 'Tu respuesta no ha llegado',
  noConnection: 'No hay conexión. Abre la aplicación e inténtalo de nuevo.',
  pressToSee: 'Pulsa para verlo en ChargeRota.',
} satisfies Messages['worker'];
