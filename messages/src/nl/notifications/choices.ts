import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notificationsChoices = {
  nothingToChooseYet: 'Nog niets te kiezen',
  yourNotificationSettingsAreHere: 'Je meldingsinstellingen staan hier zodra je bij een organisatie hoort.',
  yourChoicesCouldNotBe: 'Je keuzes konden niet worden geladen',
  theyStillApplyTryAgain: 'Ze gelden nog steeds. Probeer het zo meteen opnieuw.',
  theseSettingsAreForName: ({ name }) =>
    `Deze instellingen gelden voor ${name}; hoe we je bereiken, is overal hetzelfde.`,
  eachChangeAppliesAtOnce: 'Elke wijziging geldt meteen, ook voor herinneringen die nog komen.',
  yourOrganizationDoesNotLetMembers: 'Bij je organisatie kunnen leden geen eigen herinnering kiezen.',
  organizationDoesNotLetMembers: ({ organizationName }) =>
    `Bij ${organizationName} kunnen leden geen eigen herinnering kiezen.`,
  howYouAreReached: 'Hoe we je bereiken',
  beforeItStarts: 'Voordat het begint',
  beforeItEnds: 'Voordat het eindigt',
  yourCustomReminderComes: 'Je eigen herinnering komt',
  never: 'Nooit',
  anHourBefore: '1 uur van tevoren',
  minutesBefore: ({ count }) =>
    plural(count, {
      one: `${number(count)} minuut van tevoren`,
      other: `${number(count)} minuten van tevoren`,
    }),
  insteadOfOwn: {
    still_coming: ({ methods }) =>
      `In plaats daarvan vragen we ${methods} of je nog komt. Voor een reservering die minder dan twee uur voor het begin is gemaakt, krijg je je eigen herinnering.`,
    start_15min: ({ methods }) =>
      `In plaats daarvan komt ${methods} de herinnering 15 minuten voor het begin.`,
    start_5min: ({ methods }) => `In plaats daarvan komt ${methods} de herinnering 5 minuten voor het begin.`,
  },
  whatYouDoYourself: 'Wat je zelf doet',
  whatOthersChange: 'Wat anderen wijzigen',
  freeChargers: 'Vrije laadpunten',
  atTheCharger: 'Bij het laadpunt',
  yourMembership: 'Je lidmaatschap',
  yourReviews: 'Je beoordelingen',
  forAdministrators: 'Voor beheerders',
  theTerms: 'De voorwaarden',
  inTheApp: 'In de app',
  atTheBellOnEvery: 'Bij de bel op elk scherm. Altijd aan.',
  sentTo: ({ address }) => `Naar ${address}`,
  nothingIsSentTo:
    'Er wordt niets naar {address} gestuurd, omdat e-mail daarvandaan terugkomt. Probeer het opnieuw of <a>wijzig het adres</a>.',
  confirmYourNumber: 'Bevestig je nummer',
  weSendACodeTo: 'We sturen er per sms een code naartoe. Je nummer wordt alleen voor meldingen gebruikt.',
  sendCode: 'Code sturen',
  phoneNumber: 'Telefoonnummer',
  withItsCountryCodeSuch: 'Met landnummer, zoals +31 6 12345678.',
  numberConfirmed: 'Nummer bevestigd',
  textMessagesGoToPhone: ({ phone }) => `Sms’jes gaan naar ${phone}.`,
  enterTheCode: 'Vul de code in',
  weSentSixDigitsTo: ({ phone }) =>
    `We hebben zes cijfers gestuurd naar ${phone}. Ze zijn tien minuten geldig.`,
  otherNumber: 'Ander nummer',
  code: 'Code',
  noTextMessageYet: ({ count }) =>
    plural(count, {
      one: `Geen sms? Je kunt over <b>${number(count)}</b> seconde een nieuwe code aanvragen.`,
      other: `Geen sms? Je kunt over <b>${number(count)}</b> seconden een nieuwe code aanvragen.`,
    }),
  sendAnotherCode: 'Nieuwe code sturen',
  theCodeCouldNotBe: 'De code kon niet worden gestuurd.',
  pushMessages: 'Pushberichten',
  turnOnInThisBrowser: 'Aanzetten in deze browser',
  theyComeToThisBrowser: 'Ze komen in deze browser, ook als ChargeRota gesloten is.',
  theyHaveEndedInThis:
    'In deze browser zijn ze gestopt, zonder dat je ze hier hebt uitgezet. Je kunt ze weer aanzetten.',
  theyComeEvenWhenChargeRota: 'Ze komen ook als ChargeRota gesloten is. Je browser vraagt je om toestemming.',
  thisBrowserBlocksThemTo:
    'Deze browser blokkeert ze. Om ze toe te staan, druk je op het pictogram naast het adres, sta je meldingen toe en vernieuw je deze pagina.',
  onAnIPhoneOrIPad:
    'Op een iPhone of iPad komen ze alleen bij apps op het beginscherm. Druk in Safari op ‘Deel’, dan op ‘Zet op beginscherm’, en open ChargeRota daarvandaan.',
  thisBrowserDoesNotSupport:
    'Deze browser ondersteunt ze niet. Open deze pagina in een andere browser om ze daar aan te zetten.',
  browserRemoved: 'Browser verwijderd',
  browserGetsNoMorePush: ({ browser }) => `${browser} krijgt geen pushberichten meer.`,
  browserSinceDay: '{browser} <mute>sinds {day}</mute>',
  thisBrowser: 'Deze browser',
  removeBrowserSinceDay: ({ browser, day }) => `${browser} verwijderen, sinds ${day}`,
  remove: 'Verwijderen',
  couldNotBeSubscribed: 'Deze browser kon niet worden aangemeld.',
  couldNotBeSubscribedItSays: ({ message }) =>
    `Deze browser kon niet worden aangemeld. Melding van de browser: ${message}`,
  quietHours: 'Stille uren',
  noMessagesAtNight: '’s Nachts geen berichten',
  notificationsInTheAppAre: 'Meldingen in de app zijn stil en komen altijd.',
  from: 'Van',
  until: 'Tot',
  emailTextAndPushMessages: ({ time }) =>
    `E-mails, sms’jes en pushberichten wachten tot ${time}, in de tijdzone van de locatie van het laadpunt. Een herinnering die dan te laat zou komen, vervalt. Nieuws over een reservering die eerder begint, komt meteen.`,
  textMessages: 'Sms’jes',
  phoneHasAnsweredStop: ({ phone }) =>
    `${phone} heeft op een sms geantwoord met STOP. Stuur met die telefoon START naar hetzelfde nummer, dan komen er weer sms’jes.`,
  addYourPhoneNumberAnd:
    'Voeg je telefoonnummer toe en bevestig het met een code. Tot dan komen er geen sms’jes.',
  confirmYourPhoneNumberBy: 'Bevestig je telefoonnummer met een code. Tot dan komen er geen sms’jes.',
  changeNumber: 'Nummer wijzigen',
  tryIt: 'Testen',
} satisfies Messages['notificationsChoices'];
