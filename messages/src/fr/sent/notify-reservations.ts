import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservations = {
  chargerSpotNumberIsReservedFor: ({ spotNumber }) => `Réservation confirmée : borne ${spotNumber}`,
  chargerSpotNumberAtLocationIs: ({ spotNumber, location }) =>
    `Réservation confirmée : borne ${spotNumber}, ${location}`,
  yourChargerIsReserved: 'Votre réservation est confirmée',
  yourReservationHasChangedCharger: ({ spotNumber }) => `Réservation modifiée : borne ${spotNumber}`,
  yourReservationAtLocationHas: ({ location }) => `Votre réservation sur le site ${location} a changé`,
  yourReservationHasChanged: 'Votre réservation a changé',
  yourReservationIsCancelledCharger: ({ spotNumber }) => `Réservation annulée : borne ${spotNumber}`,
  whenAtLocation: ({ when, location }) => `${when}, ${location}.`,
  othersCanHaveThisTime: 'D’autres peuvent prendre ce créneau.',
  yourReservationAtLocationIs: ({ location }) => `Votre réservation sur le site ${location} est annulée`,
  yourReservationIsCancelled: 'Votre réservation est annulée',
  youHaveCancelledThisReservation:
    'Vous avez annulé cette réservation. D’autres peuvent réserver ce créneau.',
  reserveAnotherTime: 'Réserver un autre créneau',
  pleaseConfirmYourArrivalBy: ({ until }) => `Confirmez votre arrivée au plus tard à ${until}.`,
  whenYouAreTherePlease: ({ until }) =>
    `Une fois sur place, confirmez votre arrivée au plus tard à ${until}. D’ici là, vous pouvez modifier ou annuler la réservation.`,
  openYourReservation: 'Ouvrir votre réservation',
  yourArrivalWasNotConfirmed: ({ until }) =>
    `Votre arrivée n’était pas confirmée à ${until} : le reste du créneau est donc libre pour les autres.`,
  yourReservationWasMarkedAs: ({ spotNumber }) => `Réservation comptée comme absence : borne ${spotNumber}`,
  yourReservationAtLocationWas: ({ location }) =>
    `Votre réservation sur le site ${location} a été comptée comme absence`,
  nobodyConfirmedYourArrival: 'Votre arrivée n’a pas été confirmée',
  ifYouAreAtThe:
    'Si vous êtes à la borne, réservez-la de nouveau ou commencez une recharge sans réservation, si elle est encore libre.',
  onDayItIsNowOpen: ({ day, hours }) => `Le ${day}, le site est maintenant ouvert ${hours}.`,
  onDayItIsNowClosed: ({ day }) => `Le ${day}, le site est maintenant fermé.`,
  askAnAdministratorBeforeYou: 'Demandez à un administrateur avant de venir.',
  askAnAdministratorWhetherYou: 'Demandez à un administrateur si vous pouvez rester.',
  yourReservationStillStandsIf:
    'Votre réservation reste valable. Si vous ne venez pas, elle ne compte pas comme absence.',
  yourReservationStillStands: 'Votre réservation reste valable.',
  locationClosedDuringYourReservation: ({ spotNumber }) =>
    `Site fermé pendant votre réservation : borne ${spotNumber}`,
  locationIsClosedDuringYour: ({ location }) => `Le site ${location} est fermé pendant votre réservation`,
  theLocationIsClosedIn: 'Le site est fermé pendant ces heures',
  anAdministratorHasChangedThe: 'Un administrateur a modifié les horaires d’ouverture.',
  thisConcerns: ({ reservation }) => `Cela concerne : ${reservation}.`,
  thisConcernsAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Cela concerne : ${reservation}, et ${number(count)} de plus.`,
      other: `Cela concerne : ${reservation}, et ${number(count)} de plus.`,
    }),
  pleaseFreeTheCharger: ({ reservation }) => `Libérez la borne : ${reservation}.`,
  pleaseFreeTheChargerAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Libérez la borne : ${reservation}, et ${number(count)} de plus.`,
      other: `Libérez la borne : ${reservation}, et ${number(count)} de plus.`,
    }),
} satisfies Messages['sentNotifyReservations'];
