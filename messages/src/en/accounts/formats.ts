import type { Values } from '../../values.ts';

export const accountsFormats = {
  // accounts/formats/language-section.tsx
  language: 'Language',
  changeLanguage: 'Change language',
  hereAndInWhatWeSend: 'Here and in what we send you.',
  namesAndWhatPeopleHave: 'Names, and what people have written, stay as they are.',
  datesAndTimesCanBe: 'Dates and times can be changed apart from it.',

  // accounts/formats/formats-section.tsx
  datesAndTimes: 'Dates and times',
  regionHereAndInWhat: ({ region }: Values<'region'>) => `${region}, here and in what we send you.`,
  changeDatesAndTimes: 'Change dates and times',
  datesAndTimesChanged: 'Dates and Times Changed',
  theyNowReadLikeThis: ({ example }: Values<'example'>) => `They now read like this: ${example}.`,
  howWeWriteThemFor:
    'How we write them for you, here and in what we send you. Hours stay those of the charger’s place.',
  region: 'Region',
  clock: 'Clock',
  /** As in the region chosen above. */
  asThere: ({ hour }: Values<'hour'>) => `As there: ${hour}`,
  in12Hours: ({ hour }: Values<'hour'>) => `12 hours: ${hour}`,
  in24Hours: ({ hour }: Values<'hour'>) => `24 hours: ${hour}`,
  save: 'Save',
  /** Shows how dates, times and numbers are written. */
  example: ({ day, start, end, distance }: Values<'day' | 'start' | 'end' | 'distance'>) =>
    `${day}, ${start} – ${end}, ${distance} km`,
  weeksBegin: {
    sunday: 'In calendars, weeks begin on Sunday.',
    monday: 'In calendars, weeks begin on Monday.',
  },
};
