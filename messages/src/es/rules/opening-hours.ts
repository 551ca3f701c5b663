import type { Messages } from '../../en/index.ts';

export const rulesOpeningHours = {
  closingAfterOpening: 'La hora de cierre tiene que ser posterior a la de apertura',
  opensAfterItHasClosed: 'Solo puede volver a abrir después de cerrar',
  notSet: 'Sin definir',
  closed: 'Cerrado',
  open24Hours: 'Abierto 24 horas',
  closedToday: 'Cerrado hoy',
  hoursNotAvailable: 'Horario no disponible',
} satisfies Messages['rulesOpeningHours'];
