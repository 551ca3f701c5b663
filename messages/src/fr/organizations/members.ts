import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizationsMembers = {
  statusChanged: {
    canBookNow: ({ name }) => `${name} peut maintenant réserver.`,
    canBookAgain: ({ name }) => `${name} peut de nouveau réserver.`,
    notApproved: ({ name }) => `Vous avez refusé ${name}.`,
    suspended: ({ name }) => `Vous avez suspendu ${name}.`,
  },
  roleChanged: {
    admin: ({ name }) => `${name} a maintenant le rôle d’administrateur.`,
    user: ({ name }) => `${name} n’a plus le rôle d’administrateur.`,
  },
  bothChanged: {
    canBookNow: {
      admin: ({ name }) => `${name} peut maintenant réserver et a le rôle d’administrateur.`,
      user: ({ name }) => `${name} n’a plus le rôle d’administrateur et peut maintenant réserver.`,
    },
    canBookAgain: {
      admin: ({ name }) => `${name} peut de nouveau réserver et a maintenant le rôle d’administrateur.`,
      user: ({ name }) => `${name} n’a plus le rôle d’administrateur et peut de nouveau réserver.`,
    },
    notApproved: {
      admin: ({ name }) => `Vous avez refusé ${name}, qui a maintenant le rôle d’administrateur.`,
      user: ({ name }) => `Vous avez refusé ${name}, qui n’a plus le rôle d’administrateur.`,
    },
    suspended: {
      admin: ({ name }) => `Vous avez suspendu ${name}, qui a maintenant le rôle d’administrateur.`,
      user: ({ name }) => `Vous avez suspendu ${name}, qui n’a plus le rôle d’administrateur.`,
    },
  },
  theyHaveBeenNotified: 'Une notification a été envoyée.',
  savedBut: ({ saved, reason }) => `${saved} Mais : ${reason}`,
  noChanges: 'Aucune modification',
  nameStaysAsBefore: ({ name }) => `Rien ne change : ${name}.`,
  personalAndVehicleInformationIs:
    'Les informations personnelles et celles du véhicule ne s’affichent pas pendant une suspension.',
  personalAndVehicleInformationCan:
    'Seul le membre peut modifier ses informations personnelles et celles de son véhicule.',
  role: 'Rôle',
  administratorsManageMembersInvitations:
    'Les administrateurs gèrent les membres, les invitations, les sites et les règles.',
  statuses: {
    active: 'Actif',
    pending: 'En attente',
    suspended: 'Suspendu',
  },
  suspendName: ({ name }) => `Suspendre ${name} ?`,
  theseReservationsWillBeCancelledYou: 'Ces réservations seront annulées, et vous recevrez une notification.',
  theseReservationsWillBeCancelledName: ({ name }) =>
    `Ces réservations seront annulées, et ${name} recevra une notification.`,
  suspend: 'Suspendre',
  keepActive: 'Laisser actif',
  askedToJoin: 'Demande',
  joined: 'Membre depuis',
  notYet: 'Pas encore',
  invitedBy: 'Invitation par',
  mailComesBackItsMail:
    'Les e-mails reviennent : le serveur de messagerie ne connaît pas cette adresse. Demandez au membre de corriger son adresse dans son compte.',
  noneGiven: 'Non renseigné',
  vehicle: 'Véhicule',
  plate: 'Plaque',
  emergencyContact: 'Contact d’urgence',
  waitingForYourDecisionActive: 'En attente de votre décision : « Actif » accepte, « Suspendu » refuse.',
  cannotBookNowActiveLets: 'Ne peut pas réserver en ce moment. « Actif » le permet de nouveau.',
  suspendedMembersCannotBookAnd:
    'Les membres suspendus ne peuvent pas réserver, et leurs réservations à venir sont annulées.',
  suspendYourself: 'Suspendre votre propre accès ?',
  youCanNoLongerBook:
    'Vous ne pourrez plus réserver ni gérer cette organisation. Seul un autre administrateur pourra changer cela.',
  suspendMyself: 'Me suspendre',
  stayActive: 'Rester actif',
  giveUpYourAdministratorRole: 'Renoncer à votre rôle d’administrateur ?',
  youStayAMemberBut:
    'Vous restez membre, mais ne pourrez plus ouvrir cette page. Seul un autre administrateur pourra changer cela.',
  giveItUp: 'Y renoncer',
  makeSomebodyElseOne: 'Donnez d’abord ce rôle à quelqu’un d’autre.',
  memberUpdated: 'Membre modifié',
  theRoleCouldNotBe: 'Impossible de modifier le rôle',
  failedToUpdateMember: 'Impossible de modifier le membre',
  mailComesBack: 'Les e-mails reviennent',
  nameOrEmail: 'Nom ou e-mail',
  searchMembers: 'Rechercher un membre',
  show: 'Afficher',
  shown: {
    all: 'Tout le monde',
    active: 'Actifs',
    pending: 'En attente',
    suspended: 'Suspendus',
    admins: 'Admins',
  },
  theMembersCouldNotBe: 'Impossible d’afficher les membres',
  nothingHasChangedTryAgain: 'Rien n’a changé. Réessayez dans un instant.',
  personFoundPeopleFound: ({ count }) =>
    plural(count, { one: `${number(count)} personne trouvée`, other: `${number(count)} personnes trouvées` }),
  waitingForYou: 'En attente de votre décision',
  activeAndSuspended: '{active} <note>(suspendus : {suspended})</note>',
  nobody: 'Personne.',
  nobodyAmong: ({ shown }) => `Personne dans « ${shown} ».`,
  nobodyByThatNameOr: 'Personne avec ce nom ou cet e-mail.',
  nobodyByThatNameOrAmong: ({ shown }) => `Personne avec ce nom ou cet e-mail dans « ${shown} ».`,
  showEverybody: 'Afficher tout le monde',
  othersJoinByYourInvitation:
    'Les autres rejoignent l’organisation sur votre invitation. Ceux qui attendent que vous les acceptiez figurent ici.',
  inviteMembers: 'Inviter des membres',
  onlyPartlyUndone: 'Annulation partielle',
} satisfies Messages['organizationsMembers'];
