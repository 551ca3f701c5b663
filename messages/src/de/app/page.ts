import type { Messages } from '../../en/index.ts';

export const page = {
  description:
    'Gemeinsam genutzte Ladepunkte für E-Autos in Betrieben und Gebäuden reservieren: Mitglieder reservieren, bestätigen ihre Ankunft und machen pünktlich Platz für die Nächsten.',
  needsJavaScript: 'ChargeRota braucht JavaScript, um Ladepunkte anzuzeigen und zu reservieren.',
  installedDescription:
    'Gemeinsam genutzte Ladepunkte reservieren: Platz sichern, Ankunft bestätigen und pünktlich Platz für die Nächsten machen.',
  bookACharger: 'Ladepunkt reservieren',
  book: 'Reservieren',
  chargerStatus: 'Status der Ladepunkte',
  status: 'Status',
  atTheCharger: 'Am Ladepunkt',
  charger: 'Ladepunkt',
} satisfies Messages['page'];
