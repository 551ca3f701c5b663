import type { Messages } from '../../en/index.ts';

export const worker = {
  notificationSettings: 'Paramètres de notification',
  notGoneThrough: 'Votre réponse n’a pas été transmise',
  noConnection: 'Pas de connexion. Ouvrez l’application et réessayez.',
  pressToSee: 'Appuyez pour la voir dans ChargeRota.',
} satisfies Messages['worker'];
