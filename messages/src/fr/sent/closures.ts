import type { Messages } from '../../en/index.ts';

export const sentClosures = {
  // reservations/closures/make-closure.ts
  theEndIsNotAfter: 'La fin n’est pas après le début.',
  thisTimeIsOver: 'Ce moment est déjà passé.',
  atMostAYear: 'Une fermeture dure au plus un an.',
} satisfies Messages['sentClosures'];
