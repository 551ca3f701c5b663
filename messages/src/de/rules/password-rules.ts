import type { Messages } from '../../en/index.ts';

export const rulesPasswordRules = {
  toUseAtLeastMinLengthCharacters: ({ minLength }) => `Verwende mindestens ${minLength} Zeichen.`,
  strong: 'Stark.',
  leaveOutYourNameYour: 'Lass deinen Namen, deine E-Mail-Adresse und ChargeRota weg.',
  leaveOutRepeatsAndRows: 'Lass Wiederholungen und Reihen wie 1234 oder qwertz weg.',
  good: 'Gut.',
  longerIsBetterAddA: 'Länger ist besser: Füge ein, zwei Wörter hinzu.',
} satisfies Messages['rulesPasswordRules'];
