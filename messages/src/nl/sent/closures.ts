import type { Messages } from '../../en/index.ts';

export const sentClosures = {
  // reservations/closures/make-closure.ts
  theEndIsNotAfter: 'Het einde ligt niet na het begin.',
  thisTimeIsOver: 'Deze tijd is al voorbij.',
  atMostAYear: 'Een sluiting duurt hoogstens een jaar.',
} satisfies Messages['sentClosures'];
