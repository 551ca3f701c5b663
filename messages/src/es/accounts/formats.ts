import type { Messages } from '../../en/index.ts';

export const accountsFormats = {
  language: 'Idioma',
  changeLanguage: 'Cambiar idioma',
  hereAndInWhatWeSend: 'Aquí y en lo que te enviamos.',
  namesAndWhatPeopleHave: 'Los nombres y lo que han escrito otras personas se quedan como están.',
  datesAndTimesCanBe: 'Las fechas y horas se pueden cambiar aparte.',
  datesAndTimes: 'Fechas y horas',
  regionHereAndInWhat: ({ region }) => `${region}, aquí y en lo que te enviamos.`,
  changeDatesAndTimes: 'Cambiar fechas y horas',
  datesAndTimesChanged: 'Fechas y horas cambiadas',
  theyNowReadLikeThis: ({ example }) => `Ahora se ven así: ${example}.`,
  howWeWriteThemFor:
    'Así las escribimos para ti, aquí y en lo que te enviamos. Las horas siguen siendo las del lugar del cargador.',
  region: 'Región',
  clock: 'Reloj',
  asThere: ({ hour }) => `Como en la región: ${hour}`,
  in12Hours: ({ hour }) => `12 horas: ${hour}`,
  in24Hours: ({ hour }) => `24 horas: ${hour}`,
  save: 'Guardar',
  example: ({ day, start, end, distance }) => `${day}, ${start} – ${end}, ${distance} km`,
  weeksBegin: {
    sunday: 'En los calendarios, la semana empieza en domingo.',
    monday: 'En los calendarios, la semana empieza en lunes.',
  },
} satisfies Messages['accountsFormats'];
