import type { Messages } from '../../en/index.ts';

export const rulesOpeningHours = {
  closingAfterOpening: 'La fermeture doit être après l’ouverture',
  opensAfterItHasClosed: 'Le site ne rouvre qu’après avoir fermé',
  notSet: 'Non défini',
  closed: 'Fermé',
  open24Hours: 'Ouvert 24 h/24',
  closedToday: 'Fermé aujourd’hui',
  hoursNotAvailable: 'Horaires non disponibles',
} satisfies Messages['rulesOpeningHours'];
