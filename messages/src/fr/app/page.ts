import type { Messages } from '../../en/index.ts';

export const page = {
  description:
    'Réservez les bornes de recharge partagées des entreprises et des immeubles : les membres réservent, confirment leur arrivée et partent à l’heure pour la personne suivante.',
  needsJavaScript: 'ChargeRota a besoin de JavaScript pour afficher et réserver les bornes.',
  installedDescription:
    'Réservez des bornes de recharge partagées : réservez, confirmez votre arrivée et partez à l’heure pour la personne suivante.',
  bookACharger: 'Réserver une borne',
  book: 'Réserver',
  chargerStatus: 'Statut des bornes',
  status: 'Statut',
  atTheCharger: 'À la borne',
  charger: 'Borne',
} satisfies Messages['page'];
