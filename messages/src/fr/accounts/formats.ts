import type { Messages } from '../../en/index.ts';

export const accountsFormats = {
  language: 'Langue',
  changeLanguage: 'Modifier la langue',
  hereAndInWhatWeSend: 'Ici et dans ce que nous vous envoyons.',
  namesAndWhatPeopleHave: 'Les noms et les textes saisis restent tels quels.',
  datesAndTimesCanBe: 'Les dates et heures peuvent être modifiées séparément.',
  datesAndTimes: 'Dates et heures',
  regionHereAndInWhat: ({ region }) => `${region}, ici et dans ce que nous vous envoyons.`,
  changeDatesAndTimes: 'Modifier les dates et heures',
  datesAndTimesChanged: 'Dates et heures modifiées',
  theyNowReadLikeThis: ({ example }) => `Elles s’écrivent maintenant ainsi : ${example}.`,
  howWeWriteThemFor:
    'Leur format, ici et dans ce que nous vous envoyons. Les heures restent celles du lieu de la borne.',
  region: 'Région',
  clock: 'Format de l’heure',
  asThere: ({ hour }) => `Celui de la région : ${hour}`,
  in12Hours: ({ hour }) => `12 heures : ${hour}`,
  in24Hours: ({ hour }) => `24 heures : ${hour}`,
  save: 'Enregistrer',
  example: ({ day, start, end, distance }) => `${day}, ${start} – ${end}, ${distance} km`,
  weeksBegin: {
    sunday: 'Dans les calendriers, la semaine commence le dimanche.',
    monday: 'Dans les calendriers, la semaine commence le lundi.',
  },
} satisfies Messages['accountsFormats'];
