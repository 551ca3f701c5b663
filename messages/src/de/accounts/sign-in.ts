import type { Messages } from '../../en/index.ts';

export const accountsSignIn = {
  loginFailed: 'Anmeldung fehlgeschlagen',
  theServerCouldNotBe: 'Der Server war nicht erreichbar. Bitte versuche es noch einmal.',
  loginSuccessful: 'Angemeldet',
  welcomeBack: ({ name }) => `Willkommen zurück, ${name}.`,
  welcomeBackFromNowOn: ({ name, provider }) =>
    `Willkommen zurück, ${name}. Ab jetzt meldest du dich mit ${provider} an.`,
  orWithYourEmail: 'oder mit deiner E-Mail-Adresse',
  newAdministratorRegisterHere: 'Neu als Admin? <a>Hier registrieren</a>',
  backToHome: 'Zurück zur Startseite',
  membersJoinThroughAnInvitation:
    'Mitglieder treten mit einer Einladung ihres Admins bei. Probleme beim Anmelden? <a>Sag es uns</a>',
  forgotPassword: 'Passwort vergessen',
  aChargerWasOfferedTo: 'Dir wurde ein Ladepunkt angeboten',
  signInToTakeIt:
    'Melde dich an, um das Angebot anzunehmen oder weiterzugeben. Der Ladepunkt ist nur wenige Minuten für dich zurückgelegt.',
  youWereSignedOut: 'Du wurdest abgemeldet',
  yourSessionEndedHereOr:
    'Deine Sitzung wurde hier oder von einem anderen Gerät aus beendet. Melde dich an, um dort weiterzumachen, wo du warst.',
  yourSessionEndedHereOrFrom:
    'Deine Sitzung wurde hier oder von einem anderen Gerät aus beendet. Melde dich wieder an, um weiterzumachen: Was du eingegeben hast, ist noch da.',
  discardIt: 'Verwerfen',
  anotherWayInANew: 'Anderer Weg, in neuem Tab',
  thatIsNotThePassword: 'Das ist nicht das Passwort dieses Kontos.',
  oK: 'OK',
} satisfies Messages['accountsSignIn'];
