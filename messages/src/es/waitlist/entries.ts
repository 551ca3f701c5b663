import type { Messages } from '../../en/index.ts';

export const waitlistEntries = {
  goOnWaiting: 'Seguir esperando',
  pausedBecauseTwoOffersIn: 'En pausa, porque dos ofertas seguidas quedaron sin respuesta.',
  aChargerIsHeldFor: 'Hay un cargador reservado para ti. Si lo dejas pasar, conservas tu puesto.',
  youKeepYourPlace: 'Conservas tu puesto en la lista de espera.',
  youAreAtTheFront: 'Hoy tienes el primer puesto, porque no se podía usar tu cargador.',
  leave: 'Salir',
  leaveTheLineQuestion: '¿Salir de la lista de espera?',
  youNoLongerWaitAt: ({ name, day, wish }) =>
    `Dejas de esperar en ${name}: ${day} (${wish}). Si vuelves a apuntarte más tarde, tendrás un puesto nuevo.`,
  leaveTheLine: 'Salir de la lista',
  stayInLine: 'Seguir en la lista',
} satisfies Messages['waitlistEntries'];
