import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlist = {
  youHaveNotJoinedThe: 'Du bist nicht auf der Warteliste',
  whatYouWaitForWas: 'Worauf du wartest, wurde nicht geändert',
  youStillHaveYourReservation: 'Du hast deine Reservierung noch',
  youHaveNotLeftThe: 'Du hast die Warteliste nicht verlassen',
  youAreNotWaitingAgain: 'Du wartest noch nicht wieder',
  youDidNotGetThe: 'Du hast den Ladepunkt nicht bekommen',
  noConnection: 'Keine Verbindung',
  theOfferWasNotPassed: 'Das Angebot wurde nicht weitergegeben',
  offerPassedOn: 'Angebot weitergegeben',
  youStayInLineAnd: 'Du bleibst auf der Warteliste, und dir wird vielleicht ein anderer Ladepunkt angeboten.',
  chargerSpotNumberIsHeldFor: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist wieder für dich zurückgelegt.`,
  anyChargerAtName: ({ name }) => `Irgendein Ladepunkt am Standort ${name}`,
  fromTo: ({ from, to }) => `${from} bis ${to}`,
  hoursStartingAt: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} Stunde, Beginn ${time}`,
      other: `${number(count)} Stunden, Beginn ${time}`,
    }),
  hoursStartingBetween: ({ count, earliest, latest }) =>
    plural(count, {
      one: `${number(count)} Stunde, Beginn zwischen ${earliest} und ${latest}`,
      other: `${number(count)} Stunden, Beginn zwischen ${earliest} und ${latest}`,
    }),
  onAnotherDayYouAre: 'An einem anderen Tag bist du nicht mehr ganz vorn auf der Warteliste.',
  withOtherDaysOrHours: 'Mit anderen Tagen oder Stunden kommst du neu auf die Warteliste, ans Ende.',
  youKeepYourPlaceIn: 'Du behältst deinen Platz auf der Warteliste.',
  youAreNext: 'Du bist als Nächstes dran.',
  memberIsAheadOfYou: ({ count }) =>
    plural(count, {
      one: `${number(count)} Mitglied ist vor dir.`,
      other: `${number(count)} Mitglieder sind vor dir.`,
    }),
  aboutMinutes: ({ count }) =>
    plural(count, { one: `etwa ${number(count)} Minute`, other: `etwa ${number(count)} Minuten` }),
  youAreLikelyToGet: 'Du bekommst wahrscheinlich einen Ladepunkt.',
  youMayWellGetA: 'Gut möglich, dass du einen Ladepunkt bekommst.',
  chargersRarelyBecomeFreeThen: 'Dann werden selten Ladepunkte frei. Andere Tage oder Stunden würden helfen.',
  youWereNotOfferedThe: ({ reason }) => `Das letzte freie Zeitfenster wurde dir nicht angeboten: ${reason}`,
  theTimeToTakeIt: 'Die Zeit zum Annehmen ist vorbei. Du behältst deinen Platz auf der Warteliste.',
  youTookItYourDashboard:
    'Du hast es angenommen. In der Übersicht steht, was aus der Reservierung geworden ist.',
  youPassedAsLongAs:
    'Du hast es weitergegeben. Solange du auf der Warteliste bist, wird dir vielleicht ein anderer Ladepunkt angeboten.',
  itIsNoLongerAvailable: 'Es ist nicht mehr verfügbar.',
  timeToday: ({ time }) => `heute, ${time}`,
  timeTomorrow: ({ time }) => `morgen, ${time}`,
  timeOnDay: ({ time, day }) => `${day}, ${time}`,
  chargerSpotNumberIsHeldForYou: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} ist für dich zurückgelegt bis ${time}`,
  itIsForSlot: ({ slot }) => `Er ist für ${slot}.`,
  chargerWasHeldForYou: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} war für dich zurückgelegt bis ${time}`,
  chargerWasOfferedToYou: ({ spotNumber }) => `Ladepunkt ${spotNumber} wurde dir angeboten`,
  slotAtName: ({ slot, name }) => `${slot}, Standort ${name}.`,
  waitOn: ({ day, wish }) => `${day} (${wish})`,
  waitOnForCharger: ({ day, spotNumber, wish }) => `${day} (Ladepunkt ${spotNumber}, ${wish})`,
  waitsEndIfYouTakeIt: ({ count, waits }) =>
    plural(count, {
      one: `Wenn du annimmst, endet auch dein Eintrag auf der Warteliste für ${waits}, weil du dann in dieser Zeit einen Ladepunkt hast.`,
      other: `Wenn du annimmst, enden auch deine Einträge auf der Warteliste für ${waits}, weil du dann in diesen Zeiten einen Ladepunkt hast.`,
    }),
  waitsEndIfYouConfirm: ({ count, waits }) =>
    plural(count, {
      one: `Wenn du bestätigst, endet dein Eintrag auf der Warteliste für ${waits}, weil du dann in dieser Zeit einen Ladepunkt hast.`,
      other: `Wenn du bestätigst, enden deine Einträge auf der Warteliste für ${waits}, weil du dann in diesen Zeiten einen Ladepunkt hast.`,
    }),
  waitsEndIfYouUpdateIt: ({ count, waits }) =>
    plural(count, {
      one: `Wenn du sie änderst, endet dein Eintrag auf der Warteliste für ${waits}, weil du dann in dieser Zeit einen Ladepunkt hast.`,
      other: `Wenn du sie änderst, enden deine Einträge auf der Warteliste für ${waits}, weil du dann in diesen Zeiten einen Ladepunkt hast.`,
    }),
  waitsHaveEnded: ({ count, waits }) =>
    plural(count, {
      one: `Dein Eintrag auf der Warteliste für ${waits} ist beendet, weil du jetzt in dieser Zeit einen Ladepunkt hast.`,
      other: `Deine Einträge auf der Warteliste für ${waits} sind beendet, weil du jetzt in diesen Zeiten einen Ladepunkt hast.`,
    }),
  chargerIsYours: ({ spotNumber, slot }) => `Ladepunkt ${spotNumber} gehört dir: ${slot}.`,
  chargerWasYours: ({ spotNumber, slot }) => `Ladepunkt ${spotNumber} gehörte dir: ${slot}.`,
  youDidNotAnswerUntil: ({ spotNumber, time }) =>
    `Ladepunkt ${spotNumber} war bis ${time} für dich zurückgelegt, und du hast nicht geantwortet.`,
  youDidNotAnswerUntilDay: ({ spotNumber, day, time }) =>
    `Ladepunkt ${spotNumber} war bis ${day}, ${time}, für dich zurückgelegt, und du hast nicht geantwortet.`,
  usedNothing: ({ joined }) => `Hat in den letzten 14 Tagen keinen Ladepunkt genutzt; eingetragen ${joined}.`,
  usedMinutes: ({ minutes, joined }) =>
    `Hat Ladepunkte in den letzten 14 Tagen ${minutes} min genutzt; eingetragen ${joined}.`,
  usedHours: ({ hours, joined }) =>
    `Hat Ladepunkte in den letzten 14 Tagen ${hours} h genutzt; eingetragen ${joined}.`,
  usedHoursAndMinutes: ({ hours, minutes, joined }) =>
    `Hat Ladepunkte in den letzten 14 Tagen ${hours} h ${minutes} min genutzt; eingetragen ${joined}.`,
  joinedAt: ({ joined }) => `Eingetragen ${joined}.`,
  theMemberWhoHasUsed:
    'Zuerst kommt das Mitglied, das Ladepunkte in den letzten 14 Tagen am wenigsten genutzt hat; bei Gleichstand das, das sich zuerst eingetragen hat.',
  theMemberWhoJoinedFirst: 'Zuerst kommt das Mitglied, das sich zuerst eingetragen hat.',
} satisfies Messages['waitlist'];
