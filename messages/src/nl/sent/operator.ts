import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const sentOperator = {
  yourPasswordWasChanged: 'Je wachtwoord is gewijzigd.',
  pleaseChooseAPasswordThat: 'Kies een ander wachtwoord dan je huidige.',
  setupToken: 'Installatietoken',
  theOperatorAccountWasCreated: 'Het exploitantaccount is gemaakt.',
  theOperatorAccountHasA: 'Het exploitantaccount heeft een nieuw wachtwoord.',
  thereWasNoAnswerWithin: ({ seconds }) => `Er kwam binnen ${seconds} seconden geen antwoord.`,
  pleaseEnterANumberWith: 'Vul een nummer met landnummer in, zoals +31 6 12345678',
  thisIsHowAnEmail: 'Zo ziet een e-mail van ChargeRota eruit',
  thisEmailHasArrived: 'Deze e-mail is aangekomen',
  somebodyWhoRunsThisInstallation:
    'Iemand die deze installatie van ChargeRota beheert, heeft hem gestuurd om te controleren of e-mails aankomen.',
  youReceiveThisOnceBecause: 'Je krijgt dit eenmalig, omdat je adres voor een test is ingevuld.',
  theMailServerDidNot: ({ error }) => `De mailserver heeft de e-mail niet aangenomen: ${error}`,
  theMailServerHasAccepted: ({ to }) => `De mailserver heeft een e-mail naar ${to} aangenomen.`,
  anEmailToToWas: ({ to }) =>
    `Een e-mail naar ${to} is opgeslagen in de map met e-mails; er is niets verstuurd.`,
  chargeRotaThisIsATest:
    'ChargeRota: dit is een test van sms-berichten door de mensen die deze installatie beheren.',
  noTextMessageWasSent: 'Er is geen sms verstuurd, omdat Twilio op deze installatie niet is ingesteld.',
  theTextMessageWasNot: ({ reason }) => `De sms is niet verstuurd: ${reason}.`,
  twilioHasAcceptedAText: ({ to }) => `Twilio heeft een sms naar ${to} aangenomen.`,
  aTextMessageToTo: ({ to }) =>
    `Een sms naar ${to} is opgeslagen in de map met berichten; er is niets verstuurd.`,
  providerAnswers: {
    stripe: 'Stripe antwoordt en accepteert onze sleutel.',
    sandbox: 'De testomgeving voor betalingen antwoordt en accepteert onze sleutel.',
  },
  providerDidNotAnswer: {
    stripe: ({ error }) => `Stripe antwoordde niet zoals het hoort: ${error}`,
    sandbox: ({ error }) => `De testomgeving voor betalingen antwoordde niet zoals het hoort: ${error}`,
  },
  theKeysForPushMessages:
    'De sleutels voor pushberichten kunnen niet ondertekenen, dus geen enkele browser neemt een bericht aan.',
  theKeysSignAsThey: ({ count }) =>
    plural(count, {
      one: `De sleutels ondertekenen zoals het hoort, en ${number(count)} browser heeft zich aangemeld; of een pushdienst berichten aanneemt, blijkt bij het volgende bericht, omdat alleen aangemelde browsers er krijgen.`,
      other: `De sleutels ondertekenen zoals het hoort, en ${number(count)} browsers hebben zich aangemeld; of een pushdienst berichten aanneemt, blijkt bij het volgende bericht, omdat alleen aangemelde browsers er krijgen.`,
    }),
  noMailServerIsSet: 'Er is geen mailserver ingesteld: e-mails worden bewaard in een map op deze computer.',
  thePaymentSandboxWhichCharges:
    'De testomgeving voor betalingen, waarin bij niemand iets wordt afgeschreven',
  thePushServicesOfBrowsers: 'De pushdiensten van browsers, met eigen sleutels van deze installatie',
  twilioFrom: ({ number }) => `Twilio, vanaf ${number}`,
  twilioIsNotSetText: 'Twilio is niet ingesteld: sms’jes worden bewaard in een map op deze computer.',
  twilioIsNotSetSo: 'Twilio is niet ingesteld, dus er worden geen sms’jes verstuurd.',
  stripeInTestModeWhich: 'Stripe in de testmodus, waarin bij niemand iets wordt afgeschreven',
  mailServerHost: ({ host }) => `Mailserver ${host}`,
  mailServerWithoutEncryption: ({ host }) =>
    `Mailserver ${host}, zonder dat versleuteling vereist is. Wie onderweg meeluistert, kan de links in e-mails lezen.`,
} satisfies Messages['sentOperator'];
