import type { Messages } from '../../en/index.ts';

export const reservationsChargeNow = {
  chargeNow: 'Recharger maintenant',
  lookingForAFreeCharger: 'Recherche d’une borne libre.',
  everyChargerIsTakenRight: 'Toutes les bornes sont prises en ce moment.',
  chargerIsFree: ({ spotNumber, name }) => `La borne ${spotNumber} du site ${name} est libre.`,
  chargerIsFreeAndOneMore: ({ spotNumber, name }) =>
    `La borne ${spotNumber} du site ${name} est libre, et une autre aussi.`,
  chargerIsFreeAndMore: ({ spotNumber, name, count }) =>
    `La borne ${spotNumber} du site ${name} est libre, et ${count} autres aussi.`,
  chargerSpotNumberIsEmptyStart: ({ spotNumber, time }) =>
    `La borne ${spotNumber} est inoccupée. Commencez maintenant, et elle est à vous jusqu’à ${time}.`,
  chargerSpotNumberIsYours: ({ spotNumber }) => `La borne ${spotNumber} est à vous`,
  nameUntilTimePlugIn: ({ name, time }) => `${name}, jusqu’à ${time}. Branchez-vous.`,
  now: 'Maintenant',
  chargerSpotNumberAtNameYour: ({ spotNumber, name, time }) =>
    `Borne ${spotNumber}, ${name}. Votre réservation commence maintenant au lieu de ${time} ; l’heure de fin ne change pas.`,
  startCharging: 'Commencer la recharge',
  walkInToChargerSpotNumber: ({ spotNumber }) => `Recharger sans réservation, borne ${spotNumber}`,
  thisChargerCannotBeTaken: 'Cette borne ne peut pas être prise en ce moment.',
  chargerSpotNumberAtName: ({ spotNumber, name }) => `Borne ${spotNumber}, ${name}`,
  theChargerIsYoursAtOnce: 'La borne est à vous immédiatement ; libérez-la si vous partez avant la fin.',
  whatIsReservedNextCould: 'Impossible d’afficher les réservations suivantes',
  nothingHasBeenTaken: 'Aucune borne n’a été prise.',
  until: 'Jusqu’à',
  lookingUpWhatIsReserved: 'Recherche des réservations suivantes.',
  chargerSpotNumberPowerOutputKW: ({ spotNumber, powerOutput }) => `Borne ${spotNumber}, ${powerOutput} kW`,
} satisfies Messages['reservationsChargeNow'];
