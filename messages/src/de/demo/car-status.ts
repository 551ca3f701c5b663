import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const demoCarStatus = {
  chargingStatus: 'Ladestatus',
  searchSites: 'Standorte suchen',
  searchByBuildingOrStreet: 'Nach Gebäude oder Straße suchen',
  countOfCount2SitesMatch: ({ count, count2 }) => `Gefunden: ${count} von ${count2} Standorten.`,
  noSiteMatchesWordsSearch: ({ words }) =>
    `Kein Standort passt zu „${words}“. Suche nach einem Gebäude oder einer Straße.`,
  reserveNow: 'Jetzt reservieren',
  mapView: 'Kartenansicht',
  realTimeOverview: 'Überblick in Echtzeit',
  available: 'Verfügbar',
  fastCharging: 'Schnellladen',
  occupancy: 'Auslastung',
  charging: 'Beim Laden',
  occupiedOfTotalSpotsAre: ({ occupied, total }) => `Belegt: ${occupied} von ${total} Ladeplätzen.`,
  pointOutSpots: 'Ladeplätze hervorheben',
  chooseWhatToPointOut: 'Wähle, was unter den Ladeplätzen unten hervorgehoben wird.',
  outlined: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladeplatz ist verfügbar. Er ist unten umrandet.`,
        other: `${number(count)} Ladeplätze sind verfügbar. Sie sind unten umrandet.`,
      }),
    'fast-charging': ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladeplatz eignet sich zum Schnellladen. Er ist unten umrandet.`,
        other: `${number(count)} Ladeplätze eignen sich zum Schnellladen. Sie sind unten umrandet.`,
      }),
    reserved: ({ count }) =>
      plural(count, {
        one: `${number(count)} Ladeplatz ist reserviert. Er ist unten umrandet.`,
        other: `${number(count)} Ladeplätze sind reserviert. Sie sind unten umrandet.`,
      }),
  },
  peakHoursAlert: 'Hinweis: Stoßzeiten',
  demandIsHighFrom12: 'Von 12:00 bis 14:00 Uhr ist viel los.',
  wait: 'Wartezeit',
  about15Min: 'etwa 15 Min.',
  nextAvailable: 'Nächster frei',
  n230PM: '14:30 Uhr',
  theSearchHasLeftOut: 'Die anderen Standorte sind durch die Suche ausgeblendet.',
  eachFigureIsTheNumber: 'Jede Zahl steht für die verfügbaren Ladeplätze.',
  weekdayUsage: 'Nutzung an Werktagen',
  day: 'Tag',
  spotsInUseInPercent: 'Genutzte Ladeplätze in Prozent.',
  free: 'Frei',
  inUse: 'Belegt',
  reserved: 'Reserviert',
  repair: 'Reparatur',
  operational: 'In Betrieb',
  limited: 'Eingeschränkt',
  countedOfCountAvailableCharging:
    '{available} von {total} verfügbar, {charging} beim Laden, {reserved} reserviert',
  spotsOfName: ({ name }) => `Ladeplätze von ${name}`,
  viewFewerSpots: 'Weniger Plätze anzeigen<hidden> von {name}</hidden>',
  viewAllSpots: 'Alle Plätze anzeigen<hidden> von {name}</hidden>',
  buildingA: 'Gebäude A',
  level279KW: 'Level 2 – 7,9 kW',
  buildingB: 'Gebäude B',
  level211KW: 'Level 2 – 11 kW',
  buildingC: 'Gebäude C',
  dCFast50KW: 'DC-Schnellladen – 50 kW',
  all: 'Alle',
  mon: 'Mo',
  tue: 'Di',
  wed: 'Mi',
  thu: 'Do',
  fri: 'Fr',
} satisfies Messages['demoCarStatus'];
