import type { Messages } from '../../en/index.ts';

export const accountsSignIn = {
  loginFailed: 'Inloggen mislukt',
  theServerCouldNotBe: 'De server is niet bereikbaar. Probeer het opnieuw.',
  loginSuccessful: 'Ingelogd',
  welcomeBack: ({ name }) => `Welkom terug, ${name}.`,
  welcomeBackFromNowOn: ({ name, provider }) => `Welkom terug, ${name}. Vanaf nu log je in met ${provider}.`,
  orWithYourEmail: 'of met je e-mailadres',
  newAdministratorRegisterHere: 'Nieuw als beheerder? <a>Registreer je hier</a>',
  backToHome: 'Naar startpagina',
  membersJoinThroughAnInvitation:
    'Leden komen erbij via een uitnodiging van hun beheerder. Lukt het inloggen niet? <a>Laat het ons weten</a>',
  forgotPassword: 'Wachtwoord vergeten',
  aChargerWasOfferedTo: 'Er is je een laadpunt aangeboden',
  signInToTakeIt:
    'Log in om het aan te nemen of door te geven. Het wordt maar een paar minuten vastgehouden.',
  youWereSignedOut: 'Je bent uitgelogd',
  yourSessionEndedHereOr:
    'Je sessie is beëindigd, hier of vanaf een ander apparaat. Log in om verder te gaan waar je was.',
  yourSessionEndedHereOrFrom:
    'Je sessie is beëindigd, hier of vanaf een ander apparaat. Log opnieuw in om verder te gaan: wat je hebt ingevuld, staat er nog.',
  discardIt: 'Verwerpen',
  anotherWayInANew: 'Andere manier, in nieuw tabblad',
  thatIsNotThePassword: 'Dat is niet het wachtwoord van dit account.',
  oK: 'OK',
} satisfies Messages['accountsSignIn'];
