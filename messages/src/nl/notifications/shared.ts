import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notifications = {
  failedToMarkItAs: 'De melding kon niet als gelezen worden gemarkeerd.',
  failedToUpdateSettings: 'De instellingen konden niet worden gewijzigd',
  failedToUpdateSettingsText: 'De instellingen konden niet worden gewijzigd.',
  remindersThatAreStillTo: 'Deze keuzes gelden ook voor herinneringen die nog komen.',
  choicesSaved: 'Keuzes opgeslagen',
  failedToRemoveTheBrowser: 'De browser kon niet worden verwijderd.',
  notificationsUnread: ({ count }) =>
    plural(count, {
      one: `Meldingen, ${number(count)} ongelezen`,
      other: `Meldingen, ${number(count)} ongelezen`,
    }),
  newNotificationTitle: ({ title }) => `Nieuwe melding: ${title}`,
  pushMessagesHaveEndedHere: 'Pushberichten zijn hier gestopt',
  thisBrowserGetsNoMore: 'In deze browser komen ze niet meer. Je kunt ze weer aanzetten bij ‘Meldingen’.',
  nameIsAMemberNow: ({ name }) => `${name} is nu lid`,
  theyHadWaitedForApproval: ({ organizationName }) =>
    `Het verzoek om toelating bij ${organizationName} stond nog open.`,
  nameNoLongerWaitsFor: ({ name }) => `${name} wacht niet meer op toelating`,
  theirMembershipOfOrganizationNameIs: ({ organizationName }) =>
    `Het lidmaatschap bij ${organizationName} is nu geblokkeerd.`,
  weWillRemindYou: ({ reminders }) => `We sturen je een herinnering: ${reminders}.`,
  remindersAndLast: ({ others, last }) => `${others}, en ${last}`,
  remindersBy: ({ times, methods }) => `${times} ${methods}`,
  timeBefore: ({ time }) => `${time} van tevoren`,
  againTimeBefore: ({ time }) => `nog eens ${time} van tevoren`,
  minuteMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} minuut`, other: `${number(count)} minuten` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} uur`, other: `${number(hours)} uur` })} en ${plural(minutes, { one: `${number(minutes)} minuut`, other: `${number(minutes)} minuten` })}`,
  whatWasSentCouldNot: 'De verstuurde berichten konden niet worden geladen',
  nothingHasBeenChangedTry: 'Er is niets gewijzigd. Probeer het zo meteen opnieuw.',
  nothingWasSentToMembers: 'In de laatste 90 dagen is er niets naar leden verstuurd.',
  notificationsAreKeptFor90: 'Meldingen worden 90 dagen bewaard, dus de eerste maand kan onvolledig zijn.',
  textMessagesArePaidFor: 'Sms’jes worden per segment betaald; een lange sms bestaat uit meerdere segmenten.',
  yourNotificationsCouldNotBe: 'Je meldingen konden niet worden geladen',
  allRead: 'Alles gelezen',
  unread: ({ count }) => plural(count, { one: 'ongelezen', other: 'ongelezen' }),
  received: 'Ontvangen',
  yourChoices: 'Je keuzes',
  notificationsAreKeptFor90Days: 'Meldingen worden 90 dagen bewaard.',
  allNotifications: 'Alle meldingen',
  theLinkCouldNotBe: 'De link kon niet worden gecontroleerd',
  messageTheLinkRemainsValid: ({ message }) => `${message} De link blijft geldig.`,
  reminders: {
    start_15min: 'Een herinnering 15 minuten voor het begin',
    start_5min: 'Een herinnering 5 minuten voor het begin',
    end_15min: 'Een herinnering 15 minuten voor het einde',
    end_5min: 'Een herinnering 5 minuten voor het einde',
    custom_reminder: 'Een herinnering op een tijdstip dat je zelf kiest',
    still_coming: 'Een herinnering een uur van tevoren: kom je nog?',
    someone_waits: 'Een herinnering dat iemand op je laadpunt wacht',
  },
  noAnswer: 'Geen antwoord',
  itCouldNotBeChanged: 'Wijzigen is niet gelukt',
  nothingHasChanged: 'Er is niets gewijzigd.',
  youNoLongerGetThese: 'Je krijgt deze e-mails niet meer',
  getTheseEmailsAgain: 'Deze e-mails weer krijgen',
  organizationNameNoLongerSendsYou: ({ organizationName, about }) =>
    `${organizationName} stuurt je hierover geen e-mails meer: ‘${about}’. Op de andere manieren die je hebt gekozen, krijg je nog wel bericht.`,
  youGetTheseEmailsAgain: 'Je krijgt deze e-mails weer',
  organizationNameSendsYouEmailsAbout: ({ organizationName, about }) =>
    `${organizationName} stuurt je hierover e-mails: ‘${about}’.`,
  stopTheseEmailsQuestion: 'Deze e-mails stoppen?',
  organizationNameSendsYouEmailsAboutThis: ({ organizationName, about }) =>
    `${organizationName} stuurt je hierover e-mails: ‘${about}’. Ook zonder die e-mails krijg je nog bericht op de andere manieren die je hebt gekozen.`,
  stopTheseEmails: 'Deze e-mails stoppen',
  invalidLink: 'Ongeldige link',
  thisLinkIsIncompleteOr:
    'Deze link is niet volledig, of is van iemand die geen lid meer is. Er is niets gewijzigd. Log in om je meldingsinstellingen te wijzigen.',
  checkingTheLink: 'De link wordt gecontroleerd',
  whatWasSent: 'Wat er is verstuurd',
  sent: {
    app: ({ count }) =>
      plural(count, {
        one: `${number(count)} melding in de app`,
        other: `${number(count)} meldingen in de app`,
      }),
    email: ({ count }) =>
      plural(count, { one: `${number(count)} e-mail`, other: `${number(count)} e-mails` }),
    push: ({ count }) =>
      plural(count, { one: `${number(count)} pushbericht`, other: `${number(count)} pushberichten` }),
  },
  textMessagesInSegments: ({ messages, segments }) =>
    `${plural(messages, { one: `${number(messages)} sms`, other: `${number(messages)} sms’jes` })} in ${plural(segments, { one: `${number(segments)} segment`, other: `${number(segments)} segmenten` })}`,
  notDelivered: ({ count }) =>
    plural(count, { one: `${number(count)} niet bezorgd`, other: `${number(count)} niet bezorgd` }),
  app: 'App',
  inTheApp: 'in de app',
  byEmail: 'per e-mail',
  text: 'Sms',
  byTextMessage: 'per sms',
  push: 'Push',
  byPushMessage: 'per pushbericht',
  n15MinutesBeforeTheStart: '15 minuten voor het begin',
  n5MinutesBeforeTheStart: '5 minuten voor het begin',
  atATimeYouChoose: 'Op een tijdstip dat je zelf kiest',
  anHourBeforeAreYou: 'Een uur van tevoren: kom je nog?',
  youAnswerInTheNotification:
    'Je antwoordt in de melding zelf. Over een reservering die je net hebt gemaakt, wordt het niet gevraagd.',
  n15MinutesBeforeTheEnd: '15 minuten voor het einde',
  n5MinutesBeforeTheEnd: '5 minuten voor het einde',
  reservationsThatYouMakeChange: 'Reserveringen die je maakt, wijzigt of annuleert',
  withAFileForYour: 'Met een bestand voor je agenda.',
  yourReservationIsCancelled: 'Je reservering is geannuleerd',
  byAnAdministratorOrBecause: 'Door een beheerder, of omdat je lidmaatschap eindigt.',
  yourChargerOrItsLocation: 'Je laadpunt of de locatie is gesloten',
  alsoWhenNewOpeningHours:
    'Ook als de locatie door nieuwe openingstijden tijdens je reservering gesloten is.',
  yourReservationIsMarkedAs: 'Je reservering is genoteerd als niet verschenen',
  nobodyConfirmedTheArrivalIn:
    'Niemand heeft de aankomst op tijd bevestigd, en het laadpunt is vrij voor anderen.',
  yourMembershipOrRoleChanges: 'Je lidmaatschap of rol verandert',
  youAreApprovedRejectedSuspended: 'Je bent toegelaten, afgewezen, geblokkeerd of weer toegelaten.',
  anAdministratorHidesYourReview: 'Een beheerder verbergt je beoordeling of toont die weer',
  somebodyJoinsOrAsksFor: 'Iemand wordt lid of vraagt om toelating',
  theTermsChange: 'De voorwaarden veranderen',
  alwaysOnTheTermsPromise: 'Altijd aan: in de voorwaarden staat dat je bericht krijgt voordat ze veranderen.',
  theTrialAndPayments: 'De proefperiode en betalingen',
  aChargerIsOfferedTo: 'Er wordt je een laadpunt aangeboden',
  whenYouWaitInLine: 'Als je op de wachtlijst staat. Het wordt voor je vastgehouden terwijl je beslist.',
  aChargerIsReportedBlocked: 'Een laadpunt is gemeld als geblokkeerd of defect',
  theUsageReportOfLast: 'Het gebruiksrapport van vorige week',
  onMondayMorningIfThere: 'Op maandagochtend, als er iets te tellen was.',
  aChargerThatYouReported: 'Een laadpunt dat je hebt gemeld, werkt weer',
  somebodyIsWaitingForYour: 'Iemand wacht op je laadpunt',
  onceWhenYourCarIs:
    'Eén keer, als je auto waarschijnlijk is opgeladen en iemand op de wachtlijst de rest van je tijd kan gebruiken.',
  yourCarIsInThe: 'Je auto staat in de weg',
  somebodyFindsACarAt: 'Iemand treft een auto aan bij het laadpunt waar je het laatst hebt geladen.',
  listAndLast: ({ others, last }) => `${others} en ${last}`,
} satisfies Messages['notifications'];
