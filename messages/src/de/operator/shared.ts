import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operator = {
  notificationsGoOutAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} Benachrichtigung wird erneut gesendet`,
      other: `${number(count)} Benachrichtigungen werden erneut gesendet`,
    }),
  jobsRunAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} Aufgabe läuft erneut`,
      other: `${number(count)} Aufgaben laufen erneut`,
    }),
  nothingWasRetried: 'Es wurde nichts wiederholt',
  nothingWasLeftToRetry: 'Es gab nichts mehr zu wiederholen',
  youAreStillSignedIn: 'Du bist noch angemeldet',
  failedToUpdateUserStatus: 'Der Status des Kontos konnte nicht geändert werden',
  failedToGeneratePasswordReset: 'Der Link für das Passwort konnte nicht erzeugt werden',
  copy: 'Kopieren',
  yourBrowserDidNotAllow: 'Dein Browser hat es nicht erlaubt. Der Text ist markiert, kopiere ihn von dort.',
  operatorAccount: 'Betreiberkonto',
  theStateOfTheAccount: 'Der Zustand des Kontos konnte nicht gelesen werden',
  nothingWasChanged: 'Es wurde nichts geändert.',
  theSetupTokenIsRequired: 'Bitte gib das Einrichtungstoken ein',
  usernameIsRequired: 'Bitte gib den Benutzernamen ein',
  passwordIsRequired: 'Bitte gib das Passwort ein',
  codeIsRequired: 'Bitte gib den Code ein',
  setupToken: 'Einrichtungstoken',
  itIsFilledInIf: 'Es ist schon eingetragen, wenn du den Link geöffnet hast, den der Server erstellt hat.',
  username: 'Benutzername',
  code: 'Code',
  fromYourAuthenticatorAppOr: 'Aus deiner Authenticator-App oder ein Wiederherstellungscode.',
  failedToCreateAdminAccount: 'Das Betreiberkonto konnte nicht angelegt werden',
  toTheDeveloperPortal: 'Zum Entwicklerportal',
  networkErrorPleaseTryAgain: 'Netzwerkfehler – bitte versuche es noch einmal',
  saveThePasswordNowIt:
    'Speichere das Passwort jetzt: Es wird nur hier und nur einmal angezeigt. Beim Anmelden wählst du ein eigenes.',
  theSecondFactorWasSwitchedOff:
    'Der zweite Faktor wurde ausgeschaltet. Beim Anmelden richtest du ihn neu ein.',
  goToTheDeveloperPortal: 'Zum Entwicklerportal',
  thereIsNoOperatorAccount: 'Es gibt noch kein Betreiberkonto.',
  whenTheServerStartedIt:
    'Beim Start hat der Server einen Link erstellt, der einen Tag lang funktioniert: Er steht in seiner Konsole oder in einer Datei, die sein Protokoll nennt. Öffne diesen Link oder gib hier OPERATOR_SETUP_TOKEN aus seiner Konfiguration ein.',
  aStrongPasswordIsMade:
    'Für dich wird ein starkes Passwort erzeugt und einmal angezeigt. Beim ersten Anmelden wählst du ein eigenes.',
  createTheAdminAccount: 'Betreiberkonto anlegen',
  noSetupTokenWorksAt:
    'Derzeit ist kein Einrichtungstoken gültig: Links funktionieren einen Tag lang. Starte den Server neu: Er erstellt einen neuen Link, in seiner Konsole oder in einer Datei, die sein Protokoll nennt. Damit legst du das Konto an.',
  youAreSignedInAs: 'Du bist als Betreiber angemeldet.',
  resettingTakesYourPasswordAnd:
    'Zum Zurücksetzen brauchst du dein Passwort und einen Code. Dabei wird ein neues Passwort erzeugt und einmal angezeigt, und du wirst in jedem Browser abgemeldet. Der zweite Faktor bleibt, wie er ist.',
  resetTheAdminAccount: 'Betreiberkonto zurücksetzen',
  thereIsAnOperatorAccount: 'Es gibt ein Betreiberkonto.',
  ifItsPasswordOrSecond:
    'Wenn sein Passwort oder sein zweiter Faktor verloren ist, gib OPERATOR_SETUP_TOKEN aus der Konfiguration des Servers ein. Beim Zurücksetzen wird ein neues Passwort erzeugt und einmal angezeigt, der zweite Faktor ausgeschaltet und jeder Browser abgemeldet.',
  ifYouKnowThePassword: 'Wenn du das Passwort kennst, melde dich stattdessen im Portal an.',
  signInAtThePortal:
    'Melde dich im Portal an. Dort kannst du das Passwort ändern, oder du kommst hierher zurück, um es zurückzusetzen.',
  ifThePasswordOrThe:
    'Wenn das Passwort oder der zweite Faktor verloren ist, setze OPERATOR_SETUP_TOKEN in der Konfiguration des Servers, starte ihn neu und komm wieder.',
  failedToUpdateTicket: 'Die Meldung konnte nicht geändert werden',
  failedToAddResponse: 'Die Antwort konnte nicht gesendet werden',
  responseSent: 'Antwort gesendet',
  theReporterGetsItBy: 'Die meldende Person bekommt sie per E-Mail.',
  failedToRevokeTheLink: 'Der Link konnte nicht widerrufen werden',
  linkRevoked: 'Link widerrufen',
  linksInEarlierEmailsNo: 'Links in früheren E-Mails funktionieren nicht mehr.',
  failedToDeleteTicket: 'Die Meldung konnte nicht gelöscht werden',
  ticketDeleted: 'Meldung gelöscht',
  failedToArchiveTickets: 'Die Meldungen konnten nicht archiviert werden',
  ticketArchivedTicketsArchived: ({ count }) =>
    plural(count, {
      one: `${number(count)} Meldung archiviert`,
      other: `${number(count)} Meldungen archiviert`,
    }),
  failedToDeleteTheReply: 'Der Textbaustein konnte nicht gelöscht werden',
} satisfies Messages['operator'];
