import type { Messages } from '../../en/index.ts';

export const waitlistEntries = {
  goOnWaiting: 'Continuer d’attendre',
  pausedBecauseTwoOffersIn: 'En pause, car deux propositions de suite sont restées sans réponse.',
  aChargerIsHeldFor: 'Une borne vous est réservée. Vous gardez votre rang si vous passez votre tour.',
  youKeepYourPlace: 'Vous gardez votre rang sur la liste d’attente.',
  youAreAtTheFront: 'Vous êtes en tête aujourd’hui, car votre borne était inutilisable.',
  leave: 'Quitter',
  leaveTheLineQuestion: 'Quitter la liste d’attente ?',
  youNoLongerWaitAt: ({ name, day, wish }) =>
    `Vous n’attendrez plus sur le site ${name} : ${day} (${wish}). Si vous rejoignez de nouveau la liste plus tard, vous aurez un nouveau rang.`,
  leaveTheLine: 'Quitter la liste d’attente',
  stayInLine: 'Rester sur la liste',
} satisfies Messages['waitlistEntries'];
