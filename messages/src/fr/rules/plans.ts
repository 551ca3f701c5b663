import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPlans = {
  advancedAnalyticsReportOfAny: 'Statistiques avancées : rapport de n’importe quel mois',
  basic: 'Basic',
  emailSupport: 'Assistance par e-mail',
  reportOfTheLast7: 'Rapport des 7 derniers jours',
  premium: 'Premium',
  prioritySupport: 'Assistance prioritaire',
  enterprise: 'Enterprise',
  n247PhoneSupport: 'Assistance téléphonique 24 h/24, 7 j/7',
  customFeatures: 'Fonctions sur mesure',
  organizationHasMembers: ({ count, limit }) =>
    plural(count, {
      one: `Votre organisation a ${number(count)} membre, personnes invitées comprises ; la limite serait de ${limit}.`,
      other: `Votre organisation a ${number(count)} membres, personnes invitées comprises ; la limite serait de ${limit}.`,
    }),
  organizationHasLocations: ({ count, limit }) =>
    plural(count, {
      one: `Votre organisation a ${number(count)} site ; la limite serait de ${limit}.`,
      other: `Votre organisation a ${number(count)} sites ; la limite serait de ${limit}.`,
    }),
  locationHasChargers: ({ count, location, limit }) =>
    plural(count, {
      one: `Le site ${location} a ${number(count)} borne ; la limite serait de ${limit}.`,
      other: `Le site ${location} a ${number(count)} bornes ; la limite serait de ${limit}.`,
    }),
  oneOfYourLocationsHasChargers: ({ count, limit }) =>
    plural(count, {
      one: `Un de vos sites a ${number(count)} borne ; la limite serait de ${limit}.`,
      other: `Un de vos sites a ${number(count)} bornes ; la limite serait de ${limit}.`,
    }),
} satisfies Messages['rulesPlans'];
