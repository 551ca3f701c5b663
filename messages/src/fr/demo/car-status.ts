import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarStatus = {
  chargingStatus: 'Statut des bornes',
  searchSites: 'Rechercher un site',
  searchByBuildingOrStreet: 'Chercher un bâtiment ou une rue',
  countOfCount2SitesMatch: ({ count, count2 }) => `Sites trouvés : ${count} sur ${count2}.`,
  noSiteMatchesWordsSearch: ({ words }) =>
    `Aucun site ne correspond à « ${words} ». Cherchez un bâtiment ou une rue.`,
  reserveNow: 'Réserver maintenant',
  mapView: 'Vue du plan',
  realTimeOverview: 'Aperçu en temps réel',
  available: 'Disponibles',
  fastCharging: 'Recharge rapide',
  occupancy: 'Occupation',
  charging: 'En charge',
  occupiedOfTotalSpotsAre: ({ occupied, total }) => `${occupied} places sur ${total} sont occupées.`,
  pointOutSpots: 'Mettre des places en évidence',
  chooseWhatToPointOut: 'Choisissez ce qu’il faut mettre en évidence parmi les places ci-dessous.',
  outlined: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} place est disponible. Elle est encadrée ci-dessous.`,
        other: `${number(count)} places sont disponibles. Elles sont encadrées ci-dessous.`,
      }),
    'fast-charging': ({ count }) =>
      plural(count, {
        one: `${number(count)} place a une borne rapide. Elle est encadrée ci-dessous.`,
        other: `${number(count)} places ont une borne rapide. Elles sont encadrées ci-dessous.`,
      }),
    reserved: ({ count }) =>
      plural(count, {
        one: `${number(count)} place est réservée. Elle est encadrée ci-dessous.`,
        other: `${number(count)} places sont réservées. Elles sont encadrées ci-dessous.`,
      }),
  },
  peakHoursAlert: 'Alerte heures de pointe',
  demandIsHighFrom12: 'La demande est forte de 12:00 à 14:00.',
  wait: 'Attente',
  about15Min: 'environ 15 min',
  nextAvailable: 'Prochaine libre',
  n230PM: '14:30',
  theSearchHasLeftOut: 'La recherche a écarté les autres sites.',
  eachFigureIsTheNumber: 'Chaque chiffre est le nombre de places disponibles.',
  weekdayUsage: 'Utilisation en semaine',
  day: 'Jour',
  spotsInUseInPercent: 'Places occupées, en pourcentage.',
  free: 'Libre',
  inUse: 'Occupée',
  reserved: 'Réservée',
  repair: 'En panne',
  operational: 'En service',
  limited: 'Limité',
  countedOfCountAvailableCharging:
    'Disponibles : {available} sur {total}, en charge : {charging}, réservées : {reserved}',
  spotsOfName: ({ name }) => `Places : ${name}`,
  viewFewerSpots: 'Voir moins de places<hidden> : {name}</hidden>',
  viewAllSpots: 'Voir toutes les places<hidden> : {name}</hidden>',
  buildingA: 'Bâtiment A',
  level279KW: 'Niveau 2 – 7,9 kW',
  buildingB: 'Bâtiment B',
  level211KW: 'Niveau 2 – 11 kW',
  buildingC: 'Bâtiment C',
  dCFast50KW: 'DC rapide – 50 kW',
  all: 'Toutes',
  mon: 'Lun',
  tue: 'Mar',
  wed: 'Mer',
  thu: 'Jeu',
  fri: 'Ven',
} satisfies Messages['demoCarStatus'];
