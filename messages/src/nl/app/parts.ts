import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const parts = {
  thisNeedsAConnectionAnd:
    'Hiervoor is een verbinding nodig, en die is er nu niet. Probeer het opnieuw als die terug is.',
  noAnswerCame: 'Er kwam geen antwoord, dus het is niet bekend of het is gelukt.',
  notLoadedTryAgain: 'Er kwam geen antwoord. Probeer het zo meteen opnieuw.',
  noAnswerCamePressAgain:
    'Er kwam geen antwoord, dus het is niet bekend of het is gelukt. Druk nog eens: het gebeurt niet dubbel.',
  tryAgainInAMoment: 'Probeer het zo meteen opnieuw.',
  theServerDidNotAnswer: 'De server gaf geen goed antwoord. Probeer het zo meteen opnieuw.',
  tomorrow: 'Morgen',
  yourTime: ({ timeThere, yourTime }) => `${timeThere} daar is bij jou ${yourTime}.`,
  yourTimeOnDay: ({ timeThere, yourTime, day }) => `${timeThere} daar is bij jou ${yourTime} op ${day}.`,
  youAreStillSignedIn: 'Je bent nog ingelogd',
  noAnswerCameSoYou:
    'Er kwam geen antwoord, dus misschien ben je al uitgelogd, misschien niet. Druk nog eens om zeker te zijn.',
  hoursShort: ({ hours }) => `${hours} u`,
  minutesShort: ({ minutes }) => `${minutes} min`,
  hoursAndMinutesShort: ({ hours, minutes }) => `${hours} u ${minutes} min`,
  minutesAndSecondsShort: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuut`, other: `${number(count)} minuten` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} uur`, other: `${number(hours)} uur` })} en ${plural(minutes, { one: `${number(minutes)} minuut`, other: `${number(minutes)} minuten` })}`,
  zoneRegions: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarctica',
    Arctic: 'Noordpoolgebied',
    Asia: 'Azië',
    Atlantic: 'Atlantische Oceaan',
    Australia: 'Australië',
    Europe: 'Europa',
    Indian: 'Indische Oceaan',
    Pacific: 'Grote Oceaan',
  },
  other: 'Overige',
  likelyHere: 'Waarschijnlijk hier',
  chargeRota: 'ChargeRota',
  answersNeedAnotherLook: ({ count }) =>
    plural(count, {
      one: `Controleer ${number(count)} veld`,
      other: `Controleer ${number(count)} velden`,
    }),
  exportCSV: 'CSV exporteren',
  optional: '(optioneel)',
  showPassword: 'Wachtwoord tonen',
  results: 'Resultaten',
  looking: 'Zoeken…',
  resultResults: ({ count }) =>
    plural(count, { one: `${number(count)} resultaat.`, other: `${number(count)} resultaten.` }),
  lastName: 'Achternaam',
  iHaveOneName: 'Ik heb maar één naam',
  leaveWithoutSaving: 'Verlaten zonder op te slaan?',
  leave: 'Verlaten',
  stay: 'Blijven',
  search: 'Zoeken',
  pages: {
    tickets: {
      name: 'Pagina’s met meldingen',
      position: '{range} van {total} meldingen',
    },
    administrators: {
      name: 'Pagina’s met beheerders',
      position: '{range} van {total} beheerders',
    },
    entries: {
      name: 'Pagina’s met vermeldingen',
      position: '{range} van {total} vermeldingen',
    },
    changes: {
      name: 'Pagina’s met wijzigingen',
      position: '{range} van {total} wijzigingen',
    },
    members: {
      name: 'Pagina’s met leden',
      position: '{range} van {total} leden',
    },
    reviews: {
      name: 'Pagina’s met beoordelingen',
      position: '{range} van {total} beoordelingen',
    },
    reports: {
      name: 'Pagina’s met meldingen',
      position: '{range} van {total} meldingen',
    },
  },
  counted: {
    administrators: ({ count }) =>
      plural(count, { one: `${number(count)} beheerder`, other: `${number(count)} beheerders` }),
    entries: ({ count }) =>
      plural(count, { one: `${number(count)} vermelding`, other: `${number(count)} vermeldingen` }),
    changes: ({ count }) =>
      plural(count, { one: `${number(count)} wijziging`, other: `${number(count)} wijzigingen` }),
  },
  previous: 'Vorige',
  next: 'Volgende',
  reportThis: 'Dit melden',
  signOutHere: 'Hier uitloggen?',
  yourReservationsStayAsThey:
    'Je reserveringen blijven zoals ze zijn. Om weer in te loggen heb je je wachtwoord nodig, of je account bij Google of Apple.',
  staySignedIn: 'Ingelogd blijven',
  thereIsNoConnectionNow:
    'Er is nu geen verbinding. Er gaat niets verloren, en dit wordt geladen zodra de verbinding terug is.',
  retry: 'Opnieuw proberen',
  chooseATimeZone: 'Kies een tijdzone',
  cityOrOffset: 'Stad of verschil met GMT',
  aCityOrGMT5: 'Een stad, of ‘GMT+1’',
  noTimeZoneHasThis:
    'Geen tijdzone heeft deze naam. Probeer een grotere stad in de buurt of het verschil met GMT.',
  chosen: 'gekozen',
  copied: 'Gekopieerd',
  undo: 'Ongedaan maken',
  changeUndone: 'Wijziging ongedaan gemaakt',
  nothingToUndo: 'Niets om ongedaan te maken',
  itWasChangedAgainMeanwhile: 'Het is intussen opnieuw gewijzigd.',
  notUndone: 'Niet ongedaan gemaakt',
  noAnswerCameSoItMay:
    'Er kwam geen antwoord, dus misschien is het al ongedaan gemaakt, misschien niet. Kijk er nog eens naar.',
  undoing: 'Ongedaan maken…',
} satisfies Messages['parts'];
