import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const locationsChargers = {
  chargersAdded: 'Bornes ajoutées',
  membersCanReserveMore: ({ name, count }) =>
    plural(count, {
      one: `Les membres peuvent réserver ${number(count)} borne de plus sur le site ${name}.`,
      other: `Les membres peuvent réserver ${number(count)} bornes de plus sur le site ${name}.`,
    }),
  addChargersAtName: ({ name }) => `Ajouter des bornes au site ${name}`,
  addChargers: ({ count }) =>
    plural(count, { one: `Ajouter ${number(count)} borne`, other: `Ajouter ${number(count)} bornes` }),
  howManyMore: 'Combien en plus ?',
  atMostAtALocation: ({ most }) => `Au plus ${most} bornes par site.`,
  atMostAddedToYourPlan: ({ most, missing }) =>
    `Vous pouvez en ajouter au plus ${most} à la fois à votre formule, et il vous en faut ${missing}. Une formule supérieure en comprend davantage.`,
  inUseNewOnesHave: ({ count }) =>
    plural(count, {
      one: `${number(count)} en service ; les nouvelles auront les numéros suivants.`,
      other: `${number(count)} en service ; les nouvelles auront les numéros suivants.`,
    }),
  yourPlanAllowsNextYouAdd: ({ limit, count }) =>
    plural(count, {
      one: `Votre formule en permet ${limit} : à l’étape suivante, vous y ajoutez ${number(count)} borne.`,
      other: `Votre formule en permet ${limit} : à l’étape suivante, vous y ajoutez ${number(count)} bornes.`,
    }),
  membersCanReserveIt: 'Les membres peuvent la réserver.',
  membersSeeItAndCannot:
    'Les membres la voient, mais ne peuvent pas la réserver tant qu’elle n’est pas de nouveau disponible.',
  membersNoLongerSeeIt:
    'Les membres ne la voient plus. Ses réservations passées sont conservées, et vous pouvez la remettre en service.',
  outOfUseSince: ({ day }) => `Depuis le ${day}, elle est hors service.`,
  inMaintenanceSince: ({ day }) => `Depuis le ${day}, elle est en maintenance.`,
  chargerUpdated: 'Borne modifiée',
  yourChangesToChargerSpotNumber: ({ spotNumber }) =>
    `Vos modifications de la borne ${spotNumber} sont enregistrées. Les réservations concernées ont pris fin, et leurs membres ont reçu une notification.`,
  yourChangesToChargerSpotNumberAre: ({ spotNumber }) =>
    `Vos modifications de la borne ${spotNumber} sont enregistrées.`,
  editChargerSpotNumber: ({ spotNumber }) => `Modifier la borne ${spotNumber}`,
  number: 'Numéro',
  powerKW: 'Puissance, kW',
  connector: 'Connecteur',
  state: 'État',
  changeChargerSpotNumber: ({ spotNumber }) => `Modifier la borne ${spotNumber} ?`,
  all: 'Toutes',
  numberOrConnector: 'Numéro ou connecteur',
  searchChargers: 'Rechercher une borne',
  selectAll: ({ count }) =>
    plural(count, {
      one: `Tout sélectionner (${number(count)})`,
      other: `Tout sélectionner (${number(count)})`,
    }),
  noChargerMatches: 'Aucune borne ne correspond.',
  showMore: ({ count }) =>
    plural(count, { one: `Afficher ${number(count)} de plus`, other: `Afficher ${number(count)} de plus` }),
  chargersSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} borne sélectionnée`,
      other: `${number(count)} bornes sélectionnées`,
    }),
  clear: 'Désélectionner',
  selectChargerSpotNumber: ({ spotNumber }) => `Sélectionner la borne ${spotNumber}`,
  kW: 'kW',
  allLocations: 'Tous les sites',
  addCharger: 'Ajouter une borne',
  printCodes: 'Imprimer les codes',
  editLocation: 'Modifier le site',
  theyAndTheirReservationsAre: 'Les bornes et leurs réservations sont intactes.',
  counted: {
    available: ({ count }) =>
      plural(count, {
        one: `${number(count)} borne disponible`,
        other: `${number(count)} bornes disponibles`,
      }),
    maintenance: ({ count }) =>
      plural(count, { one: `${number(count)} en maintenance`, other: `${number(count)} en maintenance` }),
    out: ({ count }) =>
      plural(count, { one: `${number(count)} hors service`, other: `${number(count)} hors service` }),
  },
  oldCodesRevoked: 'Anciens codes révoqués',
  printNewSheets: ({ count }) =>
    plural(count, {
      one: `Imprimez de nouvelles feuilles pour ${number(count)} borne et affichez-les.`,
      other: `Imprimez de nouvelles feuilles pour ${number(count)} bornes et affichez-les.`,
    }),
  revokeTheCodesOfAll: ({ name }) => `Révoquer les codes de toutes les bornes du site ${name} ?`,
  revokeTheCodesOf: ({ count }) =>
    plural(count, {
      one: `Révoquer les codes de ${number(count)} borne ?`,
      other: `Révoquer les codes de ${number(count)} bornes ?`,
    }),
  codesOnTheSheetsThat:
    'Les codes des feuilles actuellement affichées ne fonctionneront plus. Affichez les nouvelles feuilles.',
  codesForName: ({ name }) => `Codes du site ${name}`,
  membersScanTheCodeAt:
    'Les membres scannent le code d’une borne pour confirmer leur arrivée, commencer ou terminer la recharge, ou signaler un problème.',
  openTheSheet: 'Ouvrir la feuille',
  chargersThatYouHaveSelected: ({ count }) =>
    plural(count, {
      one: `${number(count)} borne sélectionnée`,
      other: `Les ${number(count)} bornes sélectionnées`,
    }),
  allChargersInUse: ({ count }) =>
    plural(count, {
      one: `${number(count)} borne en service`,
      other: `Les ${number(count)} bornes en service`,
    }),
  onEachPage: 'Sur chaque page',
  oneCharger: 'Une borne',
  sixChargersToCutOut: 'Six bornes, à découper',
  paper: 'Papier',
  letter: 'Letter',
  wasASheetPhotographedOr:
    'Une feuille a été photographiée ou perdue ? Révoquez les codes et imprimez-en de nouveaux.',
  revokeOldCodes: 'Révoquer les anciens codes',
  leaveUnchanged: 'Ne pas modifier',
  chargersUpdated: 'Bornes modifiées',
  chargersChanged: ({ count }) =>
    plural(count, { one: `${number(count)} borne modifiée.`, other: `${number(count)} bornes modifiées.` }),
  changeChargers: ({ count }) =>
    plural(count, { one: `Modifier ${number(count)} borne`, other: `Modifier ${number(count)} bornes` }),
  doneOfTotal: ({ done, total }) => `${done} sur ${total}`,
  tryAgain: ({ count }) =>
    plural(count, { one: `Réessayer pour ${number(count)}`, other: `Réessayer pour ${number(count)}` }),
  chooseWhatToChange: 'Choisissez ce qu’il faut modifier.',
  chargersWithUpcomingReservationsAre:
    'Les bornes qui ont des réservations à venir restent inchangées si cela les met hors service ; elles sont alors indiquées ici.',
  numbersAndMore: ({ numbers, count }) =>
    plural(count, {
      one: `${numbers} et ${number(count)} de plus`,
      other: `${numbers} et ${number(count)} de plus`,
    }),
  someChangedSomeNot: ({ changed, failed }) => `Modifiées : ${changed}, non modifiées : ${failed}`,
  changeChargerSpotNumberAnyway: ({ spotNumber }) => `Modifier quand même la borne ${spotNumber}`,
  changeAnyway: 'Modifier quand même',
  thisWouldEndAReservation: ({ count }) =>
    plural(count, {
      one: 'Cela mettrait fin à une réservation :',
      other: 'Cela mettrait fin à des réservations :',
    }),
  andMore: ({ count }) =>
    plural(count, { one: `et ${number(count)} de plus`, other: `et ${number(count)} de plus` }),
  chargersAsBefore: ({ count }) =>
    plural(count, {
      one: `${number(count)} borne comme avant.`,
      other: `${number(count)} bornes comme avant.`,
    }),
  notUndone: 'Annulation impossible',
  onlyPartlyUndone: 'Annulation partielle',
  doneOfChargersAsBefore: ({ done, count }) =>
    plural(count, {
      one: `${done} sur ${number(count)} borne comme avant.`,
      other: `${done} sur ${number(count)} bornes comme avant.`,
    }),
  whyNotCharger: ({ spotNumber, reason }) => `Borne ${spotNumber} : ${reason}`,
} satisfies Messages['locationsChargers'];
