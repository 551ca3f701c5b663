import type { Messages } from '../../en/index.ts';

export const rulesPasswordRules = {
  toUseAtLeastMinLengthCharacters: ({ minLength }) => `Gebruik minstens ${minLength} tekens.`,
  strong: 'Sterk.',
  leaveOutYourNameYour: 'Laat je naam, je e-mailadres en ChargeRota weg.',
  leaveOutRepeatsAndRows: 'Laat herhalingen en reeksen zoals 1234 of qwerty weg.',
  good: 'Goed.',
  longerIsBetterAddA: 'Langer is beter: voeg een paar woorden toe.',
} satisfies Messages['rulesPasswordRules'];
