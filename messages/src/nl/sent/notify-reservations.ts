import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservations = {
  chargerSpotNumberIsReservedFor: ({ spotNumber }) => `Laadpunt ${spotNumber} is voor je gereserveerd`,
  chargerSpotNumberAtLocationIs: ({ spotNumber, location }) =>
    `Laadpunt ${spotNumber} bij ${location} is voor je gereserveerd`,
  yourChargerIsReserved: 'Je laadpunt is gereserveerd',
  yourReservationHasChangedCharger: ({ spotNumber }) => `Je reservering is gewijzigd: laadpunt ${spotNumber}`,
  yourReservationAtLocationHas: ({ location }) => `Je reservering bij ${location} is gewijzigd`,
  yourReservationHasChanged: 'Je reservering is gewijzigd',
  yourReservationIsCancelledCharger: ({ spotNumber }) =>
    `Je reservering is geannuleerd: laadpunt ${spotNumber}`,
  whenAtLocation: ({ when, location }) => `${when} bij ${location}.`,
  othersCanHaveThisTime: 'Anderen kunnen deze tijd nu krijgen.',
  yourReservationAtLocationIs: ({ location }) => `Je reservering bij ${location} is geannuleerd`,
  yourReservationIsCancelled: 'Je reservering is geannuleerd',
  youHaveCancelledThisReservation:
    'Je hebt deze reservering geannuleerd. Anderen kunnen die tijd nu reserveren.',
  reserveAnotherTime: 'Andere tijd reserveren',
  pleaseConfirmYourArrivalBy: ({ until }) => `Bevestig je aankomst uiterlijk om ${until}.`,
  whenYouAreTherePlease: ({ until }) =>
    `Bevestig je aankomst als je er bent, uiterlijk om ${until}. Tot dan kun je de reservering wijzigen of annuleren.`,
  openYourReservation: 'Je reservering openen',
  yourArrivalWasNotConfirmed: ({ until }) =>
    `Je aankomst was om ${until} niet bevestigd, dus de rest van de tijd is vrij voor anderen.`,
  yourReservationWasMarkedAs: ({ spotNumber }) => `Genoteerd als niet verschenen: laadpunt ${spotNumber}`,
  yourReservationAtLocationWas: ({ location }) =>
    `Je reservering bij ${location} is genoteerd als niet verschenen`,
  nobodyConfirmedYourArrival: 'Niemand heeft je aankomst bevestigd',
  ifYouAreAtThe:
    'Ben je bij het laadpunt, reserveer het dan opnieuw of begin zonder reservering te laden, als het nog vrij is.',
  onDayItIsNowOpen: ({ day, hours }) => `Op ${day} is de locatie nu open: ${hours}.`,
  onDayItIsNowClosed: ({ day }) => `Op ${day} is de locatie nu gesloten.`,
  askAnAdministratorBeforeYou: 'Overleg met een beheerder voordat je komt.',
  askAnAdministratorWhetherYou: 'Vraag een beheerder of je kunt blijven.',
  yourReservationStillStandsIf:
    'Je reservering blijft staan. Kom je niet, dan telt dat niet als afwezigheid.',
  yourReservationStillStands: 'Je reservering blijft staan.',
  locationClosedDuringYourReservation: ({ spotNumber }) =>
    `Gesloten tijdens je reservering: laadpunt ${spotNumber}`,
  locationIsClosedDuringYour: ({ location }) => `${location} is gesloten tijdens je reservering`,
  theLocationIsClosedIn: 'De locatie is in deze uren gesloten',
  anAdministratorHasChangedThe: 'Een beheerder heeft de openingstijden gewijzigd.',
  thisConcerns: ({ reservation }) => `Het gaat om ${reservation}.`,
  thisConcernsAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Het gaat om ${reservation}, en nog ${number(count)} andere.`,
      other: `Het gaat om ${reservation}, en nog ${number(count)} andere.`,
    }),
  pleaseFreeTheCharger: ({ reservation }) => `Maak het laadpunt vrij: ${reservation}.`,
  pleaseFreeTheChargerAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Maak het laadpunt vrij: ${reservation}, en nog ${number(count)} ander.`,
      other: `Maak het laadpunt vrij: ${reservation}, en nog ${number(count)} andere.`,
    }),
} satisfies Messages['sentNotifyReservations'];
