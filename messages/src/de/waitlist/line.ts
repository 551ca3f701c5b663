import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlistLine = {
  waitForAChargerAt: ({ name }) => `Auf einen Ladepunkt am Standort ${name} warten`,
  anyCharger: 'Irgendein Ladepunkt',
  days: 'Tage',
  oneDay: 'Ein Tag',
  severalDays: 'Mehrere Tage',
  howManyDays: 'Wie viele Tage',
  todayAndTheDaysAfter: ({ count }) =>
    plural(count, {
      one: `Heute und ${number(count)} Tag danach`,
      other: `Heute und ${number(count)} Tage danach`,
    }),
  date: 'Datum',
  earliestStart: 'Frühester Beginn',
  latestStart: 'Spätester Beginn',
  duration: 'Dauer',
  nameIsClosedOnThat: ({ name }) =>
    `${name} ist an diesem Tag geschlossen, deshalb wird dann kein Ladepunkt frei.`,
  nameIsNotOpenFor: ({ name, hours }) =>
    `${name} ist dann nicht ${hours} am Stück geöffnet: Was dir angeboten wird, ist kürzer.`,
  nameClosesTooEarlyFor: ({ name, hours, time }) =>
    `${name} schließt zu früh für ${hours} ab einem Beginn um ${time}: Was dir ab dann angeboten wird, ist kürzer.`,
  youAreInLineFor: ({ day }) => `Du bist für ${day} schon auf der Warteliste`,
  changeWhatYouWaitFor: 'Ändern, worauf du wartest',
  youAreOfferedOneCharger:
    'Dir wird immer nur ein Ladepunkt angeboten, und er ist für dich zurückgelegt, während du dich entscheidest.',
  youSeeOffersOnlyIn: 'Du siehst Angebote nur in der App',
  chooseHowYouAreTold: 'Wähle, wie du davon erfährst',
  nameSendsNoNotificationsOf: ({ name }) => `${name} sendet keine Benachrichtigungen über freie Ladepunkte.`,
  aChargerIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Ein Ladepunkt bleibt etwa ${number(count)} Minute für dich zurückgelegt, und bis zu zwei Stunden, wenn seine Zeit viel später beginnt. Lass die App offen, während du wartest, sonst siehst du das Angebot vielleicht zu spät.`,
      other: `Ein Ladepunkt bleibt etwa ${number(count)} Minuten für dich zurückgelegt, und bis zu zwei Stunden, wenn seine Zeit viel später beginnt. Lass die App offen, während du wartest, sonst siehst du das Angebot vielleicht zu spät.`,
    }),
  withPushMessagesYouHear:
    'Mit Push-Nachrichten erfährst du es früher und bekommst öfter einen Ladepunkt. <a>Push-Nachrichten einschalten</a>',
  youAreToldWhen: ({ ways }) => `Du erfährst ${ways}, wenn du einen Ladepunkt bekommen kannst.`,
  itIsHeldForMinutes: ({ count }) =>
    plural(count, {
      one: `Er bleibt etwa ${number(count)} Minute für dich zurückgelegt, und bis zu zwei Stunden, wenn seine Zeit viel später beginnt.`,
      other: `Er bleibt etwa ${number(count)} Minuten für dich zurückgelegt, und bis zu zwei Stunden, wenn seine Zeit viel später beginnt.`,
    }),
  youAreWaiting: 'Du wartest.',
  youAreInLine: 'Du bist auf der Warteliste',
  itIsYourTurn: 'Du bist an der Reihe',
  aChargerIsHeldFor: 'Ein Ladepunkt ist für dich zurückgelegt.',
  goToDashboard: 'Zur Übersicht',
  backToBooking: 'Zurück zum Reservieren',
  lineStatistics: 'Statistik der Warteliste',
  countedAt: 'Gezählt für',
  allLocations: 'Alle Standorte',
  theFiguresCouldNotBe: 'Die Zahlen konnten nicht geladen werden',
  theLineStillWorks: 'Die Warteliste funktioniert weiterhin.',
  nothingToCountYet: 'Noch nichts zu zählen',
  nobodyHasReservedOrWaited: 'In diesen Wochen hat niemand reserviert oder gewartet.',
  weekFrom: 'Woche ab',
  requests: 'Anfragen',
  served: 'Erfüllt',
  notServed: 'Nicht erfüllt',
  hoursSaved: 'Gerettete Stunden',
  aRequestIsOneMember:
    'Eine Anfrage ist ein Mitglied, das an einem Tag gewartet hat. Wer die Warteliste verlassen hat, zählt weder als erfüllt noch als nicht erfüllt. Gerettete Stunden sind solche, die einige Mitglieder freigegeben und andere genutzt haben.',
  thisWeekSoFar: 'Diese Woche bisher',
  nobodyReservedOrWaitedIn: 'In den letzten vier Wochen hat niemand reserviert oder gewartet.',
  itIsTooEarlyTo:
    'Es ist zu früh, um zu sagen, was die Warteliste bringt: Hier wird seit weniger als zwei Wochen reserviert.',
  thereIsNothingToGain:
    'Es gibt nichts zu gewinnen: In den letzten vier Wochen fand fast jede Anfrage ohne Warten einen freien Ladepunkt.',
  hardlyAnybodyWaitedInThe:
    'In den letzten vier Wochen hat kaum jemand gewartet, obwohl oft reserviert wird. Vielleicht wissen Mitglieder nicht, dass sie auf einen Ladepunkt warten können.',
  theLineHelpsInThe: ({ served, total, hours }) =>
    `Die Warteliste hilft: In den letzten vier Wochen hat sie ${served} von ${total} wartenden Anfragen erfüllt und ${hours} frei gewordene Stunden gerettet.`,
  requestsFoundNoCharger: ({ notServed, total }) =>
    `Ohne Ladepunkt blieben in den letzten vier Wochen: ${notServed} von ${total} wartenden Anfragen.`,
  inASimulatedWorkplaceA:
    'In einem simulierten Betrieb änderte eine Warteliste allein bei zwei Anfragen wenig. Bei vier brachte sie 3 % mehr Ladevorgänge, und das am schlechtesten bediente Zehntel der Personen bekam für 82 % seiner Anfragen einen Ladepunkt statt für 68 %.',
  requestsPerChargerAndDay: ({ number }) =>
    `${number} Anfragen pro Ladepunkt und Tag, Reservierungen eingeschlossen.`,
  eachMemberCanHaveAtMost: ({ count }) =>
    plural(count, {
      one: `<b>Jedes Mitglied kann jetzt höchstens ${number(count)} bevorstehende Reservierung haben.</b> Schon gemachte Reservierungen bleiben, wie sie sind.`,
      other: `<b>Jedes Mitglied kann jetzt höchstens ${number(count)} bevorstehende Reservierungen haben.</b> Schon gemachte Reservierungen bleiben, wie sie sind.`,
    }),
  undo: 'Rückgängig',
  youAreNotAskedAgain: ({ day }) =>
    `Vor dem ${day} wirst du nicht wieder gefragt. In den Einstellungen findest du diese Grenze jederzeit.`,
  membersCanReserveAnyNumber: ({ count }) =>
    plural(count, {
      one: `<b>Mitglieder können beliebig viele Zeitfenster im Voraus reservieren.</b> Mit höchstens ${number(count)} bevorstehenden Reservierung pro Mitglied bleibt mehr für die, die warten.`,
      other: `<b>Mitglieder können beliebig viele Zeitfenster im Voraus reservieren.</b> Mit höchstens ${number(count)} bevorstehenden Reservierungen pro Mitglied bleibt mehr für die, die warten.`,
    }),
  allowAtMost: ({ count }) =>
    plural(count, {
      one: `Höchstens ${number(count)} erlauben`,
      other: `Höchstens ${number(count)} erlauben`,
    }),
  yourPlacesInLineAre: 'Deine Plätze auf der Warteliste sind davon nicht betroffen.',
  theLineCouldNotBe: 'Die Warteliste konnte nicht geladen werden',
  youAreAlsoWaitingFor: 'Du wartest außerdem auf',
  youAreWaitingFor: 'Du wartest auf',
  nothingAtTheMoment: 'Zurzeit nichts',
  joinTheLineAndYou:
    'Setz dich auf die Warteliste, dann wird dir der nächste Ladepunkt angeboten, der frei wird.',
  theLineIsSwitchedOff: 'Die Warteliste ist ausgeschaltet',
  nobodyCanJoinItUntil: 'Niemand kann sich eintragen, bis du sie <a>einschaltest</a>.',
  nobodyCanJoinItUntilAn: 'Niemand kann sich eintragen, bis ein Admin sie einschaltet.',
  thereIsNoSuchOffer: 'Dieses Angebot gibt es für dich nicht',
  itWasMadeMoreThan: 'Es ist mehr als einen Tag alt oder ging an jemanden mit einem anderen Konto.',
  waitForACharger: 'Auf einen Ladepunkt warten',
  joinTheLine: 'Auf die Warteliste',
  changeWhatYouWaitForAt: ({ name }) => `Ändern, worauf du am Standort ${name} wartest`,
  save: 'Speichern',
  everybodyInLine: 'Alle auf der Warteliste',
  everybodyKeepsTheirPlace: 'Alle behalten ihren Platz.',
  nobodyIsWaitingHere: 'Hier wartet niemand',
  membersWhoJoinTheLine: 'Mitglieder, die sich auf die Warteliste setzen, stehen hier.',
  administratorsChooseTheOrder:
    'Admins wählen die Reihenfolge für alle in den Einstellungen; niemand lässt sich von Hand verschieben.',
  totalEntriesInAllThe: ({ total, shown }) =>
    `Insgesamt ${total} Einträge; die ersten ${shown} werden angezeigt.`,
  mayNotReserveNowSo: 'Darf zurzeit nicht reservieren, deshalb wird nichts angeboten.',
  pausedAfterTwoOffersThat: 'Angehalten nach zwei Angeboten, die nicht beantwortet wurden.',
  atTheFrontTodayBecause: 'Heute ganz vorn, weil der eigene Ladepunkt nicht benutzt werden konnte.',
  theyWereNotOfferedThe: ({ reason }) =>
    `Das letzte freie Zeitfenster wurde diesem Mitglied nicht angeboten: ${reason}`,
  chargerIsHeldForThem: 'Ladepunkt {spotNumber} ist bis {time} für dieses Mitglied zurückgelegt: {slot}',
} satisfies Messages['waitlistLine'];
