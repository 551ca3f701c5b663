import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPlans = {
  advancedAnalyticsReportOfAny: 'Uitgebreide analyse: rapport van elke gewenste maand',
  basic: 'Basic',
  emailSupport: 'Klantenservice per e-mail',
  reportOfTheLast7: 'Rapport van de laatste 7 dagen',
  premium: 'Premium',
  prioritySupport: 'Klantenservice met voorrang',
  enterprise: 'Enterprise',
  n247PhoneSupport: 'Telefonische klantenservice, 24/7',
  customFeatures: 'Functies op maat',
  organizationHasMembers: ({ count, limit }) =>
    plural(count, {
      one: `Je organisatie heeft ${number(count)} lid, uitgenodigde mensen meegeteld, en hierin passen er maximaal ${limit}.`,
      other: `Je organisatie heeft ${number(count)} leden, uitgenodigde mensen meegeteld, en hierin passen er maximaal ${limit}.`,
    }),
  organizationHasLocations: ({ count, limit }) =>
    plural(count, {
      one: `Je organisatie heeft ${number(count)} locatie, en hierin passen er maximaal ${limit}.`,
      other: `Je organisatie heeft ${number(count)} locaties, en hierin passen er maximaal ${limit}.`,
    }),
  locationHasChargers: ({ count, location, limit }) =>
    plural(count, {
      one: `${location} heeft ${number(count)} laadpunt, en hierin passen er maximaal ${limit}.`,
      other: `${location} heeft ${number(count)} laadpunten, en hierin passen er maximaal ${limit}.`,
    }),
  oneOfYourLocationsHasChargers: ({ count, limit }) =>
    plural(count, {
      one: `Een van je locaties heeft ${number(count)} laadpunt, en hierin passen er maximaal ${limit}.`,
      other: `Een van je locaties heeft ${number(count)} laadpunten, en hierin passen er maximaal ${limit}.`,
    }),
} satisfies Messages['rulesPlans'];
