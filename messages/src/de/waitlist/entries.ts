import type { Messages } from '../../en/index.ts';

export const waitlistEntries = {
  goOnWaiting: 'Weiterwarten',
  pausedBecauseTwoOffersIn: 'Angehalten, weil zwei Angebote nacheinander nicht beantwortet wurden.',
  aChargerIsHeldFor:
    'Ein Ladepunkt ist für dich zurückgelegt. Wenn du ihn weitergibst, behältst du deinen Platz.',
  youKeepYourPlace: 'Du behältst deinen Platz auf der Warteliste.',
  youAreAtTheFront: 'Du bist heute ganz vorn, weil dein Ladepunkt nicht benutzt werden konnte.',
  leave: 'Verlassen',
  leaveTheLineQuestion: 'Warteliste verlassen?',
  youNoLongerWaitAt: ({ name, day, wish }) =>
    `Am Standort ${name} bist du dann für ${day} (${wish}) nicht mehr auf der Warteliste. Wenn du dich später wieder einträgst, bekommst du einen neuen Platz.`,
  leaveTheLine: 'Warteliste verlassen',
  stayInLine: 'Auf der Warteliste bleiben',
} satisfies Messages['waitlistEntries'];
