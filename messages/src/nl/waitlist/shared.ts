import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const waitlist = {
  youHaveNotJoinedThe: 'Je staat niet op de wachtlijst',
  whatYouWaitForWas: 'Je aanmelding is niet gewijzigd',
  youStillHaveYourReservation: 'Je hebt je reservering nog',
  youHaveNotLeftThe: 'Je staat nog op de wachtlijst',
  youAreNotWaitingAgain: 'Je wacht nog niet opnieuw',
  youDidNotGetThe: 'Je hebt het laadpunt niet gekregen',
  noConnection: 'Geen verbinding',
  theOfferWasNotPassed: 'Het aanbod is niet doorgegeven',
  offerPassedOn: 'Aanbod doorgegeven',
  youStayInLineAnd: 'Je blijft op de wachtlijst en kunt een ander laadpunt aangeboden krijgen.',
  chargerSpotNumberIsHeldFor: ({ spotNumber }) => `Laadpunt ${spotNumber} wordt weer voor je vastgehouden.`,
  anyChargerAtName: ({ name }) => `Elk laadpunt bij ${name}`,
  fromTo: ({ from, to }) => `${from} tot en met ${to}`,
  hoursStartingAt: ({ count, time }) =>
    plural(count, {
      one: `${number(count)} uur, vanaf ${time}`,
      other: `${number(count)} uur, vanaf ${time}`,
    }),
  hoursStartingBetween: ({ count, earliest, latest }) =>
    plural(count, {
      one: `${number(count)} uur, begin tussen ${earliest} en ${latest}`,
      other: `${number(count)} uur, begin tussen ${earliest} en ${latest}`,
    }),
  onAnotherDayYouAre: 'Op een andere dag sta je niet meer vooraan op de wachtlijst.',
  withOtherDaysOrHours: 'Met andere dagen of uren sta je opnieuw op de wachtlijst, achteraan.',
  youKeepYourPlaceIn: 'Je behoudt je plaats op de wachtlijst.',
  youAreNext: 'Je bent de volgende.',
  memberIsAheadOfYou: ({ count }) =>
    plural(count, {
      one: `Er staat ${number(count)} lid voor je.`,
      other: `Er staan ${number(count)} leden voor je.`,
    }),
  aboutMinutes: ({ count }) =>
    plural(count, { one: `ongeveer ${number(count)} minuut`, other: `ongeveer ${number(count)} minuten` }),
  youAreLikelyToGet: 'Je krijgt waarschijnlijk een laadpunt.',
  youMayWellGetA: 'De kans op een laadpunt is redelijk.',
  chargersRarelyBecomeFreeThen:
    'Dan komen er zelden laadpunten vrij. Met andere dagen of uren maak je meer kans.',
  youWereNotOfferedThe: ({ reason }) => `Je kreeg het laatste vrije tijdvak niet aangeboden: ${reason}`,
  theTimeToTakeIt: 'De tijd om het aan te nemen is voorbij. Je behoudt je plaats op de wachtlijst.',
  youTookItYourDashboard:
    'Je hebt het aangenomen. In je overzicht zie je wat er van de reservering is geworden.',
  youPassedAsLongAs:
    'Je hebt het doorgegeven. Zolang je op de wachtlijst staat, kun je een ander laadpunt aangeboden krijgen.',
  itIsNoLongerAvailable: 'Het is niet meer beschikbaar.',
  timeToday: ({ time }) => `vandaag ${time}`,
  timeTomorrow: ({ time }) => `morgen ${time}`,
  timeOnDay: ({ time, day }) => `${time} op ${day}`,
  chargerSpotNumberIsHeldForYou: ({ spotNumber, time }) =>
    `Laadpunt ${spotNumber} wordt voor je vastgehouden tot ${time}`,
  itIsForSlot: ({ slot }) => `Het is voor ${slot}.`,
  chargerWasHeldForYou: ({ spotNumber, time }) =>
    `Laadpunt ${spotNumber} werd voor je vastgehouden tot ${time}`,
  chargerWasOfferedToYou: ({ spotNumber }) => `Laadpunt ${spotNumber} is je aangeboden`,
  slotAtName: ({ slot, name }) => `${slot} bij ${name}.`,
  waitOn: ({ day, wish }) => `${day} (${wish})`,
  waitOnForCharger: ({ day, spotNumber, wish }) => `${day} (laadpunt ${spotNumber}, ${wish})`,
  waitsEndIfYouTakeIt: ({ count, waits }) =>
    plural(count, {
      one: `Als je het aanneemt, eindigt ook je aanmelding voor ${waits}, want dan heb je in die uren een laadpunt.`,
      other: `Als je het aanneemt, eindigen ook je aanmeldingen voor ${waits}, want dan heb je in die uren een laadpunt.`,
    }),
  waitsEndIfYouConfirm: ({ count, waits }) =>
    plural(count, {
      one: `Als je bevestigt, eindigt je aanmelding voor ${waits}, want dan heb je in die uren een laadpunt.`,
      other: `Als je bevestigt, eindigen je aanmeldingen voor ${waits}, want dan heb je in die uren een laadpunt.`,
    }),
  waitsEndIfYouUpdateIt: ({ count, waits }) =>
    plural(count, {
      one: `Als je wijzigt, eindigt je aanmelding voor ${waits}, want dan heb je in die uren een laadpunt.`,
      other: `Als je wijzigt, eindigen je aanmeldingen voor ${waits}, want dan heb je in die uren een laadpunt.`,
    }),
  waitsHaveEnded: ({ count, waits }) =>
    plural(count, {
      one: `Je aanmelding voor ${waits} is beëindigd, want je hebt in die uren nu een laadpunt.`,
      other: `Je aanmeldingen voor ${waits} zijn beëindigd, want je hebt in die uren nu een laadpunt.`,
    }),
  chargerIsYours: ({ spotNumber, slot }) => `Laadpunt ${spotNumber} is van jou: ${slot}.`,
  chargerWasYours: ({ spotNumber, slot }) => `Laadpunt ${spotNumber} was van jou: ${slot}.`,
  youDidNotAnswerUntil: ({ spotNumber, time }) =>
    `Laadpunt ${spotNumber} werd voor je vastgehouden tot ${time}, en je hebt niet geantwoord.`,
  youDidNotAnswerUntilDay: ({ spotNumber, day, time }) =>
    `Laadpunt ${spotNumber} werd voor je vastgehouden tot ${day}, ${time}, en je hebt niet geantwoord.`,
  usedNothing: ({ joined }) =>
    `Heeft in de laatste 14 dagen geen laadpunt gebruikt; op de wachtlijst sinds ${joined}.`,
  usedMinutes: ({ minutes, joined }) =>
    `Heeft in de laatste 14 dagen ${minutes} min een laadpunt gebruikt; op de wachtlijst sinds ${joined}.`,
  usedHours: ({ hours, joined }) =>
    `Heeft in de laatste 14 dagen ${hours} u een laadpunt gebruikt; op de wachtlijst sinds ${joined}.`,
  usedHoursAndMinutes: ({ hours, minutes, joined }) =>
    `Heeft in de laatste 14 dagen ${hours} u ${minutes} min een laadpunt gebruikt; op de wachtlijst sinds ${joined}.`,
  joinedAt: ({ joined }) => `Op de wachtlijst sinds ${joined}.`,
  theMemberWhoHasUsed:
    'Het lid dat in de laatste 14 dagen het minst laadpunten heeft gebruikt, komt eerst; bij gelijke stand wie zich het eerst heeft aangemeld.',
  theMemberWhoJoinedFirst: 'Het lid dat zich het eerst heeft aangemeld, komt eerst.',
} satisfies Messages['waitlist'];
