import type { Messages } from '../../en/index.ts';

export const rulesPasswordRules = {
  toUseAtLeastMinLengthCharacters: ({ minLength }) => `Usa al menos ${minLength} caracteres.`,
  strong: 'Fuerte.',
  leaveOutYourNameYour: 'No incluyas tu nombre, tu correo electrónico ni ChargeRota.',
  leaveOutRepeatsAndRows: 'Evita repeticiones y series como 1234 o qwerty.',
  good: 'Buena.',
  longerIsBetterAddA: 'Cuanto más larga, mejor: añade una o dos palabras.',
} satisfies Messages['rulesPasswordRules'];
