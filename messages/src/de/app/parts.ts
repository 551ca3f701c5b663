import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const parts = {
  thisNeedsAConnectionAnd:
    'Das braucht eine Verbindung, und gerade gibt es keine. Versuche es noch einmal, wenn sie wieder da ist.',
  noAnswerCame: 'Es kam keine Antwort, deshalb ist unklar, ob es geklappt hat.',
  notLoadedTryAgain: 'Es kam keine Antwort. Versuche es gleich noch einmal.',
  noAnswerCamePressAgain:
    'Es kam keine Antwort, deshalb ist unklar, ob es geklappt hat. Drücke noch einmal: Doppelt ausgeführt wird nichts.',
  tryAgainInAMoment: 'Versuche es gleich noch einmal.',
  theServerDidNotAnswer: 'Der Server hat nicht richtig geantwortet. Versuche es gleich noch einmal.',
  tomorrow: 'Morgen',
  yourTime: ({ timeThere, yourTime }) => `${timeThere} dort ist ${yourTime} bei dir.`,
  yourTimeOnDay: ({ timeThere, yourTime, day }) => `${timeThere} dort ist ${yourTime} am ${day} bei dir.`,
  youAreStillSignedIn: 'Du bist noch angemeldet',
  noAnswerCameSoYou:
    'Es kam keine Antwort: Vielleicht bist du abgemeldet, vielleicht nicht. Drücke noch einmal, um sicherzugehen.',
  hoursShort: ({ hours }) => `${hours} h`,
  minutesShort: ({ minutes }) => `${minutes} min`,
  hoursAndMinutesShort: ({ hours, minutes }) => `${hours} h ${minutes} min`,
  minutesAndSecondsShort: ({ minutes, seconds }) => `${minutes} min ${seconds} s`,
  minutes: ({ count }) =>
    plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} Stunde`, other: `${number(hours)} Stunden` })} und ${plural(minutes, { one: `${number(minutes)} Minute`, other: `${number(minutes)} Minuten` })}`,
  zoneRegions: {
    Africa: 'Afrika',
    America: 'Amerika',
    Antarctica: 'Antarktis',
    Arctic: 'Arktis',
    Asia: 'Asien',
    Atlantic: 'Atlantik',
    Australia: 'Australien',
    Europe: 'Europa',
    Indian: 'Indischer Ozean',
    Pacific: 'Pazifik',
  },
  other: 'Andere',
  likelyHere: 'Wahrscheinlich hier',
  chargeRota: 'ChargeRota',
  answersNeedAnotherLook: ({ count }) =>
    plural(count, {
      one: `Bitte prüfe ${number(count)} Angabe`,
      other: `Bitte prüfe ${number(count)} Angaben`,
    }),
  exportCSV: 'CSV exportieren',
  optional: '(optional)',
  showPassword: 'Passwort anzeigen',
  results: 'Ergebnisse',
  looking: 'Suche …',
  resultResults: ({ count }) =>
    plural(count, { one: `${number(count)} Ergebnis.`, other: `${number(count)} Ergebnisse.` }),
  lastName: 'Nachname',
  iHaveOneName: 'Ich habe nur einen Namen',
  leaveWithoutSaving: 'Ohne Speichern verlassen?',
  leave: 'Verlassen',
  stay: 'Bleiben',
  search: 'Suche',
  pages: {
    tickets: {
      name: 'Seiten der Meldungen',
      position: '{range} von {total} Meldungen',
    },
    administrators: {
      name: 'Seiten der Admins',
      position: '{range} von {total} Admins',
    },
    entries: {
      name: 'Seiten der Einträge',
      position: '{range} von {total} Einträgen',
    },
    changes: {
      name: 'Seiten der Änderungen',
      position: '{range} von {total} Änderungen',
    },
    members: {
      name: 'Seiten der Mitglieder',
      position: '{range} von {total} Mitgliedern',
    },
    reviews: {
      name: 'Seiten der Bewertungen',
      position: '{range} von {total} Bewertungen',
    },
    reports: {
      name: 'Seiten der Meldungen',
      position: '{range} von {total} Meldungen',
    },
  },
  counted: {
    administrators: ({ count }) =>
      plural(count, { one: `${number(count)} Admin`, other: `${number(count)} Admins` }),
    entries: ({ count }) =>
      plural(count, { one: `${number(count)} Eintrag`, other: `${number(count)} Einträge` }),
    changes: ({ count }) =>
      plural(count, { one: `${number(count)} Änderung`, other: `${number(count)} Änderungen` }),
  },
  previous: 'Zurück',
  next: 'Weiter',
  reportThis: 'Melden',
  signOutHere: 'Hier abmelden?',
  yourReservationsStayAsThey:
    'Deine Reservierungen bleiben, wie sie sind. Um dich wieder anzumelden, brauchst du dein Passwort oder deinen Anbieter.',
  staySignedIn: 'Angemeldet bleiben',
  thereIsNoConnectionNow:
    'Gerade gibt es keine Verbindung. Nichts ist verloren: Sobald sie wieder da ist, wird weitergeladen.',
  retry: 'Erneut versuchen',
  chooseATimeZone: 'Zeitzone wählen',
  cityOrOffset: 'Stadt oder Abweichung von GMT',
  aCityOrGMT5: 'Eine Stadt oder „GMT+1“',
  noTimeZoneHasThis:
    'Keine Zeitzone heißt so. Versuche eine größere Stadt in deiner Nähe oder eine Abweichung wie „GMT+1“.',
  chosen: 'ausgewählt',
  copied: 'Kopiert',
  undo: 'Rückgängig',
  changeUndone: 'Änderung rückgängig gemacht',
  nothingToUndo: 'Nichts rückgängig zu machen',
  itWasChangedAgainMeanwhile: 'Es wurde inzwischen noch einmal geändert.',
  notUndone: 'Nicht rückgängig gemacht',
  noAnswerCameSoItMay:
    'Es kam keine Antwort: Vielleicht wurde es rückgängig gemacht, vielleicht nicht. Bitte sieh noch einmal nach.',
  undoing: 'Wird rückgängig gemacht …',
} satisfies Messages['parts'];
