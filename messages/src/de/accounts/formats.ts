import type { Messages } from '../../en/index.ts';

export const accountsFormats = {
  language: 'Sprache',
  changeLanguage: 'Sprache ändern',
  hereAndInWhatWeSend: 'Hier und in allem, was wir dir senden.',
  namesAndWhatPeopleHave: 'Namen und was andere geschrieben haben, bleiben, wie sie sind.',
  datesAndTimesCanBe: 'Datum und Uhrzeit lassen sich getrennt davon ändern.',
  datesAndTimes: 'Datum und Uhrzeit',
  regionHereAndInWhat: ({ region }) => `${region}, hier und in allem, was wir dir senden.`,
  changeDatesAndTimes: 'Datum und Uhrzeit ändern',
  datesAndTimesChanged: 'Datum und Uhrzeit geändert',
  theyNowReadLikeThis: ({ example }) => `So sehen sie jetzt aus: ${example}.`,
  howWeWriteThemFor:
    'So schreiben wir sie für dich, hier und in allem, was wir dir senden. Es gilt weiterhin die Uhrzeit am Standort des Ladepunkts.',
  region: 'Region',
  clock: 'Uhrzeit',
  asThere: ({ hour }) => `Wie in der Region: ${hour}`,
  in12Hours: ({ hour }) => `12 Stunden: ${hour}`,
  in24Hours: ({ hour }) => `24 Stunden: ${hour}`,
  save: 'Speichern',
  example: ({ day, start, end, distance }) => `${day}, ${start} – ${end}, ${distance} km`,
  weeksBegin: {
    sunday: 'In Kalendern beginnt die Woche am Sonntag.',
    monday: 'In Kalendern beginnt die Woche am Montag.',
  },
} satisfies Messages['accountsFormats'];
