import type { Messages } from '../../en/index.ts';

export const invitationsInvitation = {
  agreement: 'Charte',
  textOfTheAgreement: 'Texte de la charte',
  iAcceptTheAgreementOf: ({ name }) => `J’accepte la charte de l’organisation ${name}`,
  agreementRequiredPleaseAcceptThe:
    'Charte à accepter : acceptez la charte de l’organisation pour continuer.',
  orWithAPassword: 'ou avec un mot de passe',
  youContinuedWith: 'Vous avez continué avec {provider}, avec l’adresse {email}.',
  toUseAnotherAccount: 'Utiliser un autre compte',
  thisInvitationWasSentTo: ({ email }) =>
    `Cette invitation a été envoyée à ${email}. Continuez avec le compte de cette adresse, ou choisissez un mot de passe ci-dessous.`,
  joinName: ({ name }) => `Rejoindre ${name}`,
  registrationFailed: 'Échec de l’inscription',
  failedToCompleteRegistration: 'Impossible de terminer l’inscription',
  theInvitationWasSentHere: 'L’invitation a été envoyée à cette adresse. Elle vous servira à vous connecter.',
  yourVehicle: 'Votre véhicule',
  itTellsAdministratorsWhoseCar: ({ name }) =>
    `Ainsi, les administrateurs savent à qui est la voiture branchée à une borne ; les autres membres ne le voient que si l’organisation ${name} leur montre les véhicules. Remplissez tous les champs, ou cochez la case indiquant que vous n’aurez pas de véhicule.`,
  inAnEmergency: 'En cas d’urgence',
  join: 'Rejoindre',
  byJoiningYouAcceptThe:
    'En rejoignant l’organisation, vous acceptez les <terms>conditions d’utilisation<vh> (s’ouvre dans un nouvel onglet)</vh></terms>.',
  completeRegistrationJoinOrganization: 'S’inscrire et rejoindre l’organisation',
  youCanBookAtOnce: 'Vous pouvez réserver immédiatement.',
  anAdministratorApprovesYouNext:
    'Un administrateur doit encore accepter votre demande. Vous recevrez un e-mail dès que vous pourrez réserver.',
  youCanAddYourDetails: ({ details }) => `Vous pourrez ajouter plus tard : ${details}.`,
  year: 'Année',
  emergencyContact: 'Contact d’urgence',
  nameAndPhoneOfSomebody:
    'Nom et téléphone d’une personne à appeler s’il vous arrive quelque chose. Seuls les administrateurs les voient.',
  emergencyContactIsRequired: 'Le contact d’urgence est obligatoire',
  vehicleMakeIsRequired: 'La marque du véhicule est obligatoire',
  vehicleModelIsRequired: 'Le modèle du véhicule est obligatoire',
  vehicleYearIsRequired: 'L’année du véhicule est obligatoire',
  vehicleColorIsRequired: 'La couleur du véhicule est obligatoire',
  licensePlateIsRequired: 'La plaque d’immatriculation est obligatoire',
  licensePlateStateIsRequired: 'L’État d’immatriculation est obligatoire',
  theChargingLocationsOfThe: 'Les sites de recharge de l’organisation',
  bookYourChargingSlotIn: 'La réservation de votre créneau de recharge à l’avance',
  realTimeAvailabilityOfEvery: 'La disponibilité de chaque borne en temps réel',
  notificationsAboutYourReservations: 'Des notifications sur vos réservations',
  administrativeAccessMembersInvitationsAnd: 'Un accès d’administrateur : membres, invitations et sites',
  inviterNameInvitesYouToJoin: ({ inviterName }) => `${inviterName} vous invite à rejoindre`,
  youAreInvitedToJoin: 'Vous avez une invitation à rejoindre',
  whatYouGet: 'Ce que vous obtenez',
  role: 'Rôle',
  administrator: 'Administrateur',
  invited: 'Invitation pour',
  contact: 'Contact',
  expires: 'Expiration',
  youAreAMemberOf: ({ name }) => `Vous faites déjà partie de l’organisation ${name}.`,
  youHaveJoinedNameAlready: ({ name }) =>
    `Vous avez déjà rejoint l’organisation ${name}, et un administrateur doit encore accepter votre demande.`,
  goToDashboard: 'Aller à l’accueil',
  invitationAccepted: 'Invitation acceptée',
  youAreAMemberOfName: ({ name }) => `Vous faites maintenant partie de l’organisation ${name}.`,
  anAdministratorOfNameApproves: ({ name }) =>
    `Un administrateur de l’organisation ${name} doit encore accepter votre demande.`,
  acceptInvitation: 'Accepter l’invitation',
  decline: 'Décliner',
  newUserCreateAccount: 'Pas de compte ? En créer un',
  existingUserSignIn: 'Déjà un compte ? Se connecter',
  declineInvitation: 'Décliner l’invitation',
  youAreSignedInAs:
    'Votre session est ouverte avec {signedIn}, mais cette invitation a été envoyée à {email}. Déconnectez-vous pour l’accepter avec cette adresse.',
  invitationDeclined: 'Invitation déclinée',
  declineTheInvitationToOrganization: ({ organization }) =>
    `Décliner l’invitation à rejoindre ${organization} ?`,
  theLinkStopsWorkingTo:
    'Le lien ne fonctionnera plus. Pour rejoindre l’organisation plus tard, il vous faudra une nouvelle invitation d’un administrateur.',
  invitation: 'Invitation',
  failedToLoadInvitationDetails: 'Impossible d’afficher l’invitation.',
  nothingHasBeenDecidedTry: 'Rien n’a été décidé. Réessayez dans un instant.',
  loadingInvitation: 'Chargement de l’invitation',
  invalidInvitation: 'Invitation non valide',
  goHome: 'Page d’accueil',
  thisInvitationLinkIsInvalid: 'Ce lien d’invitation n’est pas valide ou a expiré.',
  invitationExpired: 'Invitation expirée',
  thisInvitationToOrganizationHas: ({ organization }) =>
    `Cette invitation à rejoindre ${organization} a expiré. Demandez-en une nouvelle à l’administrateur de l’organisation.`,
  invitationAlreadyProcessed: 'Invitation déjà traitée',
  ifYouAcceptedItSign:
    'Si c’est vous qui l’avez acceptée, connectez-vous avec votre adresse e-mail et votre mot de passe. Votre accueil s’ouvre ensuite.',
  alreadyBeen: {
    accepted: 'Cette invitation a déjà été acceptée.',
    declined: 'Cette invitation a déjà été déclinée.',
    revoked: 'Cette invitation a déjà été révoquée.',
  },
} satisfies Messages['invitationsInvitation'];
