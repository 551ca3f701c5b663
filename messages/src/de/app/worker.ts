import type { Messages } from '../../en/index.ts';

export const worker = {
  notificationSettings: 'Benachrichtigungseinstellungen',
  notGoneThrough: 'Deine Antwort ist nicht angekommen',
  noConnection: 'Es gibt keine Verbindung. Bitte öffne die App und versuche es noch einmal.',
  pressToSee: 'Drücke hier, um es in ChargeRota zu sehen.',
} satisfies Messages['worker'];
