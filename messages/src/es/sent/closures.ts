import type { Messages } from '../../en/index.ts';

export const sentClosures = {
  // reservations/closures/make-closure.ts
  theEndIsNotAfter: 'El fin no es posterior al inicio.',
  thisTimeIsOver: 'Ese momento ya ha pasado.',
  atMostAYear: 'Un cierre dura como máximo un año.',
} satisfies Messages['sentClosures'];
