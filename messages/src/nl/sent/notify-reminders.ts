import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReminders = {
  afterThatTheChargerIs: 'Daarna is het laadpunt vrij voor anderen.',
  chargerIsYoursNow: ({ spotNumber }) => `Laadpunt ${spotNumber} is nu van jou`,
  chargerIsYoursInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Laadpunt ${spotNumber} is over ${number(count)} minuut van jou`,
      other: `Laadpunt ${spotNumber} is over ${number(count)} minuten van jou`,
    }),
  chargerAtLocationIsYoursNow: ({ spotNumber, location }) =>
    `Laadpunt ${spotNumber} bij ${location} is nu van jou`,
  chargerAtLocationIsYoursInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Laadpunt ${spotNumber} bij ${location} is over ${number(count)} minuut van jou`,
      other: `Laadpunt ${spotNumber} bij ${location} is over ${number(count)} minuten van jou`,
    }),
  locationHoursPleaseConfirm: ({ location, hours, until }) =>
    `${location}, ${hours}. Bevestig je aankomst uiterlijk om ${until}.`,
  whenYouAreTherePlease: ({ until }) => `Bevestig je aankomst als je er bent, uiterlijk om ${until}.`,
  ifYouAreNotComing: 'Kom je niet, annuleer dan de reservering, zodat iemand anders kan laden.',
  yourTimeAtChargerEndsNow: ({ spotNumber }) => `Je tijd bij laadpunt ${spotNumber} eindigt nu`,
  yourTimeAtChargerEndsInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Je tijd bij laadpunt ${spotNumber} eindigt over ${number(count)} minuut`,
      other: `Je tijd bij laadpunt ${spotNumber} eindigt over ${number(count)} minuten`,
    }),
  yourTimeAtChargerAtLocationEndsNow: ({ spotNumber, location }) =>
    `Je tijd bij laadpunt ${spotNumber} bij ${location} eindigt nu`,
  yourTimeAtChargerAtLocationEndsInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Je tijd bij laadpunt ${spotNumber} bij ${location} eindigt over ${number(count)} minuut`,
      other: `Je tijd bij laadpunt ${spotNumber} bij ${location} eindigt over ${number(count)} minuten`,
    }),
  yourTimeEndsNow: 'Je tijd eindigt nu',
  yourTimeEndsInMinutes: ({ count }) =>
    plural(count, {
      one: `Je tijd eindigt over ${number(count)} minuut`,
      other: `Je tijd eindigt over ${number(count)} minuten`,
    }),
  locationUntilTime: ({ location, time }) => `${location}, tot ${time}.`,
  somebodyHasThisChargerAfter:
    'Na jou heeft iemand anders dit laadpunt. Verplaats je auto voor die tijd en geef het laadpunt vrij.',
  somebodyIsWaitingForA: 'Er wacht iemand op een laadpunt. Geef het vrij zodra je auto is opgeladen.',
  yourArrivalIsNotConfirmed: ({ time }) =>
    `Je aankomst is niet bevestigd: bevestig die uiterlijk om ${time}, of maak het laadpunt vrij.`,
  yourArrivalWasNotConfirmed: 'Je aankomst is niet bevestigd. Maak het laadpunt voor die tijd vrij.',
  openYourReservation: 'Je reservering openen',
} satisfies Messages['sentNotifyReminders'];
