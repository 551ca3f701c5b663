import type { Messages } from '../../en/index.ts';

export const sentNotifyChargers = {
  whatWasFound: {
    blocked: 'Un membre y a trouvé une voiture qui empêche les autres de recharger.',
    broken:
      'Un membre n’a pas pu y recharger. Elle peut toujours être réservée tant que vous ne la mettez pas en maintenance.',
  },
  chargerIsOver: {
    blocked: ({ spotNumber }) => `La borne ${spotNumber} n’est plus bloquée`,
    broken: ({ spotNumber }) => `La borne ${spotNumber} fonctionne de nouveau`,
  },
  chargerAtLocationIsOver: {
    blocked: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} n’est plus bloquée`,
    broken: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} fonctionne de nouveau`,
  },
  chargerNeverWas: {
    blocked: ({ spotNumber }) => `La borne ${spotNumber} n’était pas bloquée`,
    broken: ({ spotNumber }) => `La borne ${spotNumber} n’était pas en panne`,
  },
  chargerAtLocationNeverWas: {
    blocked: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} n’était pas bloquée`,
    broken: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} n’était pas en panne`,
  },
  theyWroteNote: ({ note }) => `Son message : « ${note} »`,
  chargerIsReported: {
    blocked: ({ spotNumber }) => `La borne ${spotNumber} est signalée bloquée`,
    broken: ({ spotNumber }) => `La borne ${spotNumber} est signalée en panne`,
  },
  chargerAtLocationIsReported: {
    blocked: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} est signalée bloquée`,
    broken: ({ spotNumber, location }) => `La borne ${spotNumber} du site ${location} est signalée en panne`,
  },
  seeTheReport: 'Voir le signalement',
  anAdministratorFoundThatThis:
    'Un administrateur a constaté que ce n’était pas le cas. Pendant 90 jours, vos signalements s’affichent, sans autre effet.',
  thankYouAnAdministratorHas: 'Merci : un administrateur s’en est occupé.',
  youReportedIt: {
    blocked: 'Vous l’aviez signalée bloquée.',
    broken: 'Vous l’aviez signalée en panne.',
  },
  seeTheChargers: 'Voir les bornes',
  ifItIsYoursAnd: 'Si c’est la vôtre et que vous avez terminé, déplacez-la et libérez la borne.',
  somebodyNeedsChargerSpotNumber: ({ spotNumber }) => `Quelqu’un a besoin de la borne ${spotNumber}`,
  aCarWasInTheWay: ({ time, location }) => `À ${time}, une voiture gênait sur le site ${location}.`,
  somebodyNeedsChargerSpotNumberAt: ({ spotNumber, location }) =>
    `Quelqu’un a besoin de la borne ${spotNumber} du site ${location}`,
  youChargedLastAtCharger: ({ spotNumber, location, time }) =>
    `Vous avez rechargé en dernier à la borne ${spotNumber} du site ${location}. À ${time}, une voiture y gênait.`,
  ifYouHaveLeftAlready: 'Si votre voiture n’y est plus, vous n’avez rien à faire.',
  openYourReservations: 'Ouvrir vos réservations',
} satisfies Messages['sentNotifyChargers'];
