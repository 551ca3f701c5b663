import type { Messages } from '../../en/index.ts';

export const accountsSignIn = {
  loginFailed: 'Échec de la connexion',
  theServerCouldNotBe: 'Le serveur est injoignable. Réessayez.',
  loginSuccessful: 'Connexion réussie',
  welcomeBack: ({ name }) => `Bonjour ${name}.`,
  welcomeBackFromNowOn: ({ name, provider }) =>
    `Bonjour ${name}. Désormais, vous vous connectez avec ${provider}.`,
  orWithYourEmail: 'ou avec votre e-mail',
  newAdministratorRegisterHere: 'Nouvel administrateur ? <a>Inscrivez-vous ici</a>',
  backToHome: 'Retour à la page d’accueil',
  membersJoinThroughAnInvitation:
    'Les membres s’inscrivent sur invitation de leur administrateur. Un problème de connexion ? <a>Dites-le-nous</a>',
  forgotPassword: 'Mot de passe oublié',
  aChargerWasOfferedTo: 'Une borne vous a été proposée',
  signInToTakeIt:
    'Connectez-vous pour l’accepter ou passer votre tour. Elle ne vous est réservée que quelques minutes.',
  youWereSignedOut: 'Votre session a été fermée',
  yourSessionEndedHereOr:
    'Votre session a pris fin, ici ou depuis un autre appareil. Connectez-vous pour reprendre où vous en étiez.',
  yourSessionEndedHereOrFrom:
    'Votre session a pris fin, ici ou depuis un autre appareil. Reconnectez-vous pour continuer : ce que vous avez saisi est toujours là.',
  discardIt: 'Abandonner',
  anotherWayInANew: 'Autre moyen, dans un nouvel onglet',
  thatIsNotThePassword: 'Ce n’est pas le mot de passe de ce compte.',
  oK: 'OK',
} satisfies Messages['accountsSignIn'];
