import type { Messages } from '../../en/index.ts';

export const page = {
  description:
    'Reserva los cargadores compartidos de empresas y edificios: los miembros reservan, confirman su llegada y dejan el cargador a tiempo para el siguiente.',
  needsJavaScript: 'ChargeRota necesita JavaScript para mostrar y reservar cargadores.',
  installedDescription:
    'Reserva cargadores compartidos: reserva, confirma tu llegada y deja el cargador a tiempo para el siguiente.',
  bookACharger: 'Reservar un cargador',
  book: 'Reservar',
  chargerStatus: 'Estado de los cargadores',
  status: 'Estado',
  atTheCharger: 'En el cargador',
  charger: 'Cargador',
} satisfies Messages['page'];
