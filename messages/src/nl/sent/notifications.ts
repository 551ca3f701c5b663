import type { Messages } from '../../en/index.ts';

export const sentNotifications = {
  unsubscribeFromReminders: {
    start_15min: ({ organization }) => `Afmelden voor e-mails 15 minuten voor het begin bij ${organization}`,
    start_5min: ({ organization }) => `Afmelden voor e-mails 5 minuten voor het begin bij ${organization}`,
    end_15min: ({ organization }) => `Afmelden voor e-mails 15 minuten voor het einde bij ${organization}`,
    end_5min: ({ organization }) => `Afmelden voor e-mails 5 minuten voor het einde bij ${organization}`,
    custom_reminder: ({ organization }) =>
      `Afmelden voor e-mails op een zelfgekozen tijdstip bij ${organization}`,
    still_coming: ({ organization }) => `Afmelden voor e-mails een uur voor het begin bij ${organization}`,
    someone_waits: ({ organization }) =>
      `Afmelden voor e-mails als iemand op je laadpunt wacht bij ${organization}`,
  },
  unsubscribeFromThisKind: 'Afmelden voor dit soort e-mails',
  youReceiveThisBecauseYou: ({ organizations }) =>
    `Je krijgt dit omdat je ChargeRota gebruikt bij ${organizations}.`,
  organizationAndOrganization: ({ first, last }) => `${first} en ${last}`,
  everyoneGetsThisNotification: 'Iedereen krijgt deze melding; je kunt die niet uitzetten.',
  thisIsHowANotification: 'Zo ziet een melding eruit',
  youAskedForItTo: 'Je hebt erom gevraagd om te zien of die aankomt.',
  youAskedForThisEmail: 'Je hebt om deze e-mail gevraagd om te zien of hij aankomt. Dat is gelukt.',
  theMailServerDidNot: 'De mailserver heeft de e-mail niet aangenomen.',
  itIsInYourList: 'De melding staat in je lijst.',
  anEmailIsOnIts: ({ to }) => `Er is een e-mail onderweg naar ${to}.`,
  anEmailIsOnItsWay: 'Er is een e-mail onderweg.',
  aTextMessageIsOn: ({ to }) => `Er is een sms onderweg naar ${to}.`,
  aTextMessageIsOnItsWay: 'Er is een sms onderweg.',
  aPushMessageIsOn: 'Er is een pushbericht onderweg naar je browsers.',
  yourNumberIsConfirmedText: 'Je nummer is bevestigd. Sms’jes gaan vanaf nu daarheen.',
  youNoLongerGetEmails: 'Je krijgt dit soort e-mails niet meer.',
  youGetEmailsOfThis: 'Je krijgt dit soort e-mails weer.',
  chargeRotaTellsYouAboutYour: ({ link }) =>
    `ChargeRota stuurt je bericht over je laadreserveringen. Meldingsinstellingen: ${link}. Antwoord STOP om deze berichten te stoppen.`,
  nobodyReadsAnswersToThis: ({ link }) =>
    `Antwoorden op dit nummer worden niet gelezen. Log in op ${link}, of antwoord STOP om deze berichten te stoppen.`,
  yourChoices: ({ link }) => `Je keuzes: ${link}`,
  chargeRotaCodeIsYourCode: ({ code, minutes }) =>
    `ChargeRota: ${code} is je code om dit nummer te bevestigen. De code is ${minutes} minuten geldig. Deel de code met niemand.`,
  thisNumberHasAnsweredSTOP:
    'Dit nummer heeft STOP op onze berichten geantwoord. Stuur ons daarmee eerst START.',
  allNotificationsAreMarkedAs: 'Alle meldingen zijn als gelezen gemarkeerd.',
  youAreNotToldOf: 'Hierover krijg je geen bericht.',
  youReceiveThisBecauseYouHave: 'Je krijgt dit omdat je een account bij ChargeRota hebt.',
  aBrowser: 'Een browser',
} satisfies Messages['sentNotifications'];
