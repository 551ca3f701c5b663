import type { Messages } from '../../en/index.ts';

export const accountsProviders = {
  continuingWith: 'Avec {provider}, adresse {email}',
  failedToDisconnect: 'Impossible de dissocier le compte.',
  connectNameToYourAccount: ({ name }) => `Associer ${name} à votre compte`,
  thereIsAnAccountWith: ({ name }) =>
    `Il existe déjà un compte avec cette adresse. Son mot de passe permet de l’associer à ${name}, une fois pour toutes ; ensuite, vous vous connectez avec ${name}.`,
  forgotPassword: 'Mot de passe oublié',
  connect: 'Associer',
  thatIsNotThePassword: 'Ce n’est pas le mot de passe de ce compte.',
  theAccountOfEmailHas:
    'Le compte de {email} n’a pas de mot de passe : il se connecte avec {other}. Continuez ainsi ; vous pourrez ensuite associer {provider} dans votre compte.',
  failedToInitiateSignIn: ({ provider }) => `Impossible de lancer la connexion avec ${provider}.`,
  youCancelledAtName: ({ name }) => `Vous avez annulé chez ${name}.`,
  nothingWasChanged: 'Rien n’a été modifié.',
  thatTookTooLongOr: 'L’opération a pris trop de temps, ou a commencé dans un autre navigateur.',
  nothingWasChangedPleaseContinue: ({ name }) => `Rien n’a été modifié. Réessayez avec ${name}.`,
  nameSAnswerCouldNot: ({ name }) =>
    `La réponse envoyée par ${name} n’a pas pu être vérifiée : personne n’a été connecté.`,
  pleaseTryAgain: 'Réessayez.',
  nameCouldNotBeReached: ({ name }) => `${name} est injoignable.`,
  pleaseTryAgainInA: 'Réessayez dans un instant, ou connectez-vous autrement.',
  nameHasNotVerifiedYour: ({ name }) => `${name} n’a pas encore vérifié votre adresse e-mail.`,
  verifyItAtNameAnd: ({ name }) => `Vérifiez-la chez ${name} et réessayez, ou connectez-vous autrement.`,
  thatNameAccountIsConnected: ({ name }) => `Ce compte ${name} est associé à un autre compte ici.`,
  continueWithAnotherNameAccount: ({ name }) =>
    `Continuez avec un autre compte ${name}, ou connectez-vous au compte auquel il est associé.`,
  yourAccountIsConnectedTo: ({ name }) => `Votre compte est associé à un autre compte ${name}.`,
  signInWithThatOne:
    'Connectez-vous avec celui-là ou avec votre mot de passe ; vous pourrez ensuite le dissocier et associer celui-ci.',
  thatWasTriedTooOften: 'Trop de tentatives.',
  pleaseWaitAFewMinutes: 'Attendez quelques minutes, ou connectez-vous autrement.',
  nameWasNotConnected: ({ name }) => `${name} n’a pas été associé.`,
  youWereSignedOutOr: ({ name }) =>
    `Pendant que vous étiez chez ${name}, votre session s’est fermée ou quelqu’un d’autre s’est connecté. Connectez-vous et réessayez.`,
  connectingNameNeedsAFresh: ({ name }) => `Pour associer ${name}, il faut une connexion récente.`,
  youSignedInAWhile:
    'Votre connexion date d’un moment. Pour confirmer que c’est bien vous, déconnectez-vous, reconnectez-vous, puis associez-le.',
  yourAccountIsSuspended: 'Votre compte est suspendu.',
  pleaseContactSupportNothingWas: 'Contactez l’assistance. Rien n’a été modifié.',
  nameSignInNotYet: ({ name }) => `Connexion avec ${name} pas encore configurée`,
  nameSignInIsAwaiting: ({ name }) => `La connexion avec ${name} n’est pas encore configurée.`,
  pleaseUse: {
    signIn: 'Connectez-vous avec votre e-mail et votre mot de passe.',
    registration: 'Inscrivez-vous ci-dessous avec votre e-mail.',
    joining: 'Utilisez un mot de passe ci-dessous.',
  },
  pleaseUseOther: {
    signIn: ({ other }) => `Connectez-vous avec ${other} ou avec votre e-mail et votre mot de passe.`,
    registration: ({ other }) => `Inscrivez-vous avec ${other}, ou ci-dessous avec votre e-mail.`,
    joining: ({ other }) => `Utilisez ${other}, ou un mot de passe ci-dessous.`,
  },
  continueWithProvider: ({ provider }) => `Continuer avec ${provider}`,
  signingInWithGoogleIs: 'La connexion avec Google n’est pas configurée ici.',
  signingInWithAppleIs: 'La connexion avec Apple n’est pas configurée ici.',
  signingInWithGoogleOr: 'La connexion avec Google ou Apple n’est pas configurée ici.',
  googleAndApple: 'Google et Apple',
  yourOnlyWayToSign: 'Votre seul moyen de connexion. Définissez un mot de passe avant de le dissocier.',
  signingInWithNameIs: ({ name }) => `La connexion avec ${name} est désactivée ici pour le moment.`,
  sinceDay: ({ day }) => `Depuis le ${day}`,
  disconnectName: ({ name }) => `Dissocier ${name}`,
  disconnect: 'Dissocier',
  notConnectedConnectItTo: 'Non associé. Associez-le pour vous connecter en un geste.',
  connectName: ({ name }) => `Associer ${name}`,
  nameDisconnected: ({ name }) => `${name} dissocié`,
  emailNoLongerSignsIn: ({ email }) => `${email} ne permet plus de se connecter ici.`,
  disconnectNameQuestion: ({ name }) => `Dissocier ${name} ?`,
  emailNoLongerSignsInTo: ({ email }) =>
    `${email} ne permettra plus de se connecter à votre compte. Vous pourrez l’associer à nouveau plus tard.`,
  theServerCouldNotBe: 'Le serveur est injoignable.',
  toUseAnotherWay: 'Continuer autrement',
  noAccountForEmailYet: 'Pas encore de compte pour {email}',
  thereAreTwoWaysTo: 'Il y a deux façons de créer un compte avec cette adresse.',
  youCanCreateAnAccount: 'Vous pouvez créer un compte avec cette adresse grâce à une invitation.',
  nameHasConfirmedThatThis: ({ name }) => `${name} a confirmé que cette adresse est la vôtre.`,
  youAreInvited: 'Vous avez une invitation',
  joinByInvitation: 'Accepter l’invitation',
  createYourAccountAndJoin:
    'Créez votre compte et rejoignez l’organisation avec l’invitation que vous avez ouverte.',
  youManageChargers: 'Vous gérez des bornes',
  registerAsAdministrator: 'S’inscrire comme administrateur',
  setUpYourOrganizationThen:
    'Créez votre organisation, puis invitez ses membres. Vous n’aurez pas besoin de mot de passe.',
  youWereInvited: 'Vous avez reçu une invitation',
  openTheLinkInYour: ({ name }) =>
    `Ouvrez le lien de votre e-mail d’invitation et, là, continuez avec ${name}. Si vous n’en avez pas, demandez une invitation à l’administrateur de vos bornes.`,
} satisfies Messages['accountsProviders'];
