import type { Values } from '../../values.ts';

export const rulesPasswordRules = {
  // password-rules.ts
  toUseAtLeastMinLengthCharacters: ({ minLength }: Values<'minLength'>) =>
    `Use at least ${minLength} characters.`,
  strong: 'Strong.',
  leaveOutYourNameYour: 'Leave out your name, your email address and ChargeRota.',
  leaveOutRepeatsAndRows: 'Leave out repeats and rows such as 1234 or qwerty.',
  good: 'Good.',
  longerIsBetterAddA: 'Longer is better: add a word or two.',
};
