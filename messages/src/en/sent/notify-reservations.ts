import { number, plural, type Counted, type Values } from '../../values.ts';

export const sentNotifyReservations = {
  // notifications/texts/reservations.ts
  chargerSpotNumberIsReservedFor: ({ spotNumber }: Values<'spotNumber'>) =>
    `Charger ${spotNumber} is reserved for you`,
  chargerSpotNumberAtLocationIs: ({ spotNumber, location }: Values<'spotNumber' | 'location'>) =>
    `Charger ${spotNumber} at ${location} is reserved for you`,
  yourChargerIsReserved: 'Your charger is reserved',
  yourReservationHasChangedCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your reservation has changed: charger ${spotNumber}`,
  yourReservationAtLocationHas: ({ location }: Values<'location'>) =>
    `Your reservation at ${location} has changed`,
  yourReservationHasChanged: 'Your reservation has changed',
  yourReservationIsCancelledCharger: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your reservation is cancelled: charger ${spotNumber}`,
  /** `when` is a day and two times. Another sentence follows. */
  whenAtLocation: ({ when, location }: Values<'when' | 'location'>) => `${when} at ${location}.`,
  othersCanHaveThisTime: 'Others can have this time.',
  yourReservationAtLocationIs: ({ location }: Values<'location'>) =>
    `Your reservation at ${location} is cancelled`,
  yourReservationIsCancelled: 'Your reservation is cancelled',
  youHaveCancelledThisReservation: 'You have cancelled this reservation. Others can reserve its time.',
  reserveAnotherTime: 'Reserve another time',
  pleaseConfirmYourArrivalBy: ({ until }: Values<'until'>) => `Please confirm your arrival by ${until}.`,
  whenYouAreTherePlease: ({ until }: Values<'until'>) =>
    `When you are there, please confirm your arrival by ${until}. Until then you can change or cancel the reservation.`,
  openYourReservation: 'Open your reservation',
  yourArrivalWasNotConfirmed: ({ until }: Values<'until'>) =>
    `Your arrival was not confirmed by ${until}, so the rest of its time is free for others.`,
  yourReservationWasMarkedAs: ({ spotNumber }: Values<'spotNumber'>) =>
    `Your reservation was marked as a no-show: charger ${spotNumber}`,
  yourReservationAtLocationWas: ({ location }: Values<'location'>) =>
    `Your reservation at ${location} was marked as a no-show`,
  nobodyConfirmedYourArrival: 'Nobody confirmed your arrival',
  ifYouAreAtThe:
    'If you are at the charger, please reserve it again or start a walk-in, if it is still free.',
  /** `hours` are times: 8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM. */
  onDayItIsNowOpen: ({ day, hours }: Values<'day' | 'hours'>) => `On ${day} it is now open ${hours}.`,
  onDayItIsNowClosed: ({ day }: Values<'day'>) => `On ${day} it is now closed.`,
  askAnAdministratorBeforeYou: 'Ask an administrator before you come.',
  askAnAdministratorWhetherYou: 'Ask an administrator whether you can stay.',
  yourReservationStillStandsIf:
    'Your reservation still stands. If you do not come, it does not count as a no-show.',
  yourReservationStillStands: 'Your reservation still stands.',
  locationClosedDuringYourReservation: ({ spotNumber }: Values<'spotNumber'>) =>
    `Location closed during your reservation: charger ${spotNumber}`,
  locationIsClosedDuringYour: ({ location }: Values<'location'>) =>
    `${location} is closed during your reservation`,
  theLocationIsClosedIn: 'The location is closed in these hours',
  anAdministratorHasChangedThe: 'An administrator has changed the opening hours.',
  // `reservation` is a day, two times and a charger; it may have the sign # in it, so the number is written apart.
  thisConcerns: ({ reservation }: Values<'reservation'>) => `This concerns ${reservation}.`,
  thisConcernsAndMore: ({ count, reservation }: Counted<'reservation'>) =>
    plural(count, {
      one: `This concerns ${reservation}, and ${number(count)} more.`,
      other: `This concerns ${reservation}, and ${number(count)} more.`,
    }),
  pleaseFreeTheCharger: ({ reservation }: Values<'reservation'>) =>
    `Please free the charger: ${reservation}.`,
  pleaseFreeTheChargerAndMore: ({ count, reservation }: Counted<'reservation'>) =>
    plural(count, {
      one: `Please free the charger: ${reservation}, and ${number(count)} more.`,
      other: `Please free the charger: ${reservation}, and ${number(count)} more.`,
    }),
};
