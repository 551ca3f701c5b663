import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsToday = {
  walkIn: 'sans réservation',
  theLocationsCouldNotBe: 'Impossible d’afficher les sites',
  theirChargersAndReservationsAre: 'Leurs bornes et leurs réservations sont intactes.',
  noChargingLocationsYet: 'Aucun site de recharge pour le moment',
  aLocationIsAPlace:
    'Un site est un lieu avec des bornes. Les membres peuvent y réserver dès qu’il est ajouté.',
  deleteName: ({ name }) => `Supprimer ${name}`,
  active: 'Actif',
  inactive: 'Inactif',
  inactiveLocations: 'Inactifs',
  numberOfChargers: ({ count }) =>
    plural(count, { one: `<b>${number(count)}</b> borne`, other: `<b>${number(count)}</b> bornes` }),
  nothingReservedToday: 'Aucune réservation aujourd’hui',
  openTheStatus: 'Voir le statut',
  todaysReservationsAppearHereAnd:
    'Les réservations du jour s’affichent ici, avec les membres qui sont arrivés.',
  scheduleOverview: 'Aperçu du planning',
  todaysReservations: 'Réservations du jour',
  showCountMore: ({ count }) => `Afficher ${count} de plus`,
  moreCancelledToday: ({ count }) =>
    plural(count, {
      one: `<b>${number(count)}</b> autre réservation a été annulée aujourd’hui et ne figure pas dans la liste.`,
      other: `<b>${number(count)}</b> autres réservations ont été annulées aujourd’hui et ne figurent pas dans la liste.`,
    }),
  comingAndCancelled: ({ cancelled }) => `{coming} <note>(annulées : ${cancelled})</note>`,
  notLoggedIn: 'Aucune session ouverte',
  signInAsAnAdministrator:
    'Connectez-vous comme administrateur pour voir ce dont votre organisation a besoin aujourd’hui.',
  returnToHome: 'Retour à la page d’accueil',
  users: 'Membres',
  reservations: 'Réservations',
  loadingToday: 'Chargement de la journée',
  eachChangeAppliesAtOnce:
    'Chaque modification s’applique immédiatement. Les réservations déjà faites restent inchangées.',
  privacyNoShowsAndThe: 'Confidentialité, absences et journal d’activité',
  nobody: 'Personne.',
  countMore: ({ count }) => `+${count} de plus`,
  moreAroundListedBelow: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} de plus avant ${from} ou après ${to}, dans la liste ci-dessous.`,
      other: `${number(count)} de plus avant ${from} ou après ${to}, dans la liste ci-dessous.`,
    }),
  moreAroundListedThere: ({ count, from, to }) =>
    plural(count, {
      one: `${number(count)} de plus avant ${from} ou après ${to}. <a>La voir</a>`,
      other: `${number(count)} de plus avant ${from} ou après ${to}. <a>Les voir</a>`,
    }),
  pendingApprovals: 'Demandes en attente',
  activeUsers: 'Membres actifs',
  noShows: 'Absences',
  todayAtName: ({ name }) => `Aujourd’hui : ${name}`,
  usageReport: 'Rapport d’utilisation',
  aMember: 'Un membre',
  confirmed: 'Confirmée',
  arrived: 'Sur place',
  cancelled: 'Annulée',
  noShow: 'Absence',
  unknown: 'Inconnu',
  expected: 'À venir',
  nobodyIsWaitingForApproval: 'Aucune demande en attente. <a>Inviter des membres</a>',
  thePendingApprovalsCouldNot: 'Impossible d’afficher les demandes en attente',
  nothingHasChangedTryAgain: 'Rien n’a changé. Réessayez dans un instant.',
  todaysReservations2: 'Réservations du jour',
  allOfToday: 'Toute la journée',
  todaysReservationsCouldNotBe: 'Impossible d’afficher les réservations du jour',
} satisfies Messages['organizationsToday'];
