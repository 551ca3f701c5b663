import type { Messages } from '../../en/index.ts';
import { plural } from '../../values.ts';

export const locationsReports = {
  reportedChargers: 'Bornes signalées',
  chargerSpotNumberWorksAgain: ({ spotNumber }) => `La borne ${spotNumber} fonctionne de nouveau`,
  chargerSpotNumberIsNoLonger: ({ spotNumber }) => `La borne ${spotNumber} n’est plus bloquée`,
  thoseWhoReportedItAre: 'Les auteurs du signalement reçoivent une notification.',
  theReportOfChargerSpotNumber: ({ spotNumber }) => `Le signalement de la borne ${spotNumber} était faux`,
  authorsNotified: ({ count }) =>
    plural(count, {
      one: 'Son auteur reçoit une notification.',
      other: 'Ses auteurs reçoivent une notification.',
    }),
  chargerSpotNumberIsInMaintenance: ({ spotNumber }) => `La borne ${spotNumber} est en maintenance`,
  nobodyCanReserveIt: 'Personne ne peut la réserver.',
  nameInMaintenance: ({ name }) => `${name}, en maintenance`,
  quoted: ({ words }) => `« ${words} »`,
  putInMaintenance: 'Mettre en maintenance<vh> : borne {spotNumber}</vh>',
  itWorksAgain: 'Elle fonctionne<vh> : borne {spotNumber}</vh>',
  theCarIsGone: 'La voiture est partie<vh> : borne {spotNumber}</vh>',
  falseReport: 'Faux signalement<vh> : borne {spotNumber}</vh>',
  wasItNever: {
    blocked: ({ spotNumber }) => `La borne ${spotNumber} n’a-t-elle jamais été bloquée ?`,
    broken: ({ spotNumber }) => `La borne ${spotNumber} n’a-t-elle jamais été en panne ?`,
  },
  theReportEnds: ({ count }) =>
    plural(count, {
      one: 'Le signalement prend fin. Son auteur reçoit une notification, et pendant 90 jours, ses autres signalements ne servent qu’à informer : aucun créneau n’est bloqué à cause d’eux.',
      other:
        'Le signalement prend fin. Ses auteurs reçoivent une notification, et pendant 90 jours, leurs autres signalements ne servent qu’à informer : aucun créneau n’est bloqué à cause d’eux.',
    }),
  keepReport: 'Conserver le signalement',
  callItFalse: 'Le déclarer faux',
  putChargerSpotNumberInMaintenance: ({ spotNumber }) => `Mettre la borne ${spotNumber} en maintenance ?`,
} satisfies Messages['locationsReports'];
