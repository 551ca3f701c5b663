import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operator = {
  notificationsGoOutAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} notification repart`,
      other: `${number(count)} notifications repartent`,
    }),
  jobsRunAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} tâche est relancée`,
      other: `${number(count)} tâches sont relancées`,
    }),
  nothingWasRetried: 'Rien n’a été relancé',
  nothingWasLeftToRetry: 'Il n’y avait plus rien à relancer',
  youAreStillSignedIn: 'Votre session est toujours ouverte',
  failedToUpdateUserStatus: 'Impossible de modifier le statut du compte',
  failedToGeneratePasswordReset: 'Impossible de créer le lien de réinitialisation',
  copy: 'Copier',
  yourBrowserDidNotAllow:
    'Votre navigateur ne l’a pas permis. Le texte est sélectionné, copiez-le à partir de là.',
  operatorAccount: 'Compte exploitant',
  theStateOfTheAccount: 'Impossible de lire l’état du compte',
  nothingWasChanged: 'Rien n’a été modifié.',
  theSetupTokenIsRequired: 'Le jeton de configuration est obligatoire',
  usernameIsRequired: 'Le nom d’utilisateur est obligatoire',
  passwordIsRequired: 'Le mot de passe est obligatoire',
  codeIsRequired: 'Le code est obligatoire',
  setupToken: 'Jeton de configuration',
  itIsFilledInIf: 'Il est déjà rempli si vous avez ouvert le lien créé par le serveur.',
  username: 'Nom d’utilisateur',
  code: 'Code',
  fromYourAuthenticatorAppOr: 'De votre application d’authentification, ou un code de secours.',
  failedToCreateAdminAccount: 'Impossible de créer le compte exploitant',
  toTheDeveloperPortal: 'Vers le portail développeur',
  networkErrorPleaseTryAgain: 'Erreur réseau : réessayez',
  saveThePasswordNowIt:
    'Notez le mot de passe maintenant : il ne s’affiche qu’ici, une seule fois. Vous choisirez le vôtre en vous connectant.',
  theSecondFactorWasSwitchedOff:
    'Le second facteur a été désactivé. Vous le configurerez de nouveau en vous connectant.',
  goToTheDeveloperPortal: 'Aller au portail développeur',
  thereIsNoOperatorAccount: 'Il n’y a pas encore de compte exploitant.',
  whenTheServerStartedIt:
    'À son démarrage, le serveur a créé un lien valable un jour : il se trouve dans sa console, ou dans un fichier indiqué dans son journal. Ouvrez ce lien, ou saisissez ici OPERATOR_SETUP_TOKEN de sa configuration.',
  aStrongPasswordIsMade:
    'Un mot de passe fort est créé pour vous et affiché une seule fois. Vous choisirez le vôtre à votre première connexion.',
  createTheAdminAccount: 'Créer le compte exploitant',
  noSetupTokenWorksAt:
    'Aucun jeton de configuration ne fonctionne actuellement : les liens sont valables un jour. Redémarrez le serveur : il crée un nouveau lien, dans sa console ou dans un fichier indiqué dans son journal. Ouvrez-le pour créer le compte.',
  youAreSignedInAs: 'Votre session est ouverte avec le compte exploitant.',
  resettingTakesYourPasswordAnd:
    'La réinitialisation demande votre mot de passe et un code. Elle crée un nouveau mot de passe, affiché une seule fois, et vous déconnecte de tous les navigateurs. Le second facteur reste inchangé.',
  resetTheAdminAccount: 'Réinitialiser le compte exploitant',
  thereIsAnOperatorAccount: 'Il existe un compte exploitant.',
  ifItsPasswordOrSecond:
    'Si son mot de passe ou son second facteur est perdu, saisissez OPERATOR_SETUP_TOKEN de la configuration du serveur. La réinitialisation crée un nouveau mot de passe, affiché une seule fois, désactive le second facteur et déconnecte tous les navigateurs.',
  ifYouKnowThePassword: 'Si vous connaissez le mot de passe, connectez-vous plutôt au portail.',
  signInAtThePortal:
    'Connectez-vous au portail. Vous pourrez y modifier le mot de passe, ou revenir ici pour le réinitialiser.',
  ifThePasswordOrThe:
    'Si le mot de passe ou le second facteur est perdu, définissez OPERATOR_SETUP_TOKEN dans la configuration du serveur, redémarrez-le, et revenez ici.',
  failedToUpdateTicket: 'Impossible de modifier le signalement',
  failedToAddResponse: 'Impossible d’ajouter la réponse',
  responseSent: 'Réponse envoyée',
  theReporterGetsItBy: 'L’auteur du signalement la reçoit par e-mail.',
  failedToRevokeTheLink: 'Impossible de révoquer le lien',
  linkRevoked: 'Lien révoqué',
  linksInEarlierEmailsNo: 'Les liens des e-mails précédents ne fonctionnent plus.',
  failedToDeleteTicket: 'Impossible de supprimer le signalement',
  ticketDeleted: 'Signalement supprimé',
  failedToArchiveTickets: 'Impossible d’archiver les signalements',
  ticketArchivedTicketsArchived: ({ count }) =>
    plural(count, {
      one: `${number(count)} signalement archivé`,
      other: `${number(count)} signalements archivés`,
    }),
  failedToDeleteTheReply: 'Impossible de supprimer la réponse',
} satisfies Messages['operator'];
