import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsPasswords = {
  resetFailed: 'Échec de la réinitialisation',
  failedToResetPassword: 'Impossible de réinitialiser le mot de passe',
  failedToChangeThePassword: 'Impossible de modifier le mot de passe.',
  failedToSendTheLink: 'Impossible d’envoyer le lien.',
  resetEmailSent: 'E-mail de réinitialisation envoyé',
  ifAnAccountExistsWith:
    'Si un compte existe avec cette adresse, vous recevrez des instructions pour réinitialiser le mot de passe.',
  forgotYourPassword: 'Mot de passe oublié ?',
  enterTheEmailAddressThat:
    'Saisissez l’adresse e-mail avec laquelle vous vous connectez. Nous vous enverrons des instructions pour définir un nouveau mot de passe.',
  emailAddress: 'Adresse e-mail',
  sending: 'Envoi…',
  sendResetEmail: 'Envoyer l’e-mail',
  backToSignIn: 'Retour à la connexion',
  noAccountRegisterHere: 'Pas de compte ? <a>Inscrivez-vous ici</a>',
  checkYourEmail: 'Consultez vos e-mails',
  tryAnotherEmail: 'Essayer une autre adresse',
  ifAnAccountExistsWithThisAddress:
    'Si un compte existe avec cette adresse, nous avons envoyé des instructions de réinitialisation du mot de passe à {email}',
  nothingThereTheEmailMay:
    'Rien reçu ? L’e-mail est peut-être dans vos courriers indésirables. Le lien qu’il contient expire au bout d’une heure.',
  newPassword: 'Nouveau mot de passe',
  atLeast8CharactersAFew: 'Au moins 8 caractères. Quelques mots à la suite sont difficiles à deviner.',
  aFewWordsTogetherAre: 'Quelques mots à la suite sont difficiles à deviner.',
  confirmNewPassword: 'Confirmer le nouveau mot de passe',
  ruleDone: '{rule}<vh>, condition remplie</vh>',
  ruleMissing: '{rule}<vh>, condition non remplie</vh>',
  passwordsDoNotMatch: 'Les mots de passe ne correspondent pas',
  rules: {
    length: 'Au moins 8 caractères',
    uppercase: 'Une majuscule',
    lowercase: 'Une minuscule',
    digit: 'Un chiffre',
  },
  ruleNeeded: {
    length: 'Il faut au moins 8 caractères.',
    uppercase: 'Il faut une majuscule.',
    lowercase: 'Il faut une minuscule.',
    digit: 'Il faut un chiffre.',
  },
  passwordChanged: 'Mot de passe modifié',
  yourOtherBrowsersAreSigned: 'Vos autres navigateurs sont déconnectés.',
  changePassword: 'Modifier le mot de passe',
  yourOtherBrowsersAreSignedOut: 'Vos autres navigateurs sont déconnectés ; votre session reste ouverte ici.',
  currentPassword: 'Mot de passe actuel',
  changingItSignsOutYour: 'Le modifier déconnecte vos autres navigateurs.',
  noPasswordYet: 'Pas encore de mot de passe',
  weSentALinkToSetOne: ({ email }) =>
    `Nous avons envoyé un lien à ${email}. Il est valable une heure ; il est peut-être dans vos courriers indésirables.`,
  weSendALinkToSetOne: ({ email, providers }) =>
    `Nous envoyons à ${email} un lien pour en définir un. D’ici là, vous vous connectez avec ${providers}.`,
  sendItAgain: 'Renvoyer le lien',
  setAPassword: 'Définir un mot de passe',
  strength: {
    '0': 'Très faible.',
    '1': 'Faible.',
    '2': 'Moyen.',
    '3': 'Bon.',
    '4': 'Fort.',
  },
  passwordStrength: '<vh>Force du mot de passe : </vh>{strength}',
  theLinkCouldNotBe: 'Impossible de vérifier le lien',
  nothingWasChanged: 'Rien n’a été modifié.',
  backToLogin: 'Retour à la connexion',
  account: 'Compte',
  resetting: 'Réinitialisation…',
  resetPassword: 'Réinitialiser le mot de passe',
  aNewOneMustBe: 'Il faudra en demander un nouveau à l’assistance de ChargeRota.',
  afterThatAskForA: 'Ensuite, <a>demandez-en un nouveau</a>.',
  theLinkExpires: ({ count }) =>
    plural(count, {
      one: `Le lien expire ${number(count)} heure après sa création ({end}) et ne fonctionne qu’une fois.`,
      other: `Le lien expire ${number(count)} heures après sa création ({end}) et ne fonctionne qu’une fois.`,
    }),
  verifyingTheResetLink: 'Vérification du lien de réinitialisation',
  invalidToken: 'Lien non valide',
  thisResetLinkIsInvalid: 'Ce lien de réinitialisation n’est pas valide ou a expiré',
  invalidResetLink: 'Lien de réinitialisation non valide',
  askForANewLink: 'Demander un nouveau lien',
  thisResetLinkIsInvalidOr:
    'Ce lien de réinitialisation n’est pas valide ou a expiré. Un lien ne fonctionne qu’une fois. Celui que vous avez demandé est valable 1 heure, celui de l’assistance de ChargeRota 24 heures. Si le vôtre vient de l’assistance, demandez-lui-en un nouveau.',
  passwordReset: 'Mot de passe réinitialisé',
  yourNewPasswordIsSet:
    'Votre nouveau mot de passe est enregistré, et toutes vos sessions sont fermées. Utilisez-le pour vous reconnecter.',
} satisfies Messages['accountsPasswords'];
