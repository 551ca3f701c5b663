import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const reports = {
  sessions: 'Recharges',
  ofThemWalkIns: ({ count }) =>
    plural(count, {
      one: `dont ${number(count)} sans réservation`,
      other: `dont ${number(count)} sans réservation`,
    }),
  hoursCharged: 'Heures de recharge',
  releasedEarly: 'Libérées plus tôt',
  noShows: 'Absences',
  unservedRequests: 'Demandes sans borne',
  inLineAndRefused: ({ inLine, refused }) => `en attente : ${inLine}, refusées : ${refused}`,
  worstServedTenth: 'Dixième le moins bien servi',
  percent: ({ number }) => `${number} %`,
  ofTheirRequestsFoundA: 'de leurs demandes ont trouvé une borne',
  shownOnceTenMembersHad: 'affiché dès que dix membres ont fait une demande',
  mostSessionsOn: ({ day, count }) =>
    plural(count, {
      one: `Le plus de recharges : ${day}, avec ${number(count)} recharge.`,
      other: `Le plus de recharges : ${day}, avec ${number(count)} recharges.`,
    }),
  unservedRequestsAboveThem: 'Demandes sans borne, au-dessus',
  noWholeDayWithA: 'Pas encore de jour entier avec une recharge.',
  chargersInUseAsAPart: 'Part moyenne des bornes utilisées. Aujourd’hui n’est pas encore compté.',
  busiestAt: ({ weekday, hour, share }) =>
    `Affluence maximale : ${weekday} à ${hour}, avec ${share} % des bornes utilisées.`,
  weekdays: {
    monday: 'lundi',
    tuesday: 'mardi',
    wednesday: 'mercredi',
    thursday: 'jeudi',
    friday: 'vendredi',
    saturday: 'samedi',
    sunday: 'dimanche',
  },
  shortWeekdays: {
    monday: 'lun',
    tuesday: 'mar',
    wednesday: 'mer',
    thursday: 'jeu',
    friday: 'ven',
    saturday: 'sam',
    sunday: 'dim',
  },
  usageReport: 'Rapport d’utilisation',
  signInAsAnAdministrator: 'Connectez-vous comme administrateur pour voir à quoi servent vos bornes.',
  allLocations: 'tous les sites',
  month: 'Mois',
  print: 'Imprimer',
  showTheLast7Days: 'Afficher les 7 derniers jours',
  theReportCouldNotBe: 'Impossible d’afficher le rapport',
  nothingOfItIsLost: 'Rien n’est perdu.',
  allLocationsChoice: 'Tous les sites',
  yourPlanShowsTheLast: 'Votre formule montre les 7 derniers jours',
  premiumShowsTheReportOf: '<a>Premium</a> montre le rapport de n’importe quel mois.',
  doWeNeedMoreChargers: 'Faut-il plus de bornes ?',
  whatHappened: 'Ce qui s’est passé',
  toUseByHour: 'Utilisation par heure',
  toUseByDay: 'Utilisation par jour',
  getLastWeeksReportOn: 'Recevoir le rapport de la semaine passée le lundi',
} satisfies Messages['reports'];
