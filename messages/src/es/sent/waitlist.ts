import type { Messages } from '../../en/index.ts';

export const sentWaitlist = {
  youHaveAReservationThere: 'Ya tienes allí una reserva en esas horas.',
  theChargerThatIsFree: 'Hay un aviso de que el cargador libre está averiado o bloqueado.',
  aChargerWasFreeDuring: 'Quedó libre un cargador durante tus horas de silencio.',
  youAlreadyHaveAReservation: 'Ya tienes una reserva a esa hora.',
} satisfies Messages['sentWaitlist'];
