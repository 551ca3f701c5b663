import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsPasswords = {
  resetFailed: 'Zurücksetzen fehlgeschlagen',
  failedToResetPassword: 'Das Passwort konnte nicht zurückgesetzt werden',
  failedToChangeThePassword: 'Das Passwort konnte nicht geändert werden.',
  failedToSendTheLink: 'Der Link konnte nicht gesendet werden.',
  resetEmailSent: 'E-Mail gesendet',
  ifAnAccountExistsWith:
    'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, bekommst du eine Anleitung zum Zurücksetzen des Passworts.',
  forgotYourPassword: 'Passwort vergessen?',
  enterTheEmailAddressThat:
    'Gib die E-Mail-Adresse ein, mit der du dich anmeldest. Wir senden dir eine Anleitung, mit der du ein neues Passwort festlegst.',
  emailAddress: 'E-Mail-Adresse',
  sending: 'Wird gesendet …',
  sendResetEmail: 'E-Mail anfordern',
  backToSignIn: 'Zurück zur Anmeldung',
  noAccountRegisterHere: 'Kein Konto? <a>Hier registrieren</a>',
  checkYourEmail: 'Schau in dein Postfach',
  tryAnotherEmail: 'Andere E-Mail-Adresse versuchen',
  ifAnAccountExistsWithThisAddress:
    'Wenn es ein Konto mit dieser Adresse gibt, haben wir eine Anleitung zum Zurücksetzen des Passworts an {email} gesendet.',
  nothingThereTheEmailMay:
    'Nichts angekommen? Vielleicht liegt die E-Mail im Spam-Ordner. Der Link darin läuft nach 1 Stunde ab.',
  newPassword: 'Neues Passwort',
  atLeast8CharactersAFew: 'Mindestens 8 Zeichen. Mehrere Wörter hintereinander sind schwer zu erraten.',
  aFewWordsTogetherAre: 'Mehrere Wörter hintereinander sind schwer zu erraten.',
  confirmNewPassword: 'Neues Passwort bestätigen',
  ruleDone: '{rule}<vh>, erfüllt</vh>',
  ruleMissing: '{rule}<vh>, fehlt</vh>',
  passwordsDoNotMatch: 'Die Passwörter stimmen nicht überein',
  rules: {
    length: 'Mindestens 8 Zeichen',
    uppercase: 'Ein Großbuchstabe',
    lowercase: 'Ein Kleinbuchstabe',
    digit: 'Eine Ziffer',
  },
  ruleNeeded: {
    length: 'Mindestens 8 Zeichen sind nötig.',
    uppercase: 'Ein Großbuchstabe ist nötig.',
    lowercase: 'Ein Kleinbuchstabe ist nötig.',
    digit: 'Eine Ziffer ist nötig.',
  },
  passwordChanged: 'Passwort geändert',
  yourOtherBrowsersAreSigned: 'Deine anderen Browser sind abgemeldet.',
  changePassword: 'Passwort ändern',
  yourOtherBrowsersAreSignedOut: 'Deine anderen Browser sind abgemeldet; hier bleibst du angemeldet.',
  currentPassword: 'Aktuelles Passwort',
  changingItSignsOutYour: 'Wenn du es änderst, werden deine anderen Browser abgemeldet.',
  noPasswordYet: 'Noch kein Passwort',
  weSentALinkToSetOne: ({ email }) =>
    `Wir haben einen Link an ${email} gesendet. Er funktioniert eine Stunde lang; vielleicht liegt er im Spam-Ordner.`,
  weSendALinkToSetOne: ({ email, providers }) =>
    `Wir senden einen Link an ${email}, mit dem du eines festlegst. Bis dahin meldest du dich mit ${providers} an.`,
  sendItAgain: 'Erneut senden',
  setAPassword: 'Passwort festlegen',
  strength: {
    '0': 'Sehr schwach.',
    '1': 'Schwach.',
    '2': 'Mittel.',
    '3': 'Gut.',
    '4': 'Stark.',
  },
  passwordStrength: '<vh>Passwortstärke: </vh>{strength}',
  theLinkCouldNotBe: 'Der Link konnte nicht geprüft werden',
  nothingWasChanged: 'Es wurde nichts geändert.',
  backToLogin: 'Zurück zur Anmeldung',
  account: 'Konto',
  resetting: 'Wird zurückgesetzt …',
  resetPassword: 'Passwort zurücksetzen',
  aNewOneMustBe: 'Ein neuer muss beim Support von ChargeRota angefordert werden.',
  afterThatAskForA: 'Danach kannst du <a>einen neuen anfordern</a>.',
  theLinkExpires: ({ count }) =>
    plural(count, {
      one: `Der Link funktioniert nur einmal und läuft ${number(count)} Stunde nach seiner Erstellung ab, um {end}.`,
      other: `Der Link funktioniert nur einmal und läuft ${number(count)} Stunden nach seiner Erstellung ab, um {end}.`,
    }),
  verifyingTheResetLink: 'Der Link wird geprüft',
  invalidToken: 'Link ungültig',
  thisResetLinkIsInvalid: 'Dieser Link ist ungültig oder abgelaufen',
  invalidResetLink: 'Ungültiger Link',
  askForANewLink: 'Neuen Link anfordern',
  thisResetLinkIsInvalidOr:
    'Dieser Link ist ungültig oder abgelaufen. Jeder Link funktioniert nur einmal. Hast du ihn selbst angefordert, gilt er 1 Stunde; kam er vom Support von ChargeRota, gilt er 24 Stunden. Bitte in diesem Fall dort um einen neuen.',
  passwordReset: 'Passwort zurückgesetzt',
  yourNewPasswordIsSet:
    'Dein neues Passwort ist festgelegt, und du bist überall abgemeldet. Melde dich damit an, um weiterzumachen.',
} satisfies Messages['accountsPasswords'];
