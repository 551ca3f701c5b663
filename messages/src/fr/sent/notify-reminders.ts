import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReminders = {
  afterThatTheChargerIs: 'Ensuite, la borne est libre pour les autres.',
  chargerIsYoursNow: ({ spotNumber }) => `La borne ${spotNumber} est à vous maintenant`,
  chargerIsYoursInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `La borne ${spotNumber} est à vous dans ${number(count)} minute`,
      other: `La borne ${spotNumber} est à vous dans ${number(count)} minutes`,
    }),
  chargerAtLocationIsYoursNow: ({ spotNumber, location }) =>
    `La borne ${spotNumber} du site ${location} est à vous maintenant`,
  chargerAtLocationIsYoursInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `La borne ${spotNumber} du site ${location} est à vous dans ${number(count)} minute`,
      other: `La borne ${spotNumber} du site ${location} est à vous dans ${number(count)} minutes`,
    }),
  locationHoursPleaseConfirm: ({ location, hours, until }) =>
    `${location}, ${hours}. Confirmez votre arrivée au plus tard à ${until}.`,
  whenYouAreTherePlease: ({ until }) =>
    `Une fois sur place, confirmez votre arrivée au plus tard à ${until}.`,
  ifYouAreNotComing:
    'Si vous ne venez pas, annulez la réservation pour que quelqu’un d’autre puisse recharger.',
  yourTimeAtChargerEndsNow: ({ spotNumber }) =>
    `Votre créneau à la borne ${spotNumber} se termine maintenant`,
  yourTimeAtChargerEndsInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Votre créneau à la borne ${spotNumber} finit dans ${number(count)} minute`,
      other: `Votre créneau à la borne ${spotNumber} finit dans ${number(count)} minutes`,
    }),
  yourTimeAtChargerAtLocationEndsNow: ({ spotNumber, location }) =>
    `Votre créneau à la borne ${spotNumber} du site ${location} se termine maintenant`,
  yourTimeAtChargerAtLocationEndsInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Votre créneau à la borne ${spotNumber} du site ${location} finit dans ${number(count)} minute`,
      other: `Votre créneau à la borne ${spotNumber} du site ${location} finit dans ${number(count)} minutes`,
    }),
  yourTimeEndsNow: 'Votre créneau se termine maintenant',
  yourTimeEndsInMinutes: ({ count }) =>
    plural(count, {
      one: `Votre créneau finit dans ${number(count)} minute`,
      other: `Votre créneau finit dans ${number(count)} minutes`,
    }),
  locationUntilTime: ({ location, time }) => `${location}, jusqu’à ${time}.`,
  somebodyHasThisChargerAfter:
    'Quelqu’un a cette borne après vous. D’ici là, déplacez votre voiture et libérez la borne.',
  somebodyIsWaitingForA: 'Quelqu’un attend une borne. Libérez celle-ci dès que votre voiture est rechargée.',
  yourArrivalIsNotConfirmed: ({ time }) =>
    `Votre arrivée n’est pas confirmée : confirmez-la au plus tard à ${time}, ou libérez la borne.`,
  yourArrivalWasNotConfirmed: 'Votre arrivée n’a pas été confirmée. Libérez la borne d’ici là.',
  openYourReservation: 'Ouvrir votre réservation',
} satisfies Messages['sentNotifyReminders'];
