import type { Messages } from '../../en/index.ts';

export const accountsProviders = {
  continuingWith: 'Weiter mit {provider} als {email}',
  failedToDisconnect: 'Die Verbindung konnte nicht getrennt werden.',
  connectNameToYourAccount: ({ name }) => `${name} mit deinem Konto verbinden`,
  thereIsAnAccountWith: ({ name }) =>
    `Es gibt schon ein Konto mit dieser Adresse. Um es mit ${name} zu verbinden, brauchst du einmal sein Passwort; danach meldest du dich mit ${name} an.`,
  forgotPassword: 'Passwort vergessen',
  connect: 'Verbinden',
  thatIsNotThePassword: 'Das ist nicht das Passwort dieses Kontos.',
  theAccountOfEmailHas:
    'Das Konto von {email} hat kein Passwort: Die Anmeldung läuft über {other}. Mach auf diesem Weg weiter; dann kannst du {provider} in deinem Konto verbinden.',
  failedToInitiateSignIn: ({ provider }) => `Die Anmeldung mit ${provider} konnte nicht gestartet werden.`,
  youCancelledAtName: ({ name }) => `Du hast bei ${name} abgebrochen.`,
  nothingWasChanged: 'Es wurde nichts geändert.',
  thatTookTooLongOr: 'Das hat zu lange gedauert oder in einem anderen Browser begonnen.',
  nothingWasChangedPleaseContinue: ({ name }) =>
    `Es wurde nichts geändert. Bitte drücke noch einmal auf „Weiter mit ${name}“.`,
  nameSAnswerCouldNot: ({ name }) =>
    `Die Antwort von ${name} konnte nicht geprüft werden, deshalb wurde niemand angemeldet.`,
  pleaseTryAgain: 'Bitte versuche es noch einmal.',
  nameCouldNotBeReached: ({ name }) => `${name} war nicht erreichbar.`,
  pleaseTryAgainInA: 'Bitte versuche es gleich noch einmal oder nimm einen anderen Weg.',
  nameHasNotVerifiedYour: ({ name }) => `${name} hat deine E-Mail-Adresse noch nicht bestätigt.`,
  verifyItAtNameAnd: ({ name }) =>
    `Bestätige sie bei ${name} und versuche es noch einmal, oder nimm einen anderen Weg.`,
  thatNameAccountIsConnected: ({ name }) =>
    `Dieses Konto bei ${name} ist hier mit einem anderen Konto verbunden.`,
  continueWithAnotherNameAccount: ({ name }) =>
    `Nimm ein anderes Konto bei ${name} oder melde dich bei dem Konto an, mit dem es verbunden ist.`,
  yourAccountIsConnectedTo: ({ name }) => `Dein Konto ist mit einem anderen Konto bei ${name} verbunden.`,
  signInWithThatOne:
    'Melde dich damit oder mit deinem Passwort an; dann kannst du es trennen und dieses verbinden.',
  thatWasTriedTooOften: 'Zu viele Versuche.',
  pleaseWaitAFewMinutes: 'Bitte warte ein paar Minuten oder nimm einen anderen Weg.',
  nameWasNotConnected: ({ name }) => `${name} wurde nicht verbunden.`,
  youWereSignedOutOr: ({ name }) =>
    `Während du bei ${name} warst, wurdest du abgemeldet, oder jemand anderes hat sich angemeldet. Bitte melde dich an und versuche es noch einmal.`,
  connectingNameNeedsAFresh: ({ name }) => `Um ${name} zu verbinden, musst du dich neu anmelden.`,
  youSignedInAWhile:
    'Deine Anmeldung liegt schon länger zurück. Melde dich zur Sicherheit ab und wieder an und stelle dann die Verbindung her.',
  yourAccountIsSuspended: 'Dein Konto ist gesperrt.',
  pleaseContactSupportNothingWas: 'Bitte wende dich an den Support. Es wurde nichts geändert.',
  nameSignInNotYet: ({ name }) => `Anmeldung mit ${name} noch nicht eingerichtet`,
  nameSignInIsAwaiting: ({ name }) => `Die Anmeldung mit ${name} muss erst eingerichtet werden.`,
  pleaseUse: {
    signIn: 'Bitte melde dich mit E-Mail-Adresse und Passwort an.',
    registration: 'Bitte registriere dich unten mit deiner E-Mail-Adresse.',
    joining: 'Bitte lege unten ein Passwort fest.',
  },
  pleaseUseOther: {
    signIn: ({ other }) => `Bitte melde dich mit ${other} oder mit E-Mail-Adresse und Passwort an.`,
    registration: ({ other }) => `Bitte registriere dich mit ${other} oder unten mit deiner E-Mail-Adresse.`,
    joining: ({ other }) => `Bitte nimm ${other} oder lege unten ein Passwort fest.`,
  },
  continueWithProvider: ({ provider }) => `Weiter mit ${provider}`,
  signingInWithGoogleIs: 'Die Anmeldung mit Google ist hier nicht eingerichtet.',
  signingInWithAppleIs: 'Die Anmeldung mit Apple ist hier nicht eingerichtet.',
  signingInWithGoogleOr: 'Die Anmeldung mit Google oder Apple ist hier nicht eingerichtet.',
  googleAndApple: 'Google und Apple',
  yourOnlyWayToSign:
    'Deine einzige Möglichkeit, dich anzumelden. Lege ein Passwort fest, bevor du die Verbindung trennst.',
  signingInWithNameIs: ({ name }) => `Die Anmeldung mit ${name} ist hier zurzeit abgeschaltet.`,
  sinceDay: ({ day }) => `Seit ${day}`,
  disconnectName: ({ name }) => `Verbindung mit ${name} trennen`,
  disconnect: 'Trennen',
  notConnectedConnectItTo: 'Nicht verbunden. Verbinde es, um dich mit einem Klick anzumelden.',
  connectName: ({ name }) => `${name} verbinden`,
  nameDisconnected: ({ name }) => `Verbindung mit ${name} getrennt`,
  emailNoLongerSignsIn: ({ email }) => `Mit ${email} kannst du dich hier nicht mehr anmelden.`,
  disconnectNameQuestion: ({ name }) => `Verbindung mit ${name} trennen?`,
  emailNoLongerSignsInTo: ({ email }) =>
    `Mit ${email} kannst du dich dann nicht mehr bei deinem Konto anmelden. Du kannst es später wieder verbinden.`,
  theServerCouldNotBe: 'Der Server war nicht erreichbar.',
  toUseAnotherWay: 'Anderen Weg nehmen',
  noAccountForEmailYet: 'Noch kein Konto für {email}',
  thereAreTwoWaysTo: 'Es gibt zwei Wege, damit ein Konto zu erstellen.',
  youCanCreateAnAccount: 'Mit einer Einladung kannst du damit ein Konto erstellen.',
  nameHasConfirmedThatThis: ({ name }) => `${name} hat bestätigt, dass diese Adresse dir gehört.`,
  youAreInvited: 'Du bist eingeladen',
  joinByInvitation: 'Mit Einladung beitreten',
  createYourAccountAndJoin: 'Erstelle dein Konto und tritt mit der Einladung bei, über die du gekommen bist.',
  youManageChargers: 'Du verwaltest Ladepunkte',
  registerAsAdministrator: 'Als Admin registrieren',
  setUpYourOrganizationThen:
    'Richte deine Organisation ein und lade dann ihre Mitglieder ein. Ein Passwort brauchst du nicht.',
  youWereInvited: 'Du wurdest eingeladen',
  openTheLinkInYour: ({ name }) =>
    `Öffne den Link in deiner Einladungs-E-Mail und drücke dort auf „Weiter mit ${name}“. Ohne Einladung bitte den Admin deiner Ladepunkte, dich einzuladen.`,
} satisfies Messages['accountsProviders'];
