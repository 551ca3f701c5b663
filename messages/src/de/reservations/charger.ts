import type { Messages } from '../../en/index.ts';

export const reservationsCharger = {
  thisChargerIsReservedFor: 'Dieser Ladepunkt ist für dich reserviert',
  yourTimeIsUntil: ({ end, limit }) => `Deine Zeit geht bis ${end}. Bestätige deine Ankunft bis ${limit}.`,
  youAreChargingHere: 'Du lädst hier',
  theChargerIsYoursUntil: ({ time }) =>
    `Der Ladepunkt gehört dir bis ${time}. Gib ihn frei, wenn du früher fährst.`,
  theTimeToConfirmHas: 'Die Zeit zum Bestätigen ist vorbei',
  yourReservationHereBeganAt: ({ time }) =>
    `Deine Reservierung hier hat um ${time} begonnen. In der Übersicht steht, was du tun kannst.`,
  itIsYoursFrom: ({ time }) => `Er gehört dir ab ${time}`,
  yourReservationHereIsUntil: ({ time }) => `Deine Reservierung hier geht bis ${time}.`,
  thisChargerIsEmptyAnd: 'Dieser Ladepunkt ist leer, und du bist als Nächstes dran',
  yourReservationBeginsAt: ({ start, end }) =>
    `Deine Reservierung beginnt um ${start}. Beginne jetzt, dann gehört der Ladepunkt dir bis ${end}.`,
  youAreChargingAtCharger: ({ spotNumber }) => `Du lädst an Ladepunkt ${spotNumber}`,
  thatIsAtNameUntil: ({ name, time }) =>
    `Das ist am Standort ${name}, bis ${time}. Gib ihn dort frei, bevor du einen anderen nimmst.`,
  youReservedChargerSpotNumber: ({ spotNumber }) => `Du hast Ladepunkt ${spotNumber} reserviert`,
  youReservedChargerSpotNumberAt: ({ spotNumber, name }) =>
    `Du hast Ladepunkt ${spotNumber} am Standort ${name} reserviert`,
  itIsYoursAtName: ({ name, time }) => `Er gehört dir am Standort ${name} bis ${time}.`,
  thisChargerIsClosed: 'Dieser Ladepunkt ist zeitweise gesperrt',
  thisChargerIsOutOf: 'Dieser Ladepunkt ist außer Betrieb',
  itCannotBeUsedUntil: 'Er kann erst wieder benutzt werden, wenn ein Admin ihn in Betrieb nimmt.',
  thisChargerIsHeldFor: 'Dieser Ladepunkt ist für dich zurückgelegt',
  takeItByUntilAnd: ({ until, end }) => `Nimm ihn bis ${until} an, dann gehört er dir bis ${end}.`,
  takeItAndItIs: ({ end }) => `Nimm ihn an, dann gehört er dir bis ${end}.`,
  thisChargerIsHeldForName: ({ name }) => `Dieser Ladepunkt ist für ${name} zurückgelegt`,
  thisChargerIsHeldForSomebody: 'Dieser Ladepunkt ist für jemanden auf der Warteliste zurückgelegt',
  unlessTheyTakeItBy: ({ until }) =>
    `Wird er nicht bis ${until} angenommen, geht er an die nächste Person auf der Warteliste.`,
  itIsAboutToBe: 'Er wird gleich der nächsten Person auf der Warteliste angeboten.',
  thisChargerIsTaken: 'Dieser Ladepunkt ist belegt',
  itIsFreeAgainAt: ({ time }) => `Er ist um ${time} wieder frei, oder früher, wenn er freigegeben wird.`,
  thisChargerIsFree: 'Dieser Ladepunkt ist frei',
  takeItUntilReserved: ({ time }) =>
    `Du kannst ihn jetzt nehmen, bis spätestens ${time}: Dann hat ihn jemand reserviert.`,
  takeItUntilHeldForYou: ({ time }) =>
    `Du kannst ihn jetzt nehmen, bis spätestens ${time}: Dann ist er für dich zurückgelegt.`,
  takeItUntilHeldForName: ({ time, name }) =>
    `Du kannst ihn jetzt nehmen, bis spätestens ${time}: Dann ist er für ${name} zurückgelegt.`,
  takeItUntilHeldForSomebody: ({ time }) =>
    `Du kannst ihn jetzt nehmen, bis spätestens ${time}: Dann ist er für jemanden auf der Warteliste zurückgelegt.`,
  youCanTakeItNow: 'Du kannst ihn jetzt nehmen.',
  itCannotBeTakenWithout: 'Ohne Reservierung kann er jetzt nicht genommen werden',
  startCharging: 'Laden beginnen',
  openYourReservation: 'Reservierung öffnen',
  waitForThisCharger: 'Auf diesen Ladepunkt warten',
  reserveATime: 'Zeit reservieren',
  thisChargerCannotBeTaken: 'Dieser Ladepunkt kann jetzt nicht genommen werden.',
  powerKW: ({ power }) => `${power} kW`,
  itMayNotCharge: 'Vielleicht lädt er nicht.',
  aCarMayBeIn: 'Vielleicht steht ein Auto im Weg.',
  theAdministratorsKnow: 'Die Admins wissen davon.',
  todaysReservationsCouldNotBe: 'Die heutigen Reservierungen konnten nicht geladen werden',
  yourReservationsAreNotAffected: 'Deine Reservierungen sind davon nicht betroffen.',
  freeHereFromTime: ({ time }) => `Hier frei ab ${time}`,
  freeHereNow: 'Hier jetzt frei',
  youNeedAReservationTo: 'Um sie jetzt zu benutzen, brauchst du eine Reservierung.',
  noOtherChargerIsFree: ({ name }) => `Am Standort ${name} ist kein anderer Ladepunkt frei.`,
  noOtherChargerIsFreeThen: ({ name }) => `Am Standort ${name} ist dann kein anderer Ladepunkt frei.`,
  chargerNumber: '<vh>Ladepunkt </vh>{spotNumber}',
  reportAProblem: 'Problem melden',
  whatIsWrongWithCharger: ({ spotNumber }) => `Was stimmt mit Ladepunkt ${spotNumber} nicht?`,
  administratorsAreNotifiedAndOther:
    'Admins werden benachrichtigt, und andere Mitglieder sehen die Meldung. Dein Name wird nicht angezeigt.',
  sendReport: 'Meldung senden',
  thisChargerIsTakenOr:
    'Dieser Ladepunkt ist gerade belegt oder nicht in Betrieb. Deshalb lässt sich dort kein Auto melden, das im Weg steht.',
  problem: 'Problem',
  pleaseChooseWhatIsWrong: 'Bitte wähle, was nicht stimmt.',
  aCarIsInThe: 'Ein Auto steht im Weg',
  itDoesNotWork: 'Er funktioniert nicht',
  anythingThatHelps: 'Was uns noch hilft',
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist als blockiert gemeldet`,
    broken: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist als defekt gemeldet`,
  },
  theAdministratorsHaveBeenTold: 'Die Admins wissen Bescheid.',
  moveToChargerSpotNumber: ({ spotNumber }) => `Zu Ladepunkt ${spotNumber} wechseln`,
  goToChargerSpotNumber: ({ spotNumber }) => `Zu Ladepunkt ${spotNumber}`,
  ifSomebodyChargedHereIn:
    'Wer in den letzten 12 Stunden hier geladen hat, wurde gebeten, das Auto wegzufahren, erfährt aber nicht, von wem die Bitte kommt.',
  askForTheCarTo: 'Bitten, das Auto wegzufahren',
  theAdministratorsHaveBeenToldNo: 'Die Admins wissen Bescheid. Hier ist gerade kein anderer Ladepunkt frei.',
  theAdministratorsHaveBeenToldCharger: ({ spotNumber }) =>
    `Die Admins wissen Bescheid. Ladepunkt ${spotNumber} ist bis zum Ende deiner Zeit frei.`,
  theAdministratorsHaveBeenToldNobody: ({ spotNumber }) =>
    `Die Admins wissen Bescheid. Ladepunkt ${spotNumber} ist gerade nicht belegt.`,
  atTheCharger: 'Am Ladepunkt',
  nothingHasBeenBookedOr: 'Es wurde nichts reserviert oder geändert.',
  thisCodeIsNoLonger: 'Dieser Code ist nicht mehr gültig',
  askAnAdministratorOfYour:
    'Bitte einen Admin deiner Organisation um ein neues Blatt oder wähle den Ladepunkt in der Liste.',
  theChargerCouldNotBe: 'Der Ladepunkt konnte nicht geladen werden',
  chargerSpotNumberIsNotYours: ({ spotNumber }) => `Ladepunkt ${spotNumber} kannst du nicht benutzen`,
  itBelongsToAnOrganization:
    'Er gehört zu einer Organisation, in der du kein aktives Mitglied bist. Ein Admin dort kann dich einladen oder freigeben.',
  chooseACharger: 'Ladepunkt wählen',
  thisChargerIsOutOfUse: 'Dieser Ladepunkt ist außer Betrieb',
  whichChargerAreYouAt: 'An welchem Ladepunkt bist du?',
  chooseAnotherOne: 'Wähle einen anderen.',
  itsNumberIsOnThe: 'Seine Nummer steht am Ladepunkt oder auf dem Blatt daneben.',
} satisfies Messages['reservationsCharger'];
