import type { Messages } from '../../en/index.ts';

export const sentClosures = {
  // reservations/closures/make-closure.ts
  theEndIsNotAfter: 'Das Ende liegt nicht nach dem Anfang.',
  thisTimeIsOver: 'Diese Zeit ist schon vorbei.',
  atMostAYear: 'Eine Sperrung dauert höchstens ein Jahr.',
} satisfies Messages['sentClosures'];
