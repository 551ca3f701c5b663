import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsPasswords = {
  resetFailed: 'Instellen mislukt',
  failedToResetPassword: 'Het wachtwoord kon niet opnieuw worden ingesteld',
  failedToChangeThePassword: 'Het wachtwoord kon niet worden gewijzigd.',
  failedToSendTheLink: 'De link kon niet worden verstuurd.',
  resetEmailSent: 'E-mail verstuurd',
  ifAnAccountExistsWith:
    'Als er een account met dit e-mailadres bestaat, krijg je een e-mail met uitleg om een nieuw wachtwoord in te stellen.',
  forgotYourPassword: 'Wachtwoord vergeten?',
  enterTheEmailAddressThat:
    'Vul het e-mailadres in waarmee je inlogt. We sturen je uitleg om een nieuw wachtwoord in te stellen.',
  emailAddress: 'E-mailadres',
  sending: 'Versturen…',
  sendResetEmail: 'E-mail versturen',
  backToSignIn: 'Terug naar inloggen',
  noAccountRegisterHere: 'Geen account? <a>Registreer je hier</a>',
  checkYourEmail: 'Bekijk je e-mail',
  tryAnotherEmail: 'Ander e-mailadres proberen',
  ifAnAccountExistsWithThisAddress:
    'Als er een account met dit adres bestaat, hebben we uitleg om een nieuw wachtwoord in te stellen gestuurd naar {email}',
  nothingThereTheEmailMay:
    'Niets te zien? Misschien zit de e-mail in je spammap. De link erin verloopt na 1 uur.',
  newPassword: 'Nieuw wachtwoord',
  atLeast8CharactersAFew: 'Minstens 8 tekens. Een paar woorden achter elkaar zijn moeilijk te raden.',
  aFewWordsTogetherAre: 'Een paar woorden achter elkaar zijn moeilijk te raden.',
  confirmNewPassword: 'Nieuw wachtwoord herhalen',
  ruleDone: '{rule}<vh>, in orde</vh>',
  ruleMissing: '{rule}<vh>, ontbreekt nog</vh>',
  passwordsDoNotMatch: 'De wachtwoorden zijn niet gelijk',
  rules: {
    length: 'Minstens 8 tekens',
    uppercase: 'Eén hoofdletter',
    lowercase: 'Eén kleine letter',
    digit: 'Eén cijfer',
  },
  ruleNeeded: {
    length: 'Er zijn minstens 8 tekens nodig.',
    uppercase: 'Er is een hoofdletter nodig.',
    lowercase: 'Er is een kleine letter nodig.',
    digit: 'Er is een cijfer nodig.',
  },
  passwordChanged: 'Wachtwoord gewijzigd',
  yourOtherBrowsersAreSigned: 'Je andere browsers zijn uitgelogd.',
  changePassword: 'Wachtwoord wijzigen',
  yourOtherBrowsersAreSignedOut: 'Je andere browsers worden uitgelogd; hier blijf je ingelogd.',
  currentPassword: 'Huidig wachtwoord',
  changingItSignsOutYour: 'Als je het wijzigt, worden je andere browsers uitgelogd.',
  noPasswordYet: 'Nog geen wachtwoord',
  weSentALinkToSetOne: ({ email }) =>
    `We hebben een link gestuurd naar ${email}. Die werkt een uur; misschien zit de e-mail in je spammap.`,
  weSendALinkToSetOne: ({ email, providers }) =>
    `We sturen een link naar ${email} waarmee je er een instelt. Tot dan log je in met ${providers}.`,
  sendItAgain: 'Opnieuw versturen',
  setAPassword: 'Wachtwoord instellen',
  strength: {
    '0': 'Heel zwak.',
    '1': 'Zwak.',
    '2': 'Redelijk.',
    '3': 'Goed.',
    '4': 'Sterk.',
  },
  passwordStrength: '<vh>Sterkte van het wachtwoord: </vh>{strength}',
  theLinkCouldNotBe: 'De link kon niet worden gecontroleerd',
  nothingWasChanged: 'Er is niets gewijzigd.',
  backToLogin: 'Terug naar inloggen',
  account: 'Account',
  resetting: 'Instellen…',
  resetPassword: 'Wachtwoord instellen',
  aNewOneMustBe: 'Een nieuwe vraag je aan bij de klantenservice van ChargeRota.',
  afterThatAskForA: 'Vraag daarna <a>een nieuwe aan</a>.',
  theLinkExpires: ({ count }) =>
    plural(count, {
      one: `De link verloopt ${number(count)} uur nadat hij is gemaakt, om {end}, en werkt één keer.`,
      other: `De link verloopt ${number(count)} uur nadat hij is gemaakt, om {end}, en werkt één keer.`,
    }),
  verifyingTheResetLink: 'De link wordt gecontroleerd',
  invalidToken: 'Ongeldige link',
  thisResetLinkIsInvalid: 'Deze link is ongeldig of verlopen',
  invalidResetLink: 'Ongeldige link',
  askForANewLink: 'Nieuwe link aanvragen',
  thisResetLinkIsInvalidOr:
    'Deze link is ongeldig of verlopen. Een link werkt één keer. Een link die je zelf hebt aangevraagd is 1 uur geldig, een link van de klantenservice van ChargeRota 24 uur. Heb je een link van de klantenservice, vraag dan daar een nieuwe aan.',
  passwordReset: 'Wachtwoord ingesteld',
  yourNewPasswordIsSet:
    'Je nieuwe wachtwoord is ingesteld en je bent overal uitgelogd. Log ermee in om verder te gaan.',
} satisfies Messages['accountsPasswords'];
