import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const accountsRegistration = {
  registrationFailed: 'Registreren mislukt',
  thereWasAnErrorSubmitting: 'Er ging iets mis bij het versturen van je registratie.',
  failedToCheckRegistrationStatus:
    'De status van je registratie kon niet worden opgevraagd. Probeer het opnieuw.',
  completeRegistration: 'Registratie afronden',
  ifYourAccountWasMade:
    'Is je account wel gemaakt maar je organisatie niet? Rond je registratie dan hier af.',
  yourRegistration: 'Je registratie',
  signInIfYouHave: '<signIn>Log in</signIn> als je je al hebt geregistreerd.',
  signInOrRegister:
    '<signIn>Log in</signIn> als je je al hebt geregistreerd, of <register>registreer</register> een nieuwe organisatie.',
  registrationCompletedSuccessfully: 'Je registratie is afgerond!',
  nextAddALocation: 'Voeg nu een locatie toe en nodig je leden uit.',
  signInThenAddALocation: 'Log in, voeg een locatie toe en nodig je leden uit.',
  theOneThatYouChose: 'Het wachtwoord dat je bij het registreren hebt gekozen.',
  registeredWithGoogleOrApple:
    'Geregistreerd met Google of Apple? <a>Log dan eerst in</a>; hier is dan geen wachtwoord nodig.',
  youKeepThePlanThat:
    'Je behoudt het pakket dat je bij het registreren hebt gekozen, tenzij je hier een ander kiest.',
  keepThePlanThatI: 'Het pakket behouden dat ik bij het registreren heb gekozen',
  finish: 'Afronden',
  youAreSignedInAs: 'Je bent ingelogd als {email}, dus er is geen wachtwoord nodig.',
  thisSetsUpYourOrganization: 'Hiermee wordt je organisatie gemaakt en begint de gratis proefperiode.',
  completing: 'Afronden…',
  thatIsNotThePassword: 'Dat is niet het wachtwoord van dit account.',
  enterThePasswordOfThis: 'Vul het wachtwoord van dit account in, of log eerst in.',
  failedToCompleteRegistrationPlease: 'De registratie kon niet worden afgerond. Probeer het opnieuw.',
  failedToCompleteRegistration: 'De registratie kon niet worden afgerond',
  nothingIsLostYourAccount: 'Er is niets verloren gegaan: je account blijft zoals het is.',
  pricePerMonth: '{price} <unit>per maand</unit>',
  freeForDays: ({ days }) => `${days} dagen gratis. Het laden zelf is gratis voor leden.`,
  unlimited: {
    locations: 'Onbeperkt aantal locaties',
    members: 'Onbeperkt aantal leden',
    chargers: 'Onbeperkt aantal laadpunten per locatie',
  },
  upTo: {
    locations: ({ count }) =>
      plural(count, { one: `${number(count)} locatie`, other: `Maximaal ${number(count)} locaties` }),
    members: ({ count }) =>
      plural(count, { one: `${number(count)} lid`, other: `Maximaal ${number(count)} leden` }),
    chargers: ({ count }) =>
      plural(count, {
        one: `${number(count)} laadpunt per locatie`,
        other: `Maximaal ${number(count)} laadpunten per locatie`,
      }),
  },
  yourName: 'Je naam',
  organizationName: 'Naam van de organisatie',
  ifYouLeaveItEmpty: ({ name }) => `Als je dit leeglaat, wordt het ‘${name}’.`,
  yourLocationsStartWithIt:
    'Nieuwe locaties krijgen deze tijdzone; elke locatie kan een eigen tijdzone hebben.',
  asAnAdministratorYouManage:
    'Als beheerder beheer je de leden en de locaties. De dienst regelt reserveringen, maar beslecht geen geschillen tussen gebruikers en wordt zonder garantie geleverd.',
  iAcceptTheTerms: 'Ik accepteer de <terms>gebruiksvoorwaarden<vh> (opent in een nieuw tabblad)</vh></terms>',
  pleaseAcceptTheTermsAnd: 'Accepteer de gebruiksvoorwaarden',
  incompleteRegistrationDetected: 'Registratie nog niet afgerond',
  partialRegistration: 'Registratie deels gelukt',
  completeSetup: 'Afronden',
  theAccountOfEmailIs: ({ email }) => `Het account van ${email} wacht nog op zijn organisatie.`,
  accountCreated: 'Account gemaakt',
  completeNow: 'Nu afronden',
  later: 'Later',
  yourAccountWasCreatedBut:
    'Je account is gemaakt, maar het inrichten van de organisatie is mislukt. Je kunt de registratie later afronden.',
  administratorRegistration: 'Registratie voor beheerders',
  yourAccountAndYourOrganization:
    'Je account en je organisatie in één stap. Leden registreren zich hier niet: zij worden lid via een uitnodiging van jou.',
  newAccountsNeedAnInvitation: 'Voor een nieuw account is een uitnodiging nodig',
  pleaseAskTheAdministratorOf:
    'Vraag de beheerder van je laadpunten om je uit te nodigen. Met de link in de e-mail maak je je account.',
  organizationCreated: 'Organisatie gemaakt',
  redirectingToPaymentSetup: 'Je gaat nu door naar het instellen van de betaling…',
  organizationCreatedSuccessfully: 'Je organisatie is gemaakt',
  nameIsYours: ({ name }) => `${name} is van jou.`,
  oKLeadsToPayment:
    'Met OK ga je door naar het instellen van de betaling. Dat mag ook later: de proefperiode kost niets. Voeg daarna een locatie toe en nodig je leden uit.',
  theServerCouldNotBe: 'De server is niet bereikbaar.',
  nothingWasChanged: 'Er is niets gewijzigd.',
  orWithYourEmail: 'of met je e-mailadres',
  yourOrganization: 'Je organisatie',
  yourVehicle: 'Je voertuig',
  terms: 'Voorwaarden',
  submitting: 'Versturen…',
  submitRegistration: 'Registreren',
  registeredAlreadySignIn: 'Al geregistreerd? <a>Log in</a>',
  pleaseEnterAValidEmail: 'Vul een geldig e-mailadres in',
  pleaseEnterYourEmailAddress: 'Vul je e-mailadres in.',
  checking: 'Controleren…',
  checkRegistrationStatus: 'Status controleren',
} satisfies Messages['accountsRegistration'];
