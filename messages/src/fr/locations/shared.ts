import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locations = {
  failedToUpdateLocation: 'Impossible de modifier le site',
  failedToDeleteLocation: 'Impossible de supprimer le site',
  failedToUpdateCharger: 'Impossible de modifier la borne',
  theCodesAreStillValid: 'Les codes sont toujours valables',
  theyCouldNotBeRevoked: 'Ils n’ont pas pu être révoqués.',
  chargerStates: {
    available: 'Disponible',
    maintenance: 'Maintenance',
    out: 'Hors service',
  },
  pleaseEnterThePowerIn: 'Saisissez la puissance en kW.',
  dCFastChargersUsuallyHave: 'Les bornes rapides DC ont en général 20 kW ou plus.',
  onlyDCFastChargersUsually: 'En général, seules les bornes rapides DC dépassent 43 kW.',
  type1J1772: 'Type 1 (J1772)',
  nameIsAnACConnector: ({ name }) =>
    `${name} est un connecteur AC. Les bornes rapides DC ont en général CCS, CHAdeMO ou NACS.`,
  nameIsADCConnector: ({ name }) =>
    `${name} est un connecteur DC. Les bornes de niveau 1 et 2 ont en général Type 1, Type 2 ou NACS.`,
  confirmEnding: {
    change: ({ count }) =>
      plural(count, {
        one: 'Modifier et annuler la réservation',
        other: 'Modifier et annuler les réservations',
      }),
    delete: ({ count }) =>
      plural(count, {
        one: 'Supprimer et annuler la réservation',
        other: 'Supprimer et annuler les réservations',
      }),
    maintain: ({ count }) =>
      plural(count, {
        one: 'Mettre en maintenance quand même',
        other: 'Mettre en maintenance quand même',
      }),
  },
  thisReservationWillBeCancelled: ({ count }) =>
    plural(count, {
      one: 'Cette réservation sera annulée, ou prendra fin maintenant si quelqu’un est en charge. Le membre qui l’a faite reçoit une notification.',
      other:
        'Ces réservations seront annulées, ou prendront fin maintenant si quelqu’un est en charge. Les membres qui les ont faites reçoivent une notification.',
    }),
  keepItKeepThem: ({ count }) => plural(count, { one: 'La conserver', other: 'Les conserver' }),
  theLocationWillBeClosed: ({ count }) =>
    plural(count, {
      one: 'Le site sera fermé pendant cette réservation. Elle reste inchangée, et le membre reçoit une notification avec les nouveaux horaires.',
      other:
        'Le site sera fermé pendant ces réservations. Elles restent inchangées, et les membres reçoivent une notification avec les nouveaux horaires.',
    }),
  saveAndKeepItSave: ({ count }) =>
    plural(count, { one: 'Enregistrer en la conservant', other: 'Enregistrer en les conservant' }),
  goBack: 'Retour',
  deleteName: ({ name }) => `Supprimer ${name} ?`,
  locationDeleted: 'Site supprimé',
  itsChargersCanNoLonger:
    'Ses bornes ne pourront plus être réservées. Les réservations passées restent dans l’historique, et vous pourrez réactiver le site.',
  openTodayHours: ({ hours }) => `ouvert aujourd’hui ${hours}`,
  today: {
    allDay: 'ouvert 24 h/24',
    closed: 'fermé aujourd’hui',
    notSet: 'horaires non définis',
    unknown: 'horaires non disponibles',
  },
  locationName: ({ name }) => `Site : ${name}`,
  weeklyHours: 'Horaires de la semaine',
  chooseALocation: 'Choisissez un site',
  countLocations: ({ count }) =>
    plural(count, { one: `${number(count)} site`, other: `${number(count)} sites` }),
  addLocation: 'Ajouter un site',
  hoursNotAvailable: 'Horaires non disponibles',
  everyDay: 'Tous les jours',
  weekdays: {
    monday: 'Lundi',
    tuesday: 'Mardi',
    wednesday: 'Mercredi',
    thursday: 'Jeudi',
    friday: 'Vendredi',
    saturday: 'Samedi',
    sunday: 'Dimanche',
  },
  weekdaysShort: {
    monday: 'Lun.',
    tuesday: 'Mar.',
    wednesday: 'Mer.',
    thursday: 'Jeu.',
    friday: 'Ven.',
    saturday: 'Sam.',
    sunday: 'Dim.',
  },
  locationUpdated: 'Site modifié',
  nameCanBeReservedAgain: ({ name }) => `Le site ${name} peut de nouveau être réservé.`,
  reactivateName: ({ name }) => `Réactiver ${name}`,
  reactivate: 'Réactiver',
  yourPlanIncludesLocations: ({ count }) =>
    plural(count, {
      one: `Votre formule comprend ${number(count)} site.`,
      other: `Votre formule comprend ${number(count)} sites.`,
    }),
  yourPlanAllowsMore: ({ count }) =>
    plural(count, {
      one: `Votre formule en permet ${number(count)} de plus`,
      other: `Votre formule en permet ${number(count)} de plus`,
    }),
  notACoordinate: {
    latitude: 'La latitude est un nombre entre -90 et 90.',
    longitude: 'La longitude est un nombre entre -180 et 180.',
  },
  atLeastOneCharger: 'Au moins une borne.',
  atMostMaxSpotsChargers: ({ maxSpots }) => `Au plus ${maxSpots} bornes.`,
  enterBothLatitudeAndLongitude: 'Saisissez la latitude et la longitude, ou aucune des deux.',
  reportedAt: {
    blocked: ({ time }) => `Signalée bloquée à ${time}`,
    broken: ({ time }) => `Signalée en panne à ${time}`,
  },
  reportedOn: {
    blocked: ({ day, time }) => `Signalée bloquée le ${day} à ${time}`,
    broken: ({ day, time }) => `Signalée en panne le ${day} à ${time}`,
  },
  reportedAtBy: {
    blocked: ({ time, count }) =>
      plural(count, {
        one: `Signalée bloquée à ${time} par ${number(count)} membre`,
        other: `Signalée bloquée à ${time} par ${number(count)} membres`,
      }),
    broken: ({ time, count }) =>
      plural(count, {
        one: `Signalée en panne à ${time} par ${number(count)} membre`,
        other: `Signalée en panne à ${time} par ${number(count)} membres`,
      }),
  },
  reportedOnBy: {
    blocked: ({ day, time, count }) =>
      plural(count, {
        one: `Signalée bloquée le ${day} à ${time} par ${number(count)} membre`,
        other: `Signalée bloquée le ${day} à ${time} par ${number(count)} membres`,
      }),
    broken: ({ day, time, count }) =>
      plural(count, {
        one: `Signalée en panne le ${day} à ${time} par ${number(count)} membre`,
        other: `Signalée en panne le ${day} à ${time} par ${number(count)} membres`,
      }),
  },
  theReportWasNotSent: 'Le signalement n’a pas été envoyé',
  nobodyHasBeenTold: 'Personne n’a été prévenu.',
  theMessageWasNotSent: 'Le message n’a pas été envoyé',
  nobodyHasBeenAskedTo: 'Aucune demande de déplacer une voiture n’a été envoyée.',
  theReportWasNotClosed: 'Le signalement n’a pas été clos',
  itIsStillShownTo: 'Les membres le voient toujours.',
  chargersUnit: ({ count }) => plural(count, { one: 'borne', other: 'bornes' }),
  chargersOfName: 'Bornes<span> du site {name}</span>',
  deleteLocation: ({ name }) => `Supprimer ${name}`,
  todayHours: ({ hours }) => `Aujourd’hui ${hours}`,
  nameOrAddress: 'Nom ou adresse',
  searchLocations: 'Rechercher un site',
  noLocationByThatName: 'Aucun site avec ce nom ou cette adresse.',
  theLocationsCouldNotBe: 'Impossible d’afficher les sites',
  theirChargersAndReservationsAre: 'Leurs bornes et leurs réservations sont intactes.',
  noChargingLocationsYet: 'Aucun site de recharge pour le moment',
  addYourFirstLocation: 'Ajouter votre premier site',
  aLocationIsAPlace:
    'Un site est un lieu avec des bornes : son adresse, ses horaires d’ouverture et le nombre de bornes.',
  nameIsAsBefore: ({ name }) => `Le site ${name} est comme avant.`,
  nameCanNoLongerBe: ({ name }) => `Le site ${name} ne peut plus être réservé.`,
  chargerSpotNumberIsAsBefore: ({ spotNumber }) => `La borne ${spotNumber} est comme avant.`,
  locationTypes: {
    office: 'Bureaux',
    parking_garage: 'Parking',
    residential: 'Résidentiel',
    retail: 'Commerce',
    shopping_center: 'Centre commercial',
    manufacturing: 'Industrie',
    production_building: 'Bâtiment de production',
    public: 'Lieu public',
  },
  accessTypes: {
    private: 'Privé',
    public: 'Public',
    restricted: 'Restreint',
  },
  accessAfterType: {
    private: 'accès privé',
    public: 'accès public',
    restricted: 'accès restreint',
  },
  amenities: {
    Covered: 'Couvert',
    Lighting: 'Éclairage',
    'Accessible bay': 'Place PMR',
    Elevator: 'Ascenseur',
    Restrooms: 'Toilettes',
    'Wi-Fi': 'Wi-Fi',
    Café: 'Café',
    'Security cameras': 'Vidéosurveillance',
  },
  countChargers: ({ count }) =>
    plural(count, { one: `${number(count)} borne`, other: `${number(count)} bornes` }),
} satisfies Messages['locations'];
