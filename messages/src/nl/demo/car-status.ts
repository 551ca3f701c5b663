import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarStatus = {
  chargingStatus: 'Laadstatus',
  searchSites: 'Locaties zoeken',
  searchByBuildingOrStreet: 'Zoek op gebouw of straat',
  countOfCount2SitesMatch: ({ count, count2 }) => `${count} van ${count2} locaties gevonden.`,
  noSiteMatchesWordsSearch: ({ words }) =>
    `Geen locatie gevonden voor ‘${words}’. Zoek op een gebouw of straat.`,
  reserveNow: 'Nu reserveren',
  mapView: 'Kaart',
  realTimeOverview: 'Actueel overzicht',
  available: 'Beschikbaar',
  fastCharging: 'Snelladen',
  occupancy: 'Bezetting',
  charging: 'Aan het laden',
  occupiedOfTotalSpotsAre: ({ occupied, total }) => `${occupied} van de ${total} laadplekken zijn bezet.`,
  pointOutSpots: 'Laadplekken markeren',
  chooseWhatToPointOut: 'Kies wat hieronder moet worden gemarkeerd.',
  outlined: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} laadplek is beschikbaar. Die is hieronder omlijnd.`,
        other: `${number(count)} laadplekken zijn beschikbaar. Ze zijn hieronder omlijnd.`,
      }),
    'fast-charging': ({ count }) =>
      plural(count, {
        one: `${number(count)} laadplek heeft een snellaadpunt. Die is hieronder omlijnd.`,
        other: `${number(count)} laadplekken hebben een snellaadpunt. Ze zijn hieronder omlijnd.`,
      }),
    reserved: ({ count }) =>
      plural(count, {
        one: `${number(count)} laadplek is gereserveerd. Die is hieronder omlijnd.`,
        other: `${number(count)} laadplekken zijn gereserveerd. Ze zijn hieronder omlijnd.`,
      }),
  },
  peakHoursAlert: 'Let op: spitsuren',
  demandIsHighFrom12: 'Het is druk van 12:00 tot 14:00.',
  wait: 'Wachttijd',
  about15Min: 'ongeveer 15 min',
  nextAvailable: 'Eerstvolgend vrij',
  n230PM: '14:30',
  theSearchHasLeftOut: 'De andere locaties vallen buiten je zoekopdracht.',
  eachFigureIsTheNumber: 'Elk cijfer is het aantal beschikbare laadplekken.',
  weekdayUsage: 'Gebruik op werkdagen',
  day: 'Dag',
  spotsInUseInPercent: 'Laadplekken in gebruik, in procenten.',
  free: 'Vrij',
  inUse: 'In gebruik',
  reserved: 'Gereserveerd',
  repair: 'Reparatie',
  operational: 'In bedrijf',
  limited: 'Beperkt',
  countedOfCountAvailableCharging:
    '{available} van {total} beschikbaar, {charging} aan het laden, {reserved} gereserveerd',
  spotsOfName: ({ name }) => `Laadplekken van ${name}`,
  viewFewerSpots: 'Minder laadplekken tonen<hidden> van {name}</hidden>',
  viewAllSpots: 'Alle laadplekken tonen<hidden> van {name}</hidden>',
  buildingA: 'Gebouw A',
  level279KW: 'Niveau 2 – 7,9 kW',
  buildingB: 'Gebouw B',
  level211KW: 'Niveau 2 – 11 kW',
  buildingC: 'Gebouw C',
  dCFast50KW: 'DC-snelladen – 50 kW',
  all: 'Alle',
  mon: 'Ma',
  tue: 'Di',
  wed: 'Wo',
  thu: 'Do',
  fri: 'Vr',
} satisfies Messages['demoCarStatus'];
