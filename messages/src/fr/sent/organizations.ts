import type { Messages } from '../../en/index.ts';

export const sentOrganizations = {
  youCanNowReserveChargers: ({ organizationName }) =>
    `Vous pouvez maintenant réserver des bornes : ${organizationName}`,
  welcomeFirstName: ({ firstName }) => `Bienvenue, ${firstName}`,
  anAdministratorOfOrganizationNameHas: ({ organizationName }) =>
    `Un administrateur de l’organisation ${organizationName} a accepté votre adhésion. Vous pouvez réserver une borne dès maintenant.`,
  reserveACharger: 'Réserver une borne',
  youReceiveThisBecauseYou: ({ organizationName }) =>
    `Vous recevez cet e-mail parce que vous avez demandé à rejoindre l’organisation ${organizationName}.`,
  youHaveAcceptedTheInvitation: ({ organizationName }) =>
    `Vous avez accepté l’invitation à rejoindre l’organisation ${organizationName} et en êtes maintenant membre. Vous pouvez réserver une borne dès maintenant.`,
  ifItWasNotYou:
    'Si ce n’est pas vous qui l’avez acceptée, prévenez l’administrateur qui vous a envoyé l’invitation.',
  youReceiveThisBecauseYouHave: ({ organizationName }) =>
    `Vous recevez cet e-mail parce que vous avez rejoint l’organisation ${organizationName}.`,
  yourRequestToJoinOrganizationName: ({ organizationName }) =>
    `Votre demande d’adhésion à l’organisation ${organizationName}`,
  yourRequestWasNotApproved: 'Votre demande n’a pas été acceptée',
  anAdministratorOfOrganizationNameHasNot: ({ organizationName }) =>
    `Un administrateur de l’organisation ${organizationName} n’a pas accepté votre adhésion : vous ne pouvez pas y réserver de bornes.`,
  ifYouThinkThisIs:
    'Si vous pensez que c’est une erreur, adressez-vous à l’administrateur qui vous a envoyé l’invitation.',
  yourMembershipAtOrganizationNameIs: ({ organizationName }) =>
    `Votre adhésion à l’organisation ${organizationName} est suspendue`,
  yourMembershipIsSuspended: 'Votre adhésion est suspendue',
  anAdministratorOfOrganizationNameHasSuspended: ({ organizationName }) =>
    `Un administrateur de l’organisation ${organizationName} a suspendu votre adhésion. Vous ne pouvez plus y réserver de bornes tant qu’un administrateur ne l’a pas réactivée.`,
  ifYouThinkThisIsA: 'Si vous pensez que c’est une erreur, adressez-vous à un de ses administrateurs.',
  youReceiveThisBecauseYouAre: ({ organizationName }) =>
    `Vous recevez cet e-mail parce que vous êtes membre de l’organisation ${organizationName}.`,
  youCanReserveChargersAt: ({ organizationName }) =>
    `Vous pouvez de nouveau réserver des bornes : ${organizationName}`,
  welcomeBackFirstName: ({ firstName }) => `Bon retour, ${firstName}`,
  yourMembershipAtOrganizationNameIsActive: ({ organizationName }) =>
    `Votre adhésion à l’organisation ${organizationName} est de nouveau active. Vous pouvez réserver une borne dès maintenant.`,
  youAreNowAnAdministrator: ({ organizationName }) =>
    `Vous avez maintenant le rôle d’administrateur de l’organisation ${organizationName}`,
  youAreAnAdministratorNow: 'Vous avez maintenant le rôle d’administrateur',
  anotherAdministratorGaveYouThis: ({ organizationName }) =>
    `Un autre administrateur vous a donné ce rôle : vous pouvez inviter et accepter des membres de l’organisation ${organizationName}, et gérer ses sites et ses paramètres.`,
  openTheOrganization: 'Ouvrir l’organisation',
  youAreNoLongerAn: ({ organizationName }) =>
    `Vous n’avez plus le rôle d’administrateur de l’organisation ${organizationName}`,
  youAreNoLongerAnAdministrator: 'Vous n’avez plus le rôle d’administrateur',
  youNoLongerManageOrganizationName: ({ organizationName }) =>
    `Vous ne gérez plus l’organisation ${organizationName}. Vous en restez membre et pouvez réserver des bornes comme avant.`,
  at: 'Date',
  actor: 'Auteur',
  action: 'Action',
  subject: 'Objet',
  field: 'Champ',
  before: 'Avant',
  after: 'Après',
  thisIsAnotherNameOf: ({ setting }) =>
    `C’est un autre nom de ${setting} ; indiquez un seul des deux, ou la même valeur pour les deux.`,
  namesVehiclesAndContactDetails:
    'Les noms, les véhicules et les coordonnées sont masqués tant que les détails des réservations le sont.',
} satisfies Messages['sentOrganizations'];
