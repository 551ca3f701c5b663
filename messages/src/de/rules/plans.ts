import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesPlans = {
  advancedAnalyticsReportOfAny: 'Erweiterte Auswertung: Bericht jedes Monats',
  basic: 'Basic',
  emailSupport: 'Support per E-Mail',
  reportOfTheLast7: 'Bericht der letzten 7 Tage',
  premium: 'Premium',
  prioritySupport: 'Bevorzugter Support',
  enterprise: 'Enterprise',
  n247PhoneSupport: 'Telefonsupport rund um die Uhr',
  customFeatures: 'Individuelle Funktionen',
  organizationHasMembers: ({ count, limit }) =>
    plural(count, {
      one: `Deine Organisation hat ${number(count)} Mitglied, Eingeladene mitgezählt, und mit dieser Wahl wären nur ${limit} erlaubt.`,
      other: `Deine Organisation hat ${number(count)} Mitglieder, Eingeladene mitgezählt, und mit dieser Wahl wären nur ${limit} erlaubt.`,
    }),
  organizationHasLocations: ({ count, limit }) =>
    plural(count, {
      one: `Deine Organisation hat ${number(count)} Standort, und mit dieser Wahl wären nur ${limit} erlaubt.`,
      other: `Deine Organisation hat ${number(count)} Standorte, und mit dieser Wahl wären nur ${limit} erlaubt.`,
    }),
  locationHasChargers: ({ count, location, limit }) =>
    plural(count, {
      one: `Der Standort ${location} hat ${number(count)} Ladepunkt, und mit dieser Wahl wären nur ${limit} erlaubt.`,
      other: `Der Standort ${location} hat ${number(count)} Ladepunkte, und mit dieser Wahl wären nur ${limit} erlaubt.`,
    }),
  oneOfYourLocationsHasChargers: ({ count, limit }) =>
    plural(count, {
      one: `Einer deiner Standorte hat ${number(count)} Ladepunkt, und mit dieser Wahl wären nur ${limit} erlaubt.`,
      other: `Einer deiner Standorte hat ${number(count)} Ladepunkte, und mit dieser Wahl wären nur ${limit} erlaubt.`,
    }),
} satisfies Messages['rulesPlans'];
