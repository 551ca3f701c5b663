import type { Messages } from '../../en/index.ts';

export const accountsFormats = {
  language: 'Taal',
  changeLanguage: 'Taal wijzigen',
  hereAndInWhatWeSend: 'Hier en in alles wat we je sturen.',
  namesAndWhatPeopleHave: 'Namen en wat mensen hebben geschreven, blijven zoals ze zijn.',
  datesAndTimesCanBe: 'Datum en tijd kun je apart wijzigen.',
  datesAndTimes: 'Datum en tijd',
  regionHereAndInWhat: ({ region }) => `${region}, hier en in alles wat we je sturen.`,
  changeDatesAndTimes: 'Datum en tijd wijzigen',
  datesAndTimesChanged: 'Datum en tijd gewijzigd',
  theyNowReadLikeThis: ({ example }) => `Ze zien er nu zo uit: ${example}.`,
  howWeWriteThemFor:
    'Zo schrijven we ze voor jou, hier en in alles wat we je sturen. De tijden blijven die van de plek waar het laadpunt staat.',
  region: 'Regio',
  clock: 'Tijdnotatie',
  asThere: ({ hour }) => `Volgens de regio: ${hour}`,
  in12Hours: ({ hour }) => `12-uurs: ${hour}`,
  in24Hours: ({ hour }) => `24-uurs: ${hour}`,
  save: 'Opslaan',
  example: ({ day, start, end, distance }) => `${day}, ${start} – ${end}, ${distance} km`,
  weeksBegin: {
    sunday: 'In kalenders begint de week op zondag.',
    monday: 'In kalenders begint de week op maandag.',
  },
} satisfies Messages['accountsFormats'];
