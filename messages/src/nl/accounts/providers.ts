import type { Messages } from '../../en/index.ts';

export const accountsProviders = {
  continuingWith: 'Verder met {provider} als {email}',
  failedToDisconnect: 'Ontkoppelen is mislukt.',
  connectNameToYourAccount: ({ name }) => `${name} aan je account koppelen`,
  thereIsAnAccountWith: ({ name }) =>
    `Er is al een account met dit adres. Met het wachtwoord ervan koppel je het eenmalig aan ${name}; daarna log je in met ${name}.`,
  forgotPassword: 'Wachtwoord vergeten',
  connect: 'Koppelen',
  thatIsNotThePassword: 'Dat is niet het wachtwoord van dit account.',
  theAccountOfEmailHas:
    'Het account van {email} heeft geen wachtwoord: je logt in met {other}. Ga daarmee verder; daarna kun je {provider} in je account koppelen.',
  failedToInitiateSignIn: ({ provider }) => `Inloggen met ${provider} kon niet worden gestart.`,
  youCancelledAtName: ({ name }) => `Je hebt bij ${name} geannuleerd.`,
  nothingWasChanged: 'Er is niets gewijzigd.',
  thatTookTooLongOr: 'Dat duurde te lang, of is in een andere browser begonnen.',
  nothingWasChangedPleaseContinue: ({ name }) => `Er is niets gewijzigd. Ga opnieuw verder met ${name}.`,
  nameSAnswerCouldNot: ({ name }) =>
    `Het antwoord van ${name} kon niet worden gecontroleerd, dus er is niemand ingelogd.`,
  pleaseTryAgain: 'Probeer het opnieuw.',
  nameCouldNotBeReached: ({ name }) => `${name} is niet bereikbaar.`,
  pleaseTryAgainInA: 'Probeer het zo meteen opnieuw, of log op een andere manier in.',
  nameHasNotVerifiedYour: ({ name }) => `${name} heeft je e-mailadres nog niet geverifieerd.`,
  verifyItAtNameAnd: ({ name }) =>
    `Laat het bij ${name} verifiëren en probeer het opnieuw, of log op een andere manier in.`,
  thatNameAccountIsConnected: ({ name }) =>
    `Dat account van ${name} is hier aan een ander account gekoppeld.`,
  continueWithAnotherNameAccount: ({ name }) =>
    `Ga verder met een ander account van ${name}, of log in op het account waaraan het is gekoppeld.`,
  yourAccountIsConnectedTo: ({ name }) => `Je account is gekoppeld aan een ander account van ${name}.`,
  signInWithThatOne:
    'Log in met dat account of met je wachtwoord; daarna kun je het ontkoppelen en dit koppelen.',
  thatWasTriedTooOften: 'Dat is te vaak geprobeerd.',
  pleaseWaitAFewMinutes: 'Wacht een paar minuten, of log op een andere manier in.',
  nameWasNotConnected: ({ name }) => `${name} is niet gekoppeld.`,
  youWereSignedOutOr: ({ name }) =>
    `Terwijl je bij ${name} was, ben je uitgelogd of heeft iemand anders ingelogd. Log in en probeer het opnieuw.`,
  connectingNameNeedsAFresh: ({ name }) => `Om ${name} te koppelen, moet je kortgeleden hebben ingelogd.`,
  youSignedInAWhile:
    'Het is al een tijdje geleden dat je hebt ingelogd. Log uit en weer in om te laten zien dat jij het bent, en koppel daarna.',
  yourAccountIsSuspended: 'Je account is geblokkeerd.',
  pleaseContactSupportNothingWas: 'Neem contact op met de klantenservice. Er is niets gewijzigd.',
  nameSignInNotYet: ({ name }) => `Inloggen met ${name} is nog niet ingesteld`,
  nameSignInIsAwaiting: ({ name }) => `Inloggen met ${name} moet nog worden ingesteld.`,
  pleaseUse: {
    signIn: 'Log in met je e-mailadres en wachtwoord.',
    registration: 'Registreer je hieronder met je e-mailadres.',
    joining: 'Gebruik hieronder een wachtwoord.',
  },
  pleaseUseOther: {
    signIn: ({ other }) => `Log in met ${other} of met je e-mailadres en wachtwoord.`,
    registration: ({ other }) => `Registreer je met ${other} of hieronder met je e-mailadres.`,
    joining: ({ other }) => `Gebruik ${other} of hieronder een wachtwoord.`,
  },
  continueWithProvider: ({ provider }) => `Verder met ${provider}`,
  signingInWithGoogleIs: 'Inloggen met Google is hier niet ingesteld.',
  signingInWithAppleIs: 'Inloggen met Apple is hier niet ingesteld.',
  signingInWithGoogleOr: 'Inloggen met Google of Apple is hier niet ingesteld.',
  googleAndApple: 'Google en Apple',
  yourOnlyWayToSign: 'Dit is je enige manier om in te loggen. Stel een wachtwoord in voordat je ontkoppelt.',
  signingInWithNameIs: ({ name }) => `Inloggen met ${name} is hier op dit moment uitgeschakeld.`,
  sinceDay: ({ day }) => `Sinds ${day}`,
  disconnectName: ({ name }) => `${name} ontkoppelen`,
  disconnect: 'Ontkoppelen',
  notConnectedConnectItTo: 'Niet gekoppeld. Koppel om met één druk op de knop in te loggen.',
  connectName: ({ name }) => `${name} koppelen`,
  nameDisconnected: ({ name }) => `${name} ontkoppeld`,
  emailNoLongerSignsIn: ({ email }) => `Met ${email} kun je hier niet meer inloggen.`,
  disconnectNameQuestion: ({ name }) => `${name} ontkoppelen?`,
  emailNoLongerSignsInTo: ({ email }) =>
    `Met ${email} kun je dan niet meer inloggen op je account. Je kunt het later opnieuw koppelen.`,
  theServerCouldNotBe: 'De server is niet bereikbaar.',
  toUseAnotherWay: 'Andere manier kiezen',
  noAccountForEmailYet: 'Nog geen account voor {email}',
  thereAreTwoWaysTo: 'Je kunt er op twee manieren een account mee maken.',
  youCanCreateAnAccount: 'Je kunt er via een uitnodiging een account mee maken.',
  nameHasConfirmedThatThis: ({ name }) => `${name} heeft bevestigd dat dit adres van jou is.`,
  youAreInvited: 'Je bent uitgenodigd',
  joinByInvitation: 'Lid worden via uitnodiging',
  createYourAccountAndJoin: 'Maak je account en word lid via de uitnodiging waarmee je hier bent gekomen.',
  youManageChargers: 'Je beheert laadpunten',
  registerAsAdministrator: 'Registreren als beheerder',
  setUpYourOrganizationThen:
    'Richt je organisatie in en nodig daarna de leden uit. Je hebt geen wachtwoord nodig.',
  youWereInvited: 'Je bent uitgenodigd',
  openTheLinkInYour: ({ name }) =>
    `Open de link in je uitnodigingsmail en ga daar verder met ${name}. Heb je er geen, vraag dan de beheerder van je laadpunten om een uitnodiging.`,
} satisfies Messages['accountsProviders'];
