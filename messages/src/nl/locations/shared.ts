import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locations = {
  failedToUpdateLocation: 'De locatie kon niet worden gewijzigd',
  failedToDeleteLocation: 'De locatie kon niet worden verwijderd',
  failedToUpdateCharger: 'Het laadpunt kon niet worden gewijzigd',
  theCodesAreStillValid: 'De codes zijn nog geldig',
  theyCouldNotBeRevoked: 'Ze konden niet worden ingetrokken.',
  chargerStates: {
    available: 'Beschikbaar',
    maintenance: 'In onderhoud',
    out: 'Buiten gebruik',
  },
  pleaseEnterThePowerIn: 'Vul het vermogen in kW in.',
  dCFastChargersUsuallyHave: 'DC-snellaadpunten hebben meestal 20 kW of meer.',
  onlyDCFastChargersUsually: 'Alleen DC-snellaadpunten hebben meestal meer dan 43 kW.',
  type1J1772: 'Type 1 (J1772)',
  nameIsAnACConnector: ({ name }) =>
    `${name} is een AC-aansluiting. DC-snellaadpunten hebben meestal CCS, CHAdeMO of NACS.`,
  nameIsADCConnector: ({ name }) =>
    `${name} is een DC-aansluiting. Laadpunten van niveau 1 en 2 hebben meestal type 1, type 2 of NACS.`,
  confirmEnding: {
    change: ({ count }) =>
      plural(count, {
        one: 'Wijzigen en reservering annuleren',
        other: 'Wijzigen en reserveringen annuleren',
      }),
    delete: ({ count }) =>
      plural(count, {
        one: 'Verwijderen en reservering annuleren',
        other: 'Verwijderen en reserveringen annuleren',
      }),
    maintain: ({ count }) =>
      plural(count, {
        one: 'In onderhoud zetten en reservering annuleren',
        other: 'In onderhoud zetten en reserveringen annuleren',
      }),
  },
  thisReservationWillBeCancelled: ({ count }) =>
    plural(count, {
      one: 'Deze reservering wordt geannuleerd, of eindigt nu als er iemand aan het laden is. Het lid dat heeft gereserveerd, krijgt bericht.',
      other:
        'Deze reserveringen worden geannuleerd, of eindigen nu waar iemand aan het laden is. De leden die hebben gereserveerd, krijgen bericht.',
    }),
  keepItKeepThem: ({ count }) => plural(count, { one: 'Behouden', other: 'Behouden' }),
  theLocationWillBeClosed: ({ count }) =>
    plural(count, {
      one: 'De locatie is dan gesloten tijdens deze reservering. De reservering blijft staan, en het lid krijgt bericht over de nieuwe openingstijden.',
      other:
        'De locatie is dan gesloten tijdens deze reserveringen. Ze blijven zoals ze zijn, en de leden krijgen bericht over de nieuwe openingstijden.',
    }),
  saveAndKeepItSave: ({ count }) =>
    plural(count, { one: 'Opslaan en behouden', other: 'Opslaan en behouden' }),
  goBack: 'Terug',
  deleteName: ({ name }) => `${name} verwijderen?`,
  locationDeleted: 'Locatie verwijderd',
  itsChargersCanNoLonger:
    'De laadpunten kunnen dan niet meer worden gereserveerd. Eerdere reserveringen blijven bewaard, en je kunt de locatie opnieuw activeren.',
  openTodayHours: ({ hours }) => `vandaag open ${hours}`,
  today: {
    allDay: '24 uur open',
    closed: 'vandaag gesloten',
    notSet: 'niet ingesteld',
    unknown: 'openingstijden onbekend',
  },
  locationName: ({ name }) => `Locatie: ${name}`,
  weeklyHours: 'Openingstijden per week',
  chooseALocation: 'Kies een locatie',
  countLocations: ({ count }) =>
    plural(count, { one: `${number(count)} locatie`, other: `${number(count)} locaties` }),
  addLocation: 'Locatie toevoegen',
  hoursNotAvailable: 'Openingstijden onbekend',
  everyDay: 'Elke dag',
  weekdays: {
    monday: 'Maandag',
    tuesday: 'Dinsdag',
    wednesday: 'Woensdag',
    thursday: 'Donderdag',
    friday: 'Vrijdag',
    saturday: 'Zaterdag',
    sunday: 'Zondag',
  },
  weekdaysShort: {
    monday: 'Ma',
    tuesday: 'Di',
    wednesday: 'Wo',
    thursday: 'Do',
    friday: 'Vr',
    saturday: 'Za',
    sunday: 'Zo',
  },
  locationUpdated: 'Locatie gewijzigd',
  nameCanBeReservedAgain: ({ name }) => `${name} kan weer worden gereserveerd.`,
  reactivateName: ({ name }) => `${name} opnieuw activeren`,
  reactivate: 'Opnieuw activeren',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Je pakket bevat ${number(count)} locatie.`,
      other: `Je pakket bevat ${number(count)} locaties.`,
    }),
  yourPlanAllowsMore: ({ count }) =>
    plural(count, {
      one: `Je pakket heeft plaats voor nog ${number(count)}`,
      other: `Je pakket heeft plaats voor nog ${number(count)}`,
    }),
  notACoordinate: {
    latitude: 'De breedtegraad is een getal tussen -90 en 90.',
    longitude: 'De lengtegraad is een getal tussen -180 en 180.',
  },
  atLeastOneCharger: 'Minstens één laadpunt.',
  atMostMaxSpotsChargers: ({ maxSpots }) => `Maximaal ${maxSpots} laadpunten.`,
  enterBothLatitudeAndLongitude: 'Vul breedtegraad en lengtegraad allebei in, of geen van beide.',
  reportedAt: {
    blocked: ({ time }) => `Om ${time} als geblokkeerd gemeld`,
    broken: ({ time }) => `Om ${time} als defect gemeld`,
  },
  reportedOn: {
    blocked: ({ day, time }) => `Op ${day} om ${time} als geblokkeerd gemeld`,
    broken: ({ day, time }) => `Op ${day} om ${time} als defect gemeld`,
  },
  reportedAtBy: {
    blocked: ({ time, count }) =>
      plural(count, {
        one: `Om ${time} door ${number(count)} lid als geblokkeerd gemeld`,
        other: `Om ${time} door ${number(count)} leden als geblokkeerd gemeld`,
      }),
    broken: ({ time, count }) =>
      plural(count, {
        one: `Om ${time} door ${number(count)} lid als defect gemeld`,
        other: `Om ${time} door ${number(count)} leden als defect gemeld`,
      }),
  },
  reportedOnBy: {
    blocked: ({ day, time, count }) =>
      plural(count, {
        one: `Op ${day} om ${time} door ${number(count)} lid als geblokkeerd gemeld`,
        other: `Op ${day} om ${time} door ${number(count)} leden als geblokkeerd gemeld`,
      }),
    broken: ({ day, time, count }) =>
      plural(count, {
        one: `Op ${day} om ${time} door ${number(count)} lid als defect gemeld`,
        other: `Op ${day} om ${time} door ${number(count)} leden als defect gemeld`,
      }),
  },
  theReportWasNotSent: 'De melding is niet verstuurd',
  nobodyHasBeenTold: 'Niemand heeft bericht gekregen.',
  theMessageWasNotSent: 'Het bericht is niet verstuurd',
  nobodyHasBeenAskedTo: 'Aan niemand is gevraagd de auto te verplaatsen.',
  theReportWasNotClosed: 'De melding is niet gesloten',
  itIsStillShownTo: 'Leden zien de melding nog steeds.',
  chargersUnit: ({ count }) => plural(count, { one: 'laadpunt', other: 'laadpunten' }),
  chargersOfName: 'Laadpunten<span> van {name}</span>',
  deleteLocation: ({ name }) => `${name} verwijderen`,
  todayHours: ({ hours }) => `Vandaag ${hours}`,
  nameOrAddress: 'Naam of adres',
  searchLocations: 'Locaties zoeken',
  noLocationByThatName: 'Geen locatie met die naam of dat adres.',
  theLocationsCouldNotBe: 'De locaties konden niet worden geladen',
  theirChargersAndReservationsAre: 'Hun laadpunten en reserveringen zijn veilig.',
  noChargingLocationsYet: 'Nog geen laadlocaties',
  addYourFirstLocation: 'Eerste locatie toevoegen',
  aLocationIsAPlace:
    'Een locatie is een plek met laadpunten: het adres, de openingstijden en het aantal laadpunten.',
  nameIsAsBefore: ({ name }) => `${name} is weer zoals eerst.`,
  nameCanNoLongerBe: ({ name }) => `${name} kan niet meer worden gereserveerd.`,
  chargerSpotNumberIsAsBefore: ({ spotNumber }) => `Laadpunt ${spotNumber} is weer zoals eerst.`,
  locationTypes: {
    office: 'Kantoor',
    parking_garage: 'Parkeergarage',
    residential: 'Woongebouw',
    retail: 'Winkel',
    shopping_center: 'Winkelcentrum',
    manufacturing: 'Fabriek',
    production_building: 'Productiegebouw',
    public: 'Openbaar',
  },
  accessTypes: {
    private: 'Privé',
    public: 'Openbaar',
    restricted: 'Beperkt',
  },
  accessAfterType: {
    private: 'privé',
    public: 'openbaar',
    restricted: 'beperkt toegankelijk',
  },
  amenities: {
    Covered: 'Overdekt',
    Lighting: 'Verlichting',
    'Accessible bay': 'Toegankelijke plek',
    Elevator: 'Lift',
    Restrooms: 'Toiletten',
    'Wi-Fi': 'Wifi',
    Café: 'Café',
    'Security cameras': 'Bewakingscamera’s',
  },
  countChargers: ({ count }) =>
    plural(count, { one: `${number(count)} laadpunt`, other: `${number(count)} laadpunten` }),
} satisfies Messages['locations'];
