import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notificationsChoices = {
  nothingToChooseYet: 'Noch nichts zu wählen',
  yourNotificationSettingsAreHere:
    'Deine Benachrichtigungseinstellungen findest du hier, sobald du zu einer Organisation gehörst.',
  yourChoicesCouldNotBe: 'Deine Auswahl konnte nicht geladen werden',
  theyStillApplyTryAgain: 'Sie gilt weiterhin. Versuche es gleich noch einmal.',
  theseSettingsAreForName: ({ name }) =>
    `Diese Einstellungen gelten für ${name}; wie wir dich erreichen, ist überall gleich.`,
  eachChangeAppliesAtOnce: 'Jede Änderung gilt sofort, auch für Erinnerungen, die noch kommen.',
  yourOrganizationDoesNotLetMembers:
    'In deiner Organisation können Mitglieder keine eigene Erinnerung wählen.',
  organizationDoesNotLetMembers: ({ organizationName }) =>
    `Bei ${organizationName} können Mitglieder keine eigene Erinnerung wählen.`,
  howYouAreReached: 'Wie wir dich erreichen',
  beforeItStarts: 'Vor dem Beginn',
  beforeItEnds: 'Vor dem Ende',
  yourCustomReminderComes: 'Deine eigene Erinnerung kommt',
  never: 'Nie',
  anHourBefore: '1 Stunde vorher',
  minutesBefore: ({ count }) =>
    plural(count, { one: `${number(count)} Minute vorher`, other: `${number(count)} Minuten vorher` }),
  insteadOfOwn: {
    still_coming: ({ methods }) =>
      `Stattdessen kommt ${methods} die Frage „Kommst du noch?“. Zu einer Reservierung, die du weniger als zwei Stunden vor ihrem Beginn gemacht hast, bekommst du deine eigene Erinnerung.`,
    start_15min: ({ methods }) => `Stattdessen kommt ${methods} die Erinnerung 15 Minuten vor dem Beginn.`,
    start_5min: ({ methods }) => `Stattdessen kommt ${methods} die Erinnerung 5 Minuten vor dem Beginn.`,
  },
  whatYouDoYourself: 'Was du selbst tust',
  whatOthersChange: 'Was andere ändern',
  freeChargers: 'Freie Ladepunkte',
  atTheCharger: 'Am Ladepunkt',
  yourMembership: 'Deine Mitgliedschaft',
  yourReviews: 'Deine Bewertungen',
  forAdministrators: 'Für Admins',
  theTerms: 'Nutzungsbedingungen',
  inTheApp: 'In der App',
  atTheBellOnEvery: 'Unter der Glocke in jeder Ansicht. Immer an.',
  sentTo: ({ address }) => `An ${address}`,
  nothingIsSentTo:
    'An {address} wird nichts gesendet, weil E-Mails von dort zurückkommen. Teste die Adresse noch einmal oder <a>ändere sie</a>.',
  confirmYourNumber: 'Nummer bestätigen',
  weSendACodeTo:
    'Wir senden einen Code per SMS dorthin. Deine Nummer wird nur für Benachrichtigungen verwendet.',
  sendCode: 'Code senden',
  phoneNumber: 'Telefonnummer',
  withItsCountryCodeSuch: 'Mit Ländervorwahl, zum Beispiel +1 212 555 0142.',
  numberConfirmed: 'Nummer bestätigt',
  textMessagesGoToPhone: ({ phone }) => `SMS gehen an ${phone}.`,
  enterTheCode: 'Code eingeben',
  weSentSixDigitsTo: ({ phone }) => `Wir haben sechs Ziffern an ${phone} gesendet. Sie gelten zehn Minuten.`,
  otherNumber: 'Andere Nummer',
  code: 'Code',
  noTextMessageYet: ({ count }) =>
    plural(count, {
      one: `Keine SMS bekommen? In <b>${number(count)}</b> Sekunde kannst du einen neuen Code anfordern.`,
      other: `Keine SMS bekommen? In <b>${number(count)}</b> Sekunden kannst du einen neuen Code anfordern.`,
    }),
  sendAnotherCode: 'Neuen Code senden',
  theCodeCouldNotBe: 'Der Code konnte nicht gesendet werden.',
  pushMessages: 'Push-Nachrichten',
  turnOnInThisBrowser: 'In diesem Browser einschalten',
  theyComeToThisBrowser: 'Sie kommen in diesen Browser, auch wenn ChargeRota geschlossen ist.',
  theyHaveEndedInThis:
    'In diesem Browser kommen keine mehr, obwohl du sie hier nicht ausgeschaltet hast. Du kannst sie wieder einschalten.',
  theyComeEvenWhenChargeRota:
    'Sie kommen, auch wenn ChargeRota geschlossen ist. Dein Browser fragt dich, ob du sie erlaubst.',
  thisBrowserBlocksThemTo:
    'Dieser Browser blockiert sie. Um sie zu erlauben, drücke auf das Symbol neben der Adresse, erlaube Benachrichtigungen und lade diese Seite neu.',
  onAnIPhoneOrIPad:
    'Auf dem iPhone und dem iPad bekommen sie nur Apps auf dem Home-Bildschirm. Drücke in Safari auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne ChargeRota von dort.',
  thisBrowserDoesNotSupport:
    'Dieser Browser unterstützt sie nicht. Öffne diese Seite in einem anderen Browser, um sie dort einzuschalten.',
  browserRemoved: 'Browser entfernt',
  browserGetsNoMorePush: ({ browser }) => `${browser} bekommt keine Push-Nachrichten mehr.`,
  browserSinceDay: '{browser} <mute>seit {day}</mute>',
  thisBrowser: 'Dieser Browser',
  removeBrowserSinceDay: ({ browser, day }) => `${browser} entfernen, seit ${day}`,
  remove: 'Entfernen',
  couldNotBeSubscribed: 'Dieser Browser konnte nicht angemeldet werden.',
  couldNotBeSubscribedItSays: ({ message }) =>
    `Dieser Browser konnte nicht angemeldet werden. Er meldet: ${message}`,
  quietHours: 'Ruhezeiten',
  noMessagesAtNight: 'Nachts keine Nachrichten',
  notificationsInTheAppAre: 'Benachrichtigungen in der App sind lautlos und kommen immer.',
  from: 'Von',
  until: 'Bis',
  emailTextAndPushMessages: ({ time }) =>
    `E-Mails, SMS und Push-Nachrichten warten bis ${time}, in der Zeitzone des Standorts. Eine Erinnerung, die dann zu spät käme, entfällt. Neuigkeiten zu einer Reservierung, die vorher beginnt, kommen sofort.`,
  textMessages: 'SMS',
  phoneHasAnsweredStop: ({ phone }) =>
    `${phone} hat auf eine SMS mit STOP geantwortet. Sende START von diesem Telefon an dieselbe Nummer, dann kommen wieder SMS.`,
  addYourPhoneNumberAnd:
    'Gib deine Telefonnummer an und bestätige sie mit einem Code. Bis dahin kommen keine SMS.',
  confirmYourPhoneNumberBy: 'Bestätige deine Telefonnummer mit einem Code. Bis dahin kommen keine SMS.',
  changeNumber: 'Nummer ändern',
  tryIt: 'Testen',
} satisfies Messages['notificationsChoices'];
