import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReminders = {
  afterThatTheChargerIs: 'Danach ist der Ladepunkt für andere frei.',
  chargerIsYoursNow: ({ spotNumber }) => `Ladepunkt ${spotNumber} gehört jetzt dir`,
  chargerIsYoursInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Ladepunkt ${spotNumber} gehört dir in ${number(count)} Minute`,
      other: `Ladepunkt ${spotNumber} gehört dir in ${number(count)} Minuten`,
    }),
  chargerAtLocationIsYoursNow: ({ spotNumber, location }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} gehört jetzt dir`,
  chargerAtLocationIsYoursInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Ladepunkt ${spotNumber} am Standort ${location} gehört dir in ${number(count)} Minute`,
      other: `Ladepunkt ${spotNumber} am Standort ${location} gehört dir in ${number(count)} Minuten`,
    }),
  locationHoursPleaseConfirm: ({ location, hours, until }) =>
    `${location}, ${hours}. Bitte bestätige deine Ankunft bis ${until}.`,
  whenYouAreTherePlease: ({ until }) => `Wenn du dort bist, bestätige bitte deine Ankunft bis ${until}.`,
  ifYouAreNotComing:
    'Wenn du nicht kommst, storniere bitte die Reservierung, damit jemand anderes laden kann.',
  yourTimeAtChargerEndsNow: ({ spotNumber }) => `Deine Zeit an Ladepunkt ${spotNumber} endet jetzt`,
  yourTimeAtChargerEndsInMinutes: ({ count, spotNumber }) =>
    plural(count, {
      one: `Deine Zeit an Ladepunkt ${spotNumber} endet in ${number(count)} Minute`,
      other: `Deine Zeit an Ladepunkt ${spotNumber} endet in ${number(count)} Minuten`,
    }),
  yourTimeAtChargerAtLocationEndsNow: ({ spotNumber, location }) =>
    `Deine Zeit an Ladepunkt ${spotNumber} am Standort ${location} endet jetzt`,
  yourTimeAtChargerAtLocationEndsInMinutes: ({ count, spotNumber, location }) =>
    plural(count, {
      one: `Deine Zeit an Ladepunkt ${spotNumber} am Standort ${location} endet in ${number(count)} Minute`,
      other: `Deine Zeit an Ladepunkt ${spotNumber} am Standort ${location} endet in ${number(count)} Minuten`,
    }),
  yourTimeEndsNow: 'Deine Zeit endet jetzt',
  yourTimeEndsInMinutes: ({ count }) =>
    plural(count, {
      one: `Deine Zeit endet in ${number(count)} Minute`,
      other: `Deine Zeit endet in ${number(count)} Minuten`,
    }),
  locationUntilTime: ({ location, time }) => `${location}, bis ${time}.`,
  somebodyHasThisChargerAfter:
    'Nach dir hat jemand diesen Ladepunkt. Bitte fahr dein Auto bis dahin weg und gib den Ladepunkt frei.',
  somebodyIsWaitingForA:
    'Jemand wartet auf einen Ladepunkt. Bitte gib diesen frei, sobald dein Auto geladen ist.',
  yourArrivalIsNotConfirmed: ({ time }) =>
    `Deine Ankunft ist nicht bestätigt: Bitte bestätige sie bis ${time} oder mach den Ladepunkt frei.`,
  yourArrivalWasNotConfirmed: 'Deine Ankunft wurde nicht bestätigt. Bitte mach den Ladepunkt bis dahin frei.',
  openYourReservation: 'Reservierung öffnen',
} satisfies Messages['sentNotifyReminders'];
