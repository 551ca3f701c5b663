import type { Messages } from '../../en/index.ts';

export const rulesPasswordRules = {
  toUseAtLeastMinLengthCharacters: ({ minLength }) => `Utilisez au moins ${minLength} caractères.`,
  strong: 'Fort.',
  leaveOutYourNameYour: 'Évitez votre nom, votre adresse e-mail et ChargeRota.',
  leaveOutRepeatsAndRows: 'Évitez les répétitions et les suites comme 1234 ou azerty.',
  good: 'Bon.',
  longerIsBetterAddA: 'Plus long, c’est mieux : ajoutez un mot ou deux.',
} satisfies Messages['rulesPasswordRules'];
