import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const organizations = {
  failedToApproveUser: 'Impossible d’accepter le membre.',
  failedToRejectUser: 'Impossible de refuser le membre.',
  userApproved: 'Membre accepté',
  nameCanBookNowAnd: ({ name }) => `${name} peut maintenant réserver et a reçu une notification.`,
  userRejected: 'Membre refusé',
  nameHasBeenNotified: ({ name }) => `${name} a reçu une notification.`,
  failedToSaveYourDecisions: 'Impossible d’enregistrer vos décisions.',
  yourOrganizationCouldNotBe: 'Impossible d’afficher votre organisation',
  nothingIsLostTryAgain: 'Rien n’est perdu. Réessayez dans un instant.',
  inviteApproveAndManageMembers: 'Inviter, accepter et gérer les membres',
  setUpChargingLocationsAnd: 'Configurer les sites de recharge et leurs horaires d’ouverture',
  setTheRulesForReservations: 'Définir les règles de réservation',
  noOrganizationAccess: 'Pas d’accès à une organisation',
  youDontBelongToAn:
    'Vous ne faites pas encore partie d’une organisation. Demandez une invitation à votre administrateur, ou créez votre propre organisation.',
  returnToHome: 'Retour à la page d’accueil',
  accessRestricted: 'Accès restreint',
  youLackAdministratorPrivilegesIn:
    'Vous n’avez pas le rôle d’administrateur dans cette organisation. Ses administrateurs peuvent :',
  todaysReservations: 'Réservations du jour',
  labelPlan: ({ label }) => `Formule ${label}`,
  freeTrialEnded: 'essai gratuit terminé',
  daysOfFreeTrialLeft: ({ count }) =>
    plural(count, {
      one: `${number(count)} jour d’essai gratuit restant`,
      other: `${number(count)} jours d’essai gratuit restants`,
    }),
  locationLocations: ({ count }) =>
    plural(count, { one: `${number(count)} site`, other: `${number(count)} sites` }),
  chargerChargers: ({ count }) =>
    plural(count, { one: `${number(count)} borne`, other: `${number(count)} bornes` }),
  numberOfMembers: ({ count }) =>
    plural(count, { one: '{number} <unit>membre</unit>', other: '{number} <unit>membres</unit>' }),
  placesTaken: ({ count, used }) =>
    plural(count, {
      one: `${used} sur ${number(count)} place prise`,
      other: `${used} sur ${number(count)} places prises`,
    }),
  placesTakenWaiting: ({ count, used, waiting }) =>
    plural(count, {
      one: `${used} sur ${number(count)} place prise, en attente : ${waiting}`,
      other: `${used} sur ${number(count)} places prises, en attente : ${waiting}`,
    }),
  placesTakenInvited: ({ count, used, invited }) =>
    plural(count, {
      one: `${used} sur ${number(count)} place prise, invitations : ${invited}`,
      other: `${used} sur ${number(count)} places prises, invitations : ${invited}`,
    }),
  placesTakenWaitingAndInvited: ({ count, used, waiting, invited }) =>
    plural(count, {
      one: `${used} sur ${number(count)} place prise, en attente : ${waiting}, invitations : ${invited}`,
      other: `${used} sur ${number(count)} places prises, en attente : ${waiting}, invitations : ${invited}`,
    }),
  notSaved: 'Non enregistré',
  firstStepsNotShownAgain: 'Les premiers pas ne s’afficheront plus',
  allOfItIsOn: 'Tout reste accessible sur l’écran de l’organisation.',
  theFirstStepsAreShown: 'Les premiers pas s’affichent de nouveau.',
  stepDone: 'Étape terminée',
  theStepIsOpenAgain: 'L’étape est de nouveau à faire.',
  createOrganization: 'Créer l’organisation',
  signInRequired: 'Connexion requise',
  anOrganizationBelongsToThe:
    'Une organisation appartient au compte qui la crée. Connectez-vous, et vous reviendrez ici.',
  organizationCreatedSuccessfully: 'Organisation créée',
  youAreNowTheAdministrator:
    'Vous avez maintenant le rôle d’administrateur : vous pouvez inviter des membres et ajouter des sites.',
  backToHome: 'Retour à la page d’accueil',
  chooseYourPlan: 'Choisissez votre formule',
  profile: 'Profil',
  details: 'Détails',
  stepHereOfCount: ({ here, count }) => `Étape ${here} sur ${count}`,
  invites: 'Invitations',
  pendingWaiting: ({ pending }) => `${pending} en attente`,
  loadingYourOrganization: 'Chargement de votre organisation',
  failedToUpdateReservationSettings: 'Impossible de modifier les paramètres de réservation',
  reservationsAlreadyMadeStayAs: 'Les réservations déjà faites restent inchangées.',
  failedToUpdatePrivacySettings: 'Impossible de modifier les paramètres de confidentialité',
  itAppliesToEveryMember: 'Cela s’applique immédiatement à tous les membres.',
  failedToUpdateSettings: 'Impossible de modifier les paramètres',
  itAppliesToUpcomingReservations: 'Cela s’applique aussi aux réservations à venir.',
  itAppliesToWhoeverJoins:
    'Cela s’applique aux personnes qui rejoignent l’organisation à partir de maintenant.',
  failedToUpdateSettings2: 'Impossible de modifier les paramètres.',
  settingsUpdated: 'Paramètres modifiés',
  membersAndInvitedPeopleSee: 'Les membres et les personnes invitées voient ce qui s’y trouvait avant.',
  membersAndInvitedPeopleSeeIt: 'Les membres et les personnes invitées le voient maintenant.',
} satisfies Messages['organizations'];
