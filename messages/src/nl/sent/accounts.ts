import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentAccounts = {
  confirmYourNewEmailAddress: 'Bevestig je nieuwe e-mailadres voor ChargeRota',
  confirmYourNewAddress: 'Bevestig je nieuwe adres',
  nameAskedToUseNewEmail: ({ name, newEmail }) =>
    `${name} heeft gevraagd om ${newEmail} voor het eigen account bij ChargeRota te gebruiken.`,
  somebodyAskedToUseNewEmail: ({ newEmail }) =>
    `Iemand heeft gevraagd om ${newEmail} voor het eigen account bij ChargeRota te gebruiken.`,
  theLinkWorksOnceWithin:
    'De link werkt één keer, binnen 24 uur na de aanvraag. Tot je hem volgt, behoudt het account het oude adres.',
  confirmThisAddress: 'Dit adres bevestigen',
  ifItWasntYouYou: 'Was jij het niet, dan kun je deze e-mail negeren: er gebeurt niets tenzij je bevestigt.',
  confirmYourEmailAddressFor: 'Bevestig je e-mailadres voor ChargeRota',
  confirmYourAddress: 'Bevestig je adres',
  nameRegisteredAnOrganizationAt: ({ name, newEmail }) =>
    `${name} heeft met ${newEmail} een organisatie geregistreerd bij ChargeRota. Zodra je dit adres hebt bevestigd, kun je mensen uitnodigen.`,
  somebodyRegisteredAnOrganization: ({ newEmail }) =>
    `Iemand heeft met ${newEmail} een organisatie geregistreerd bij ChargeRota. Zodra je dit adres hebt bevestigd, kun je mensen uitnodigen.`,
  theLinkWorksOnceWithin24: 'De link werkt één keer, binnen 24 uur na de aanvraag.',
  ifItWasntYouDont:
    'Was jij het niet, bevestig dan niet: er wordt niemand uit jouw naam uitgenodigd. Je kunt met ‘Wachtwoord vergeten’ een eigen wachtwoord voor dit adres instellen; daarmee wordt iedereen anders uitgelogd.',
  yourChargeRotaAddressIsAbout: 'Je adres bij ChargeRota wordt gewijzigd',
  aNewAddressForYour: 'Een nieuw adres voor je account',
  somebodySignedInToYour: ({ newEmail, email }) =>
    `Iemand die op je account is ingelogd, heeft gevraagd om ${newEmail} te gebruiken in plaats van ${email}. Het adres wordt gewijzigd zodra de link die daarheen is gestuurd, binnen 24 uur wordt gevolgd.`,
  ifItWasntYouSet:
    'Was jij het niet, stel dan nu een nieuw wachtwoord in. Dat stopt de wijziging en logt elke browser uit.',
  youReceiveThisBecauseEmail: ({ email }) =>
    `Je krijgt dit omdat ${email} het adres van een account bij ChargeRota is. Heb je om de wijziging gevraagd, dan hoef je hier niets te doen.`,
  yourChargeRotaAddressHasChanged: 'Je adres bij ChargeRota is gewijzigd',
  yourAddressHasChanged: 'Je adres is gewijzigd',
  yourChargeRotaAccountNowHas: ({ newEmail }) =>
    `Je account bij ChargeRota heeft nu het adres ${newEmail}. Vanaf nu log je daarmee in, en gaan e-mails daarheen.`,
  ifItWasntYouTell: 'Was jij het niet, laat het dan meteen weten aan een beheerder van je organisatie.',
  youReceiveThisBecauseEmailWas: ({ email }) => `Je krijgt dit omdat ${email} het adres van dit account was.`,
  setANewPassword: 'Nieuw wachtwoord instellen',
  setANewPasswordFor: 'Stel een nieuw wachtwoord in voor ChargeRota',
  chargeRotasSupportSendsYouThis: ({ email }) =>
    `De klantenservice van ChargeRota stuurt je deze link om een nieuw wachtwoord in te stellen voor het account van ${email}.`,
  somebodyProbablyYouAskedTo: ({ email }) =>
    `Iemand, waarschijnlijk jij, heeft gevraagd om een nieuw wachtwoord in te stellen voor het account van ${email} bij ChargeRota.`,
  linkWorksOnceWithinHours: ({ count }) =>
    plural(count, {
      one: 'De link werkt één keer, binnen een uur na de aanvraag.',
      other: `De link werkt één keer, binnen ${number(count)} uur na de aanvraag.`,
    }),
  ifYouDidNotAskSupport:
    'Heb je de klantenservice er niet om gevraagd, dan kun je deze e-mail negeren: je wachtwoord blijft zoals het is.',
  ifItWasntYouPasswordStays:
    'Was jij het niet, dan kun je deze e-mail negeren: je wachtwoord blijft zoals het is.',
  yourChargeRotaPasswordWasChanged: 'Je wachtwoord voor ChargeRota is gewijzigd',
  yourPasswordWasChanged: 'Je wachtwoord is gewijzigd',
  theChargeRotaAccountOfEmail: ({ email }) =>
    `Het account van ${email} bij ChargeRota heeft een nieuw wachtwoord, en andere browsers die waren ingelogd, zijn uitgelogd.`,
  ifItWasntYouSetAnother: 'Was jij het niet, stel dan nu een ander in.',
  youReceiveThisBecauseEmailIs: ({ email }) =>
    `Je krijgt dit omdat ${email} het adres van een account bij ChargeRota is. Heb je het wachtwoord zelf gewijzigd, dan hoef je niets te doen.`,
  openYourAccount: 'Je account openen',
  youReceiveThisBecauseIt: 'Je krijgt dit omdat het verandert hoe je bij ChargeRota inlogt.',
  providerNowSignsInTo: ({ provider }) => `Met ${provider} kun je nu inloggen op je account`,
  providerIsConnected: ({ provider }) => `${provider} is gekoppeld`,
  theProviderAccountNowSignsIn: ({ provider, email }) =>
    `Met het account ${email} van ${provider} kun je nu inloggen op je account bij ChargeRota.`,
  ifThisWasNotYou: 'Was jij het niet, ontkoppel het dan meteen en wijzig je wachtwoord.',
  providerNoLongerSignsIn: ({ provider }) => `Met ${provider} kun je niet meer inloggen op je account`,
  providerIsDisconnected: ({ provider }) => `${provider} is ontkoppeld`,
  theProviderAccountNoLongerSignsIn: ({ provider, email }) =>
    `Met het account ${email} van ${provider} kun je niet meer inloggen op je account bij ChargeRota.`,
  ifThisWasNotYouChange: 'Was jij het niet, wijzig dan meteen je wachtwoord.',
  organizationCreated: 'Organisatie gemaakt',
  yourAccountWasCreatedBut: 'Je account is gemaakt, maar het inrichten is mislukt.',
  registrationCompletedSuccessfully: 'Je registratie is afgerond!',
  ifAnAccountExistsWith:
    'Als er een account met dit e-mailadres bestaat, krijg je een e-mail met uitleg om een nieuw wachtwoord in te stellen.',
  yourPasswordHasBeenReset: 'Je wachtwoord is opnieuw ingesteld.',
  yourPasswordWasChanged2: 'Je wachtwoord is gewijzigd.',
  toUseEmailTheAddressOf: ({ email }) => `Gebruik ${email}, het adres van het account waarmee je verdergaat.`,
  pleaseChooseAPasswordThat:
    'Kies een wachtwoord dat niet bestaat uit je naam, je e-mailadres of ChargeRota.',
  thisPasswordIsAmongThe: 'Dit wachtwoord is een van de meest gebruikte. Kies een ander.',
  pleaseChooseAPasswordThatIsNot: 'Kies een ander wachtwoord dan je huidige.',
  yourAddressIsConfirmed: 'Je adres is bevestigd.',
  signedOut: 'Uitgelogd',
  browserOnSystem: ({ browser, system }) => `${browser} op ${system}`,
} satisfies Messages['sentAccounts'];
