import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const locationsReports = {
  reportedChargers: 'Cargadores con avisos',
  chargerSpotNumberWorksAgain: ({ spotNumber }) => `El cargador ${spotNumber} vuelve a funcionar`,
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `El cargador ${spotNumber} ya no está bloqueado`,
  thoseWhoReportedItAre: 'Se notifica a quienes avisaron.',
  theReportOfChargerSpotNumber: ({ spotNumber }) => `El aviso sobre el cargador ${spotNumber} era falso`,
  authorsNotified: ({ count }) =>
    plural(count, { one: 'Se notifica a quien avisó.', other: 'Se notifica a quienes avisaron.' }),
  chargerSpotNumberIsInMaintenance: ({ spotNumber }) => `El cargador ${spotNumber} está en mantenimiento`,
  nobodyCanReserveIt: 'Nadie puede reservarlo.',
  nameInMaintenance: ({ name }) => `${name}, en mantenimiento`,
  quoted: ({ words }) => `«${words}»`,
  putInMaintenance: 'Poner en mantenimiento<vh>: cargador {spotNumber}</vh>',
  itWorksAgain: 'Vuelve a funcionar<vh>: cargador {spotNumber}</vh>',
  theCarIsGone: 'El coche se ha ido<vh>: cargador {spotNumber}</vh>',
  falseReport: 'Aviso falso<vh>: cargador {spotNumber}</vh>',
  wasItNever: {
    blocked: ({ spotNumber }) => `¿El cargador ${spotNumber} no estuvo bloqueado en ningún momento?`,
    broken: ({ spotNumber }) => `¿El cargador ${spotNumber} no estuvo averiado en ningún momento?`,
  },
  theReportEnds: ({ count }) =>
    plural(count, {
      one: 'El aviso termina. Se notifica a quien avisó y, durante 90 días, sus nuevos avisos solo informan: no se retiene ninguna hora por ellos.',
      other:
        'El aviso termina. Se notifica a quienes avisaron y, durante 90 días, sus nuevos avisos solo informan: no se retiene ninguna hora por ellos.',
    }),
  keepReport: 'Mantener aviso',
  callItFalse: 'Marcar como falso',
  putChargerSpotNumberInMaintenance: ({ spotNumber }) => `¿Poner el cargador ${spotNumber} en mantenimiento?`,
} satisfies Messages['locationsReports'];
