import type { Messages } from '../../en/index.ts';

export const sentNotifyChargers = {
  whatWasFound: {
    blocked: 'Un miembro ha encontrado allí un coche que impide cargar a los demás.',
    broken:
      'Un miembro no ha podido cargar allí. Se puede seguir reservando hasta que lo pongas en mantenimiento.',
  },
  chargerIsOver: {
    blocked: ({ spotNumber }) => `El cargador ${spotNumber} ya no está bloqueado`,
    broken: ({ spotNumber }) => `El cargador ${spotNumber} vuelve a funcionar`,
  },
  chargerAtLocationIsOver: {
    blocked: ({ spotNumber, location }) => `El cargador ${spotNumber} en ${location} ya no está bloqueado`,
    broken: ({ spotNumber, location }) => `El cargador ${spotNumber} en ${location} vuelve a funcionar`,
  },
  chargerNeverWas: {
    blocked: ({ spotNumber }) => `El cargador ${spotNumber} no estaba bloqueado`,
    broken: ({ spotNumber }) => `El cargador ${spotNumber} no estaba averiado`,
  },
  chargerAtLocationNeverWas: {
    blocked: ({ spotNumber, location }) => `El cargador ${spotNumber} en ${location} no estaba bloqueado`,
    broken: ({ spotNumber, location }) => `El cargador ${spotNumber} en ${location} no estaba averiado`,
  },
  theyWroteNote: ({ note }) => `Escribió: «${note}»`,
  chargerIsReported: {
    blocked: ({ spotNumber }) => `Aviso: cargador ${spotNumber} bloqueado`,
    broken: ({ spotNumber }) => `Aviso: cargador ${spotNumber} averiado`,
  },
  chargerAtLocationIsReported: {
    blocked: ({ spotNumber, location }) => `Aviso: cargador ${spotNumber} en ${location} bloqueado`,
    broken: ({ spotNumber, location }) => `Aviso: cargador ${spotNumber} en ${location} averiado`,
  },
  seeTheReport: 'Ver el aviso',
  anAdministratorFoundThatThis:
    'Un administrador ha comprobado que no era así. Durante 90 días tus avisos se muestran, pero no tienen más consecuencias.',
  thankYouAnAdministratorHas: 'Gracias: un administrador se ha ocupado de ello.',
  youReportedIt: {
    blocked: 'Avisaste de que estaba bloqueado.',
    broken: 'Avisaste de que estaba averiado.',
  },
  seeTheChargers: 'Ver los cargadores',
  ifItIsYoursAnd: 'Si es el tuyo y ya has terminado, muévelo y libera el cargador.',
  somebodyNeedsChargerSpotNumber: ({ spotNumber }) => `Alguien necesita el cargador ${spotNumber}`,
  aCarWasInTheWay: ({ time, location }) => `A las ${time} lo bloqueaba un coche en ${location}.`,
  somebodyNeedsChargerSpotNumberAt: ({ spotNumber, location }) =>
    `Alguien necesita el cargador ${spotNumber} en ${location}`,
  youChargedLastAtCharger: ({ spotNumber, location, time }) =>
    `La última carga en el cargador ${spotNumber} de ${location} fue la tuya. A las ${time} lo bloqueaba un coche.`,
  ifYouHaveLeftAlready: 'Si ya te has ido, no tienes que hacer nada.',
  openYourReservations: 'Abrir tus reservas',
} satisfies Messages['sentNotifyChargers'];
