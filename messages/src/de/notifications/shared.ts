import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notifications = {
  failedToMarkItAs: 'Sie konnte nicht als gelesen markiert werden.',
  failedToUpdateSettings: 'Die Einstellungen konnten nicht geändert werden',
  failedToUpdateSettingsText: 'Die Einstellungen konnten nicht geändert werden.',
  remindersThatAreStillTo: 'Erinnerungen, die noch kommen, richten sich danach.',
  choicesSaved: 'Auswahl gespeichert',
  failedToRemoveTheBrowser: 'Der Browser konnte nicht entfernt werden.',
  notificationsUnread: ({ count }) =>
    plural(count, {
      one: `Benachrichtigungen, ${number(count)} ungelesen`,
      other: `Benachrichtigungen, ${number(count)} ungelesen`,
    }),
  newNotificationTitle: ({ title }) => `Neue Benachrichtigung: ${title}`,
  pushMessagesHaveEndedHere: 'Hier kommen keine Push-Nachrichten mehr',
  thisBrowserGetsNoMore:
    'Dieser Browser bekommt keine mehr. Du kannst sie unter „Benachrichtigungen“ wieder einschalten.',
  nameIsAMemberNow: ({ name }) => `${name} ist jetzt Mitglied`,
  theyHadWaitedForApproval: ({ organizationName }) => `Die Freigabe bei ${organizationName} stand noch aus.`,
  nameNoLongerWaitsFor: ({ name }) => `${name} wartet nicht mehr auf Freigabe`,
  theirMembershipOfOrganizationNameIs: ({ organizationName }) =>
    `Die Mitgliedschaft bei ${organizationName} ist jetzt gesperrt.`,
  weWillRemindYou: ({ reminders }) => `Wir erinnern dich ${reminders}.`,
  remindersAndLast: ({ others, last }) => `${others} und ${last}`,
  remindersBy: ({ times, methods }) => `${times} ${methods}`,
  timeBefore: ({ time }) => `${time} vorher`,
  againTimeBefore: ({ time }) => `noch einmal ${time} vorher`,
  minuteMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} Minute`, other: `${number(count)} Minuten` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} Stunde`, other: `${number(hours)} Stunden` })} ${plural(minutes, { one: `${number(minutes)} Minute`, other: `${number(minutes)} Minuten` })}`,
  whatWasSentCouldNot: 'Die Zahlen zu gesendeten Nachrichten konnten nicht geladen werden',
  nothingHasBeenChangedTry: 'Es wurde nichts geändert. Versuche es gleich noch einmal.',
  nothingWasSentToMembers: 'In den letzten 90 Tagen wurde nichts an Mitglieder gesendet.',
  notificationsAreKeptFor90:
    'Benachrichtigungen werden 90 Tage aufbewahrt, deshalb ist der erste Monat vielleicht unvollständig.',
  textMessagesArePaidFor: 'SMS werden nach Segmenten bezahlt; eine lange SMS besteht aus mehreren.',
  yourNotificationsCouldNotBe: 'Deine Benachrichtigungen konnten nicht geladen werden',
  allRead: 'Alle gelesen',
  unread: ({ count }) => plural(count, { one: 'ungelesen', other: 'ungelesen' }),
  received: 'Erhalten',
  yourChoices: 'Deine Auswahl',
  notificationsAreKeptFor90Days: 'Benachrichtigungen werden 90 Tage aufbewahrt.',
  allNotifications: 'Alle Benachrichtigungen',
  theLinkCouldNotBe: 'Der Link konnte nicht geprüft werden',
  messageTheLinkRemainsValid: ({ message }) => `${message} Der Link bleibt gültig.`,
  reminders: {
    start_15min: 'Erinnerung 15 Minuten vor dem Beginn',
    start_5min: 'Erinnerung 5 Minuten vor dem Beginn',
    end_15min: 'Erinnerung 15 Minuten vor dem Ende',
    end_5min: 'Erinnerung 5 Minuten vor dem Ende',
    custom_reminder: 'Erinnerung zu einer Zeit, die du wählst',
    still_coming: 'Erinnerung eine Stunde vorher: Kommst du noch?',
    someone_waits: 'Erinnerung, dass jemand auf deinen Ladepunkt wartet',
  },
  noAnswer: 'Keine Antwort',
  itCouldNotBeChanged: 'Es konnte nicht geändert werden',
  nothingHasChanged: 'Es hat sich nichts geändert.',
  youNoLongerGetThese: 'Du bekommst diese E-Mails nicht mehr',
  getTheseEmailsAgain: 'E-Mails wieder bekommen',
  organizationNameNoLongerSendsYou: ({ organizationName, about }) =>
    `${organizationName} sendet dir hierzu keine E-Mails mehr: „${about}“. Auf den anderen Wegen, die du gewählt hast, wirst du weiterhin benachrichtigt.`,
  youGetTheseEmailsAgain: 'Du bekommst diese E-Mails wieder',
  organizationNameSendsYouEmailsAbout: ({ organizationName, about }) =>
    `${organizationName} sendet dir E-Mails hierzu: „${about}“.`,
  stopTheseEmailsQuestion: 'Diese E-Mails abbestellen?',
  organizationNameSendsYouEmailsAboutThis: ({ organizationName, about }) =>
    `${organizationName} sendet dir E-Mails hierzu: „${about}“. Auch ohne sie wirst du auf den anderen Wegen benachrichtigt, die du gewählt hast.`,
  stopTheseEmails: 'E-Mails abbestellen',
  invalidLink: 'Ungültiger Link',
  thisLinkIsIncompleteOr:
    'Dieser Link ist unvollständig oder gehört jemandem, der nicht mehr Mitglied ist. Es hat sich nichts geändert. Melde dich an, um deine Benachrichtigungseinstellungen zu ändern.',
  checkingTheLink: 'Der Link wird geprüft',
  whatWasSent: 'Was gesendet wurde',
  sent: {
    app: ({ count }) =>
      plural(count, {
        one: `${number(count)} Benachrichtigung in der App`,
        other: `${number(count)} Benachrichtigungen in der App`,
      }),
    email: ({ count }) =>
      plural(count, { one: `${number(count)} E-Mail`, other: `${number(count)} E-Mails` }),
    push: ({ count }) =>
      plural(count, { one: `${number(count)} Push-Nachricht`, other: `${number(count)} Push-Nachrichten` }),
  },
  textMessagesInSegments: ({ messages, segments }) =>
    `${plural(messages, { one: `${number(messages)} SMS`, other: `${number(messages)} SMS` })} in ${plural(segments, { one: `${number(segments)} Segment`, other: `${number(segments)} Segmenten` })}`,
  notDelivered: ({ count }) =>
    plural(count, { one: `${number(count)} nicht zugestellt`, other: `${number(count)} nicht zugestellt` }),
  app: 'App',
  inTheApp: 'in der App',
  byEmail: 'per E-Mail',
  text: 'SMS',
  byTextMessage: 'per SMS',
  push: 'Push',
  byPushMessage: 'per Push-Nachricht',
  n15MinutesBeforeTheStart: '15 Minuten vor dem Beginn',
  n5MinutesBeforeTheStart: '5 Minuten vor dem Beginn',
  atATimeYouChoose: 'Zu einer Zeit, die du wählst',
  anHourBeforeAreYou: 'Eine Stunde vorher: Kommst du noch?',
  youAnswerInTheNotification:
    'Du antwortest in der Benachrichtigung selbst. Zu einer Reservierung, die du gerade erst gemacht hast, wirst du nicht gefragt.',
  n15MinutesBeforeTheEnd: '15 Minuten vor dem Ende',
  n5MinutesBeforeTheEnd: '5 Minuten vor dem Ende',
  reservationsThatYouMakeChange: 'Wenn du reservierst, änderst oder stornierst',
  withAFileForYour: 'Mit einer Datei für deinen Kalender.',
  yourReservationIsCancelled: 'Deine Reservierung wird storniert',
  byAnAdministratorOrBecause: 'Von einem Admin oder weil deine Mitgliedschaft endet.',
  yourChargerOrItsLocation: 'Dein Ladepunkt oder sein Standort wird geschlossen',
  alsoWhenNewOpeningHours:
    'Auch wenn er durch neue Öffnungszeiten während deiner Reservierung geschlossen ist.',
  yourReservationIsMarkedAs: 'Deine Reservierung wird als „nicht erschienen“ markiert',
  nobodyConfirmedTheArrivalIn:
    'Niemand hat die Ankunft rechtzeitig bestätigt, und der Ladepunkt ist für andere frei.',
  yourMembershipOrRoleChanges: 'Deine Mitgliedschaft oder Rolle ändert sich',
  youAreApprovedRejectedSuspended: 'Du wirst freigegeben, abgelehnt, gesperrt oder wieder freigegeben.',
  anAdministratorHidesYourReview: 'Ein Admin blendet deine Bewertung aus oder wieder ein',
  somebodyJoinsOrAsksFor: 'Jemand tritt bei oder bittet um Freigabe',
  theTermsChange: 'Die Nutzungsbedingungen ändern sich',
  alwaysOnTheTermsPromise:
    'Immer an: Die Nutzungsbedingungen versprechen, dass du vor einer Änderung davon erfährst.',
  theTrialAndPayments: 'Testphase und Zahlungen',
  aChargerIsOfferedTo: 'Dir wird ein Ladepunkt angeboten',
  whenYouWaitInLine:
    'Wenn du auf der Warteliste bist. Er ist für dich zurückgelegt, während du dich entscheidest.',
  aChargerIsReportedBlocked: 'Ein Ladepunkt wird als blockiert oder defekt gemeldet',
  theUsageReportOfLast: 'Der Nutzungsbericht der letzten Woche',
  onMondayMorningIfThere: 'Am Montagmorgen, wenn es etwas zu zählen gab.',
  aChargerThatYouReported: 'Ein Ladepunkt, den du gemeldet hast, funktioniert wieder',
  somebodyIsWaitingForYour: 'Jemand wartet auf deinen Ladepunkt',
  onceWhenYourCarIs:
    'Einmal, wenn dein Auto wahrscheinlich geladen ist und jemand auf der Warteliste den Rest deiner Zeit nutzen kann.',
  yourCarIsInThe: 'Dein Auto steht im Weg',
  somebodyFindsACarAt: 'Jemand findet ein Auto an dem Ladepunkt vor, an dem du zuletzt geladen hast.',
  listAndLast: ({ others, last }) => `${others} und ${last}`,
} satisfies Messages['notifications'];
