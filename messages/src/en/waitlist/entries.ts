import type { Values } from '../../values.ts';

export const waitlistEntries = {
  // waitlist/entries/entry-list.tsx
  goOnWaiting: 'Go on waiting',
  pausedBecauseTwoOffersIn: 'Paused, because two offers in a row were not answered.',
  aChargerIsHeldFor: 'A charger is held for you. You keep your place if you pass.',
  youKeepYourPlace: 'You keep your place in line.',
  youAreAtTheFront: 'You are at the front today, because your charger could not be used.',
  leave: 'Leave',
  /** A title; the button below it says the same without asking. */
  leaveTheLineQuestion: 'Leave the line?',
  /** `wish` is `1 hour, starting at 2:00 PM`. */
  youNoLongerWaitAt: ({ name, day, wish }: Values<'name' | 'day' | 'wish'>) =>
    `You no longer wait at ${name} for ${day} (${wish}). If you join again later, you get a new place.`,
  leaveTheLine: 'Leave the line',
  stayInLine: 'Stay in line',
};
