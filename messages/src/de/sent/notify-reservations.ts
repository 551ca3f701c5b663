import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentNotifyReservations = {
  chargerSpotNumberIsReservedFor: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist für dich reserviert`,
  chargerSpotNumberAtLocationIs: ({ spotNumber, location }) =>
    `Ladepunkt ${spotNumber} am Standort ${location} ist für dich reserviert`,
  yourChargerIsReserved: 'Dein Ladepunkt ist reserviert',
  yourReservationHasChangedCharger: ({ spotNumber }) =>
    `Deine Reservierung wurde geändert: Ladepunkt ${spotNumber}`,
  yourReservationAtLocationHas: ({ location }) => `Deine Reservierung am Standort ${location} wurde geändert`,
  yourReservationHasChanged: 'Deine Reservierung wurde geändert',
  yourReservationIsCancelledCharger: ({ spotNumber }) =>
    `Deine Reservierung ist storniert: Ladepunkt ${spotNumber}`,
  whenAtLocation: ({ when, location }) => `${when}, ${location}.`,
  othersCanHaveThisTime: 'Andere können diese Zeit reservieren.',
  yourReservationAtLocationIs: ({ location }) => `Deine Reservierung am Standort ${location} ist storniert`,
  yourReservationIsCancelled: 'Deine Reservierung ist storniert',
  youHaveCancelledThisReservation:
    'Du hast diese Reservierung storniert. Andere können diese Zeit reservieren.',
  reserveAnotherTime: 'Andere Zeit reservieren',
  pleaseConfirmYourArrivalBy: ({ until }) => `Bitte bestätige deine Ankunft bis ${until}.`,
  whenYouAreTherePlease: ({ until }) =>
    `Wenn du dort bist, bestätige bitte deine Ankunft bis ${until}. Bis dahin kannst du die Reservierung ändern oder stornieren.`,
  openYourReservation: 'Reservierung öffnen',
  yourArrivalWasNotConfirmed: ({ until }) =>
    `Deine Ankunft wurde bis ${until} nicht bestätigt, deshalb ist der Rest der Zeit für andere frei.`,
  yourReservationWasMarkedAs: ({ spotNumber }) => `Als „nicht erschienen“ markiert: Ladepunkt ${spotNumber}`,
  yourReservationAtLocationWas: ({ location }) =>
    `Deine Reservierung am Standort ${location} wurde als „nicht erschienen“ markiert`,
  nobodyConfirmedYourArrival: 'Niemand hat deine Ankunft bestätigt',
  ifYouAreAtThe:
    'Wenn du am Ladepunkt bist, reserviere ihn bitte noch einmal oder lade spontan, falls er noch frei ist.',
  onDayItIsNowOpen: ({ day, hours }) => `Neue Öffnungszeiten am ${day}: ${hours}.`,
  onDayItIsNowClosed: ({ day }) => `Am ${day} ist jetzt geschlossen.`,
  askAnAdministratorBeforeYou: 'Frag einen Admin, bevor du kommst.',
  askAnAdministratorWhetherYou: 'Frag einen Admin, ob du bleiben kannst.',
  yourReservationStillStandsIf:
    'Deine Reservierung gilt weiterhin. Wenn du nicht kommst, zählt das nicht als Nichterscheinen.',
  yourReservationStillStands: 'Deine Reservierung gilt weiterhin.',
  locationClosedDuringYourReservation: ({ spotNumber }) =>
    `Bei deiner Reservierung geschlossen: Ladepunkt ${spotNumber}`,
  locationIsClosedDuringYour: ({ location }) =>
    `Der Standort ${location} ist während deiner Reservierung geschlossen`,
  theLocationIsClosedIn: 'Der Standort ist in diesen Stunden geschlossen',
  anAdministratorHasChangedThe: 'Ein Admin hat die Öffnungszeiten geändert.',
  thisConcerns: ({ reservation }) => `Das betrifft: ${reservation}.`,
  thisConcernsAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Das betrifft: ${reservation}, und ${number(count)} weitere.`,
      other: `Das betrifft: ${reservation}, und ${number(count)} weitere.`,
    }),
  pleaseFreeTheCharger: ({ reservation }) => `Bitte mach den Ladepunkt frei: ${reservation}.`,
  pleaseFreeTheChargerAndMore: ({ count, reservation }) =>
    plural(count, {
      one: `Bitte mach den Ladepunkt frei: ${reservation}, und ${number(count)} weiterer.`,
      other: `Bitte mach den Ladepunkt frei: ${reservation}, und ${number(count)} weitere.`,
    }),
} satisfies Messages['sentNotifyReservations'];
