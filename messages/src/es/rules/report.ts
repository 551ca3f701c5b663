import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const rulesReport = {
  foundNoCharger: ({ count, unserved, percent }) =>
    plural(count, {
      one: `Sin encontrar cargador: ${unserved} de ${number(count)} petición (${percent}).`,
      other: `Sin encontrar cargador: ${unserved} de ${number(count)} peticiones (${percent}).`,
    }),
  nothingToCountYet: 'Aún no hay nada que contar.',
  nobodyReservedOrWaitedFor: 'En este tiempo nadie ha reservado ni esperado un cargador.',
  itIsTooEarlyTo: 'Es pronto para decirlo.',
  thereWereRequestsOnDays: ({ count, leastAnswerDays }) =>
    plural(count, {
      one: `Hubo peticiones en ${number(count)} día; para responder hacen falta ${leastAnswerDays}.`,
      other: `Hubo peticiones en ${number(count)} días; para responder hacen falta ${leastAnswerDays}.`,
    }),
  noThereAreEnough: 'No, hay suficientes.',
  allFoundACharger: ({ count }) =>
    plural(count, {
      one: `La única petición (${number(count)}) encontró cargador.`,
      other: `Las ${number(count)} peticiones encontraron cargador.`,
    }),
  notYetNoShowsCost: 'Aún no: las ausencias cuestan más.',
  fewerNoShowsGiveTimeBack: ({ count }) =>
    plural(count, {
      one: `${number(count)} reserva acabó en ausencia: un margen de cortesía más corto, o menos reservas abiertas por miembro, devuelve ese tiempo.`,
      other: `${number(count)} reservas acabaron en ausencia: un margen de cortesía más corto, o menos reservas abiertas por miembro, devuelve ese tiempo.`,
    }),
  notYetButItIs: 'Aún no, pero empiezan a escasear.',
  fromPercentOnMore: ({ percent }) => `A partir del ${percent} merece la pena tener más cargadores.`,
  yesAboutMoreSpotsMore: ({ moreSpots }) => `Sí, aproximadamente ${moreSpots} más.`,
  aChargerServedSessions: ({ count, sessions }) =>
    plural(count, {
      one: `Cargas por cargador en el ${number(count)} día con peticiones: ${sessions}.`,
      other: `Cargas por cargador en cada uno de los ${number(count)} días con peticiones: ${sessions}.`,
    }),
} satisfies Messages['rulesReport'];
