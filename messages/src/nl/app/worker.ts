import type { Messages } from '../../en/index.ts';

export const worker = {
  notificationSettings: 'Meldingsinstellingen',
  notGoneThrough: 'Je antwoord is niet doorgekomen',
  noConnection: 'Er is geen verbinding. Open de app en probeer het opnieuw.',
  pressToSee: 'Druk om het in ChargeRota te zien.',
} satisfies Messages['worker'];
