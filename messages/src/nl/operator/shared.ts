import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const operator = {
  notificationsGoOutAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} bericht wordt opnieuw verstuurd`,
      other: `${number(count)} berichten worden opnieuw verstuurd`,
    }),
  jobsRunAgain: ({ count }) =>
    plural(count, {
      one: `${number(count)} taak draait opnieuw`,
      other: `${number(count)} taken draaien opnieuw`,
    }),
  nothingWasRetried: 'Er is niets opnieuw geprobeerd',
  nothingWasLeftToRetry: 'Er was niets meer om opnieuw te proberen',
  youAreStillSignedIn: 'Je bent nog ingelogd',
  failedToUpdateUserStatus: 'De status van het account kon niet worden gewijzigd',
  failedToGeneratePasswordReset: 'De link voor een nieuw wachtwoord kon niet worden gemaakt',
  copy: 'Kopiëren',
  yourBrowserDidNotAllow: 'Je browser stond het niet toe. De tekst is geselecteerd; kopieer hem daar.',
  operatorAccount: 'Exploitantaccount',
  theStateOfTheAccount: 'De status van het account kon niet worden gelezen',
  nothingWasChanged: 'Er is niets gewijzigd.',
  theSetupTokenIsRequired: 'Het installatietoken is verplicht',
  usernameIsRequired: 'Gebruikersnaam is verplicht',
  passwordIsRequired: 'Wachtwoord is verplicht',
  codeIsRequired: 'Code is verplicht',
  setupToken: 'Installatietoken',
  itIsFilledInIf: 'Het token is al ingevuld als je de link hebt geopend die de server heeft gemaakt.',
  username: 'Gebruikersnaam',
  code: 'Code',
  fromYourAuthenticatorAppOr: 'Uit je authenticator-app, of een herstelcode.',
  failedToCreateAdminAccount: 'Het exploitantaccount kon niet worden gemaakt',
  toTheDeveloperPortal: 'Naar het ontwikkelaarsportaal',
  networkErrorPleaseTryAgain: 'Netwerkfout, probeer het opnieuw',
  saveThePasswordNowIt:
    'Sla het wachtwoord nu op: het wordt alleen hier getoond, één keer. Bij het inloggen kies je je eigen wachtwoord.',
  theSecondFactorWasSwitchedOff: 'De tweede factor is uitgezet. Bij het inloggen stel je hem opnieuw in.',
  goToTheDeveloperPortal: 'Naar het ontwikkelaarsportaal',
  thereIsNoOperatorAccount: 'Er is nog geen exploitantaccount.',
  whenTheServerStartedIt:
    'Bij het starten heeft de server een link gemaakt die een dag werkt: hij staat op de console, of in een bestand dat het log noemt. Open die link, of vul hier OPERATOR_SETUP_TOKEN uit de configuratie in.',
  aStrongPasswordIsMade:
    'Er wordt een sterk wachtwoord voor je gemaakt en één keer getoond. Je kiest je eigen wachtwoord als je voor het eerst inlogt.',
  createTheAdminAccount: 'Exploitantaccount maken',
  noSetupTokenWorksAt:
    'Op dit moment werkt geen installatietoken: links werken een dag. Start de server opnieuw: die maakt dan een nieuwe link, op de console of in een bestand dat het log noemt. Open hem om het account te maken.',
  youAreSignedInAs: 'Je bent ingelogd als exploitant.',
  resettingTakesYourPasswordAnd:
    'Voor het opnieuw instellen zijn je wachtwoord en een code nodig. Er wordt een nieuw wachtwoord gemaakt, dat één keer wordt getoond, en je wordt in elke browser uitgelogd. De tweede factor blijft zoals hij is.',
  resetTheAdminAccount: 'Exploitantaccount opnieuw instellen',
  thereIsAnOperatorAccount: 'Er is een exploitantaccount.',
  ifItsPasswordOrSecond:
    'Is het wachtwoord of de tweede factor kwijt, vul dan OPERATOR_SETUP_TOKEN uit de configuratie van de server in. Bij het opnieuw instellen wordt een nieuw wachtwoord gemaakt, dat één keer wordt getoond, wordt de tweede factor uitgezet en wordt elke browser uitgelogd.',
  ifYouKnowThePassword: 'Weet je het wachtwoord, log dan in op het portaal.',
  signInAtThePortal:
    'Log in op het portaal. Daar kun je het wachtwoord wijzigen, of je komt hier terug om het opnieuw in te stellen.',
  ifThePasswordOrThe:
    'Is het wachtwoord of de tweede factor kwijt, stel dan OPERATOR_SETUP_TOKEN in de configuratie van de server in, start hem opnieuw en kom terug.',
  failedToUpdateTicket: 'De melding kon niet worden gewijzigd',
  failedToAddResponse: 'Het antwoord kon niet worden toegevoegd',
  responseSent: 'Antwoord verstuurd',
  theReporterGetsItBy: 'De melder krijgt het per e-mail.',
  failedToRevokeTheLink: 'De link kon niet worden ingetrokken',
  linkRevoked: 'Link ingetrokken',
  linksInEarlierEmailsNo: 'Links in eerdere e-mails werken niet meer.',
  failedToDeleteTicket: 'De melding kon niet worden verwijderd',
  ticketDeleted: 'Melding verwijderd',
  failedToArchiveTickets: 'De meldingen konden niet worden gearchiveerd',
  ticketArchivedTicketsArchived: ({ count }) =>
    plural(count, {
      one: `${number(count)} melding gearchiveerd`,
      other: `${number(count)} meldingen gearchiveerd`,
    }),
  failedToDeleteTheReply: 'Het sjabloon kon niet worden verwijderd',
} satisfies Messages['operator'];
