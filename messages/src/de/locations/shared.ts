import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locations = {
  failedToUpdateLocation: 'Der Standort konnte nicht geändert werden',
  failedToDeleteLocation: 'Der Standort konnte nicht gelöscht werden',
  failedToUpdateCharger: 'Der Ladepunkt konnte nicht geändert werden',
  theCodesAreStillValid: 'Die Codes sind noch gültig',
  theyCouldNotBeRevoked: 'Sie konnten nicht widerrufen werden.',
  chargerStates: {
    available: 'Verfügbar',
    maintenance: 'In Wartung',
    out: 'Außer Betrieb',
  },
  pleaseEnterThePowerIn: 'Bitte gib die Leistung in kW an.',
  dCFastChargersUsuallyHave: 'DC-Schnelllader haben meist 20 kW oder mehr.',
  onlyDCFastChargersUsually: 'Mehr als 43 kW haben meist nur DC-Schnelllader.',
  type1J1772: 'Typ 1 (J1772)',
  nameIsAnACConnector: ({ name }) =>
    `${name} ist ein AC-Anschluss. DC-Schnelllader haben meist CCS, CHAdeMO oder NACS.`,
  nameIsADCConnector: ({ name }) =>
    `${name} ist ein DC-Anschluss. Ladepunkte mit Level 1 und 2 haben meist Typ 1, Typ 2 oder NACS.`,
  confirmEnding: {
    change: ({ count }) => plural(count, { one: 'Ändern und stornieren', other: 'Ändern und stornieren' }),
    delete: ({ count }) => plural(count, { one: 'Löschen und stornieren', other: 'Löschen und stornieren' }),
    maintain: ({ count }) =>
      plural(count, { one: 'In Wartung nehmen und stornieren', other: 'In Wartung nehmen und stornieren' }),
  },
  thisReservationWillBeCancelled: ({ count }) =>
    plural(count, {
      one: 'Diese Reservierung wird storniert oder, wenn gerade geladen wird, jetzt beendet. Das Mitglied, das sie gemacht hat, wird benachrichtigt.',
      other:
        'Diese Reservierungen werden storniert oder, wo gerade geladen wird, jetzt beendet. Die Mitglieder, die sie gemacht haben, werden benachrichtigt.',
    }),
  keepItKeepThem: ({ count }) => plural(count, { one: 'Behalten', other: 'Behalten' }),
  theLocationWillBeClosed: ({ count }) =>
    plural(count, {
      one: 'Der Standort ist während dieser Reservierung dann geschlossen. Die Reservierung bleibt, wie sie ist, und das Mitglied wird über die neuen Zeiten benachrichtigt.',
      other:
        'Der Standort ist während dieser Reservierungen dann geschlossen. Sie bleiben, wie sie sind, und die Mitglieder werden über die neuen Zeiten benachrichtigt.',
    }),
  saveAndKeepItSave: ({ count }) =>
    plural(count, { one: 'Speichern und behalten', other: 'Speichern und behalten' }),
  goBack: 'Zurück',
  deleteName: ({ name }) => `${name} löschen?`,
  locationDeleted: 'Standort gelöscht',
  itsChargersCanNoLonger:
    'Seine Ladepunkte können nicht mehr reserviert werden. Frühere Reservierungen bleiben erhalten und du kannst ihn wieder aktivieren.',
  openTodayHours: ({ hours }) => `heute geöffnet ${hours}`,
  today: {
    allDay: '24 Stunden geöffnet',
    closed: 'heute geschlossen',
    notSet: 'nicht festgelegt',
    unknown: 'Zeiten nicht verfügbar',
  },
  locationName: ({ name }) => `Standort: ${name}`,
  weeklyHours: 'Wöchentliche Zeiten',
  chooseALocation: 'Standort wählen',
  countLocations: ({ count }) =>
    plural(count, { one: `${number(count)} Standort`, other: `${number(count)} Standorte` }),
  addLocation: 'Standort hinzufügen',
  hoursNotAvailable: 'Zeiten nicht verfügbar',
  everyDay: 'Jeden Tag',
  weekdays: {
    monday: 'Montag',
    tuesday: 'Dienstag',
    wednesday: 'Mittwoch',
    thursday: 'Donnerstag',
    friday: 'Freitag',
    saturday: 'Samstag',
    sunday: 'Sonntag',
  },
  weekdaysShort: {
    monday: 'Mo',
    tuesday: 'Di',
    wednesday: 'Mi',
    thursday: 'Do',
    friday: 'Fr',
    saturday: 'Sa',
    sunday: 'So',
  },
  locationUpdated: 'Standort geändert',
  nameCanBeReservedAgain: ({ name }) => `Am Standort ${name} kann wieder reserviert werden.`,
  reactivateName: ({ name }) => `${name} wieder aktivieren`,
  reactivate: 'Wieder aktivieren',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Dein Tarif enthält ${number(count)} Standort.`,
      other: `Dein Tarif enthält ${number(count)} Standorte.`,
    }),
  yourPlanAllowsMore: ({ count }) =>
    plural(count, {
      one: `Dein Tarif erlaubt ${number(count)} weiteren`,
      other: `Dein Tarif erlaubt ${number(count)} weitere`,
    }),
  notACoordinate: {
    latitude: 'Der Breitengrad ist eine Zahl zwischen -90 und 90.',
    longitude: 'Der Längengrad ist eine Zahl zwischen -180 und 180.',
  },
  atLeastOneCharger: 'Mindestens ein Ladepunkt.',
  atMostMaxSpotsChargers: ({ maxSpots }) => `Höchstens ${maxSpots} Ladepunkte.`,
  enterBothLatitudeAndLongitude: 'Gib Breitengrad und Längengrad an oder keins von beiden.',
  reportedAt: {
    blocked: ({ time }) => `Um ${time} als blockiert gemeldet`,
    broken: ({ time }) => `Um ${time} als defekt gemeldet`,
  },
  reportedOn: {
    blocked: ({ day, time }) => `Am ${day} um ${time} als blockiert gemeldet`,
    broken: ({ day, time }) => `Am ${day} um ${time} als defekt gemeldet`,
  },
  reportedAtBy: {
    blocked: ({ time, count }) =>
      plural(count, {
        one: `Um ${time} von ${number(count)} Mitglied als blockiert gemeldet`,
        other: `Um ${time} von ${number(count)} Mitgliedern als blockiert gemeldet`,
      }),
    broken: ({ time, count }) =>
      plural(count, {
        one: `Um ${time} von ${number(count)} Mitglied als defekt gemeldet`,
        other: `Um ${time} von ${number(count)} Mitgliedern als defekt gemeldet`,
      }),
  },
  reportedOnBy: {
    blocked: ({ day, time, count }) =>
      plural(count, {
        one: `Am ${day} um ${time} von ${number(count)} Mitglied als blockiert gemeldet`,
        other: `Am ${day} um ${time} von ${number(count)} Mitgliedern als blockiert gemeldet`,
      }),
    broken: ({ day, time, count }) =>
      plural(count, {
        one: `Am ${day} um ${time} von ${number(count)} Mitglied als defekt gemeldet`,
        other: `Am ${day} um ${time} von ${number(count)} Mitgliedern als defekt gemeldet`,
      }),
  },
  theReportWasNotSent: 'Die Meldung wurde nicht gesendet',
  nobodyHasBeenTold: 'Es wurde niemand benachrichtigt.',
  theMessageWasNotSent: 'Die Nachricht wurde nicht gesendet',
  nobodyHasBeenAskedTo: 'Niemand wurde gebeten, das Auto wegzufahren.',
  theReportWasNotClosed: 'Die Meldung wurde nicht geschlossen',
  itIsStillShownTo: 'Mitglieder sehen sie noch.',
  chargersUnit: ({ count }) => plural(count, { one: 'Ladepunkt', other: 'Ladepunkte' }),
  chargersOfName: 'Ladepunkte<span> von {name}</span>',
  deleteLocation: ({ name }) => `${name} löschen`,
  todayHours: ({ hours }) => `Heute ${hours}`,
  nameOrAddress: 'Name oder Adresse',
  searchLocations: 'Standorte suchen',
  noLocationByThatName: 'Kein Standort mit diesem Namen oder dieser Adresse.',
  theLocationsCouldNotBe: 'Die Standorte konnten nicht geladen werden',
  theirChargersAndReservationsAre: 'Ihre Ladepunkte und Reservierungen sind nicht verloren.',
  noChargingLocationsYet: 'Noch keine Ladestandorte',
  addYourFirstLocation: 'Ersten Standort hinzufügen',
  aLocationIsAPlace:
    'Ein Standort ist ein Ort mit Ladepunkten: seine Adresse, seine Öffnungszeiten und wie viele Ladepunkte es gibt.',
  nameIsAsBefore: ({ name }) => `${name} ist wieder wie zuvor.`,
  nameCanNoLongerBe: ({ name }) => `Am Standort ${name} kann nicht mehr reserviert werden.`,
  chargerSpotNumberIsAsBefore: ({ spotNumber }) => `Ladepunkt ${spotNumber} ist wieder wie zuvor.`,
  locationTypes: {
    office: 'Büro',
    parking_garage: 'Parkhaus',
    residential: 'Wohnanlage',
    retail: 'Einzelhandel',
    shopping_center: 'Einkaufszentrum',
    manufacturing: 'Fertigung',
    production_building: 'Produktionsgebäude',
    public: 'Öffentlich',
  },
  accessTypes: {
    private: 'Privat',
    public: 'Öffentlich',
    restricted: 'Eingeschränkt',
  },
  accessAfterType: {
    private: 'privat',
    public: 'öffentlich',
    restricted: 'eingeschränkt',
  },
  amenities: {
    Covered: 'Überdacht',
    Lighting: 'Beleuchtung',
    'Accessible bay': 'Barrierefreier Platz',
    Elevator: 'Aufzug',
    Restrooms: 'Toiletten',
    'Wi-Fi': 'WLAN',
    Café: 'Café',
    'Security cameras': 'Videoüberwachung',
  },
  countChargers: ({ count }) =>
    plural(count, { one: `${number(count)} Ladepunkt`, other: `${number(count)} Ladepunkte` }),
} satisfies Messages['locations'];
