import type { Messages } from '../../en/index.ts';
import { number, plural } from '../../values.ts';

export const notifications = {
  failedToMarkItAs: 'Impossible de la marquer comme lue.',
  failedToUpdateSettings: 'Impossible de modifier les paramètres',
  failedToUpdateSettingsText: 'Impossible de modifier les paramètres.',
  remindersThatAreStillTo: 'Les rappels à venir en tiennent compte.',
  choicesSaved: 'Choix enregistrés',
  failedToRemoveTheBrowser: 'Impossible de retirer le navigateur.',
  notificationsUnread: ({ count }) =>
    plural(count, {
      one: `Notifications, ${number(count)} non lue`,
      other: `Notifications, ${number(count)} non lues`,
    }),
  newNotificationTitle: ({ title }) => `Nouvelle notification : ${title}`,
  pushMessagesHaveEndedHere: 'Les notifications push se sont arrêtées ici',
  thisBrowserGetsNoMore: 'Ce navigateur n’en reçoit plus. Vous pouvez les réactiver dans Notifications.',
  nameIsAMemberNow: ({ name }) => `${name} est maintenant membre`,
  theyHadWaitedForApproval: ({ organizationName }) =>
    `Sa demande était en attente dans l’organisation ${organizationName}.`,
  nameNoLongerWaitsFor: ({ name }) => `${name} n’est plus en attente`,
  theirMembershipOfOrganizationNameIs: ({ organizationName }) =>
    `Son adhésion à l’organisation ${organizationName} est maintenant suspendue.`,
  weWillRemindYou: ({ reminders }) => `Vous recevrez un rappel ${reminders}.`,
  remindersAndLast: ({ others, last }) => `${others}, et ${last}`,
  remindersBy: ({ times, methods }) => `${times} ${methods}`,
  timeBefore: ({ time }) => `${time} avant`,
  againTimeBefore: ({ time }) => `de nouveau ${time} avant`,
  minuteMinutes: ({ count }) =>
    plural(count, { one: `${number(count)} minute`, other: `${number(count)} minutes` }),
  hoursAndMinutes: ({ hours, minutes }) =>
    `${plural(hours, { one: `${number(hours)} heure`, other: `${number(hours)} heures` })} ${plural(minutes, { one: `${number(minutes)} minute`, other: `${number(minutes)} minutes` })}`,
  whatWasSentCouldNot: 'Impossible d’afficher les envois',
  nothingHasBeenChangedTry: 'Rien n’a été modifié. Réessayez dans un instant.',
  nothingWasSentToMembers: 'Rien n’a été envoyé aux membres au cours des 90 derniers jours.',
  notificationsAreKeptFor90:
    'Les notifications sont conservées 90 jours : le premier mois peut donc être incomplet.',
  textMessagesArePaidFor: 'Les SMS sont facturés par segment ; un SMS long en compte plusieurs.',
  yourNotificationsCouldNotBe: 'Impossible d’afficher vos notifications',
  allRead: 'Tout est lu',
  unread: ({ count }) => plural(count, { one: 'non lue', other: 'non lues' }),
  received: 'Reçues',
  yourChoices: 'Vos choix',
  notificationsAreKeptFor90Days: 'Les notifications sont conservées 90 jours.',
  allNotifications: 'Toutes les notifications',
  theLinkCouldNotBe: 'Impossible de vérifier le lien',
  messageTheLinkRemainsValid: ({ message }) => `${message} Le lien reste valable.`,
  reminders: {
    start_15min: 'Rappel 15 minutes avant le début',
    start_5min: 'Rappel 5 minutes avant le début',
    end_15min: 'Rappel 15 minutes avant la fin',
    end_5min: 'Rappel 5 minutes avant la fin',
    custom_reminder: 'Rappel au moment que vous choisissez',
    still_coming: 'Rappel une heure avant : venez-vous toujours ?',
    someone_waits: 'Rappel que quelqu’un attend votre borne',
  },
  noAnswer: 'Pas de réponse',
  itCouldNotBeChanged: 'La modification n’a pas pu être faite',
  nothingHasChanged: 'Rien n’a changé.',
  youNoLongerGetThese: 'Vous ne recevez plus ces e-mails',
  getTheseEmailsAgain: 'Recevoir de nouveau ces e-mails',
  organizationNameNoLongerSendsYou: ({ organizationName, about }) =>
    `L’organisation ${organizationName} ne vous envoie plus d’e-mails à ce sujet : « ${about} ». Vous recevez toujours les notifications par les autres moyens que vous avez choisis.`,
  youGetTheseEmailsAgain: 'Vous recevez de nouveau ces e-mails',
  organizationNameSendsYouEmailsAbout: ({ organizationName, about }) =>
    `L’organisation ${organizationName} vous envoie des e-mails à ce sujet : « ${about} ».`,
  stopTheseEmailsQuestion: 'Ne plus recevoir ces e-mails ?',
  organizationNameSendsYouEmailsAboutThis: ({ organizationName, about }) =>
    `L’organisation ${organizationName} vous envoie des e-mails à ce sujet : « ${about} ». Sans eux, vous recevez toujours les notifications par les autres moyens que vous avez choisis.`,
  stopTheseEmails: 'Ne plus les recevoir',
  invalidLink: 'Lien non valide',
  thisLinkIsIncompleteOr:
    'Ce lien est incomplet, ou appartient à une personne qui n’est plus membre. Rien n’a changé. Connectez-vous pour modifier vos paramètres de notification.',
  checkingTheLink: 'Vérification du lien',
  whatWasSent: 'Envois',
  sent: {
    app: ({ count }) =>
      plural(count, {
        one: `${number(count)} notification dans l’application`,
        other: `${number(count)} notifications dans l’application`,
      }),
    email: ({ count }) =>
      plural(count, { one: `${number(count)} e-mail`, other: `${number(count)} e-mails` }),
    push: ({ count }) =>
      plural(count, {
        one: `${number(count)} notification push`,
        other: `${number(count)} notifications push`,
      }),
  },
  textMessagesInSegments: ({ messages, segments }) =>
    `${plural(messages, { one: `${number(messages)} SMS`, other: `${number(messages)} SMS` })} en ${plural(segments, { one: `${number(segments)} segment`, other: `${number(segments)} segments` })}`,
  notDelivered: ({ count }) =>
    plural(count, { one: `${number(count)} en échec`, other: `${number(count)} en échec` }),
  app: 'App',
  inTheApp: 'dans l’application',
  byEmail: 'par e-mail',
  text: 'SMS',
  byTextMessage: 'par SMS',
  push: 'Push',
  byPushMessage: 'par notification push',
  n15MinutesBeforeTheStart: '15 minutes avant le début',
  n5MinutesBeforeTheStart: '5 minutes avant le début',
  atATimeYouChoose: 'Au moment que vous choisissez',
  anHourBeforeAreYou: 'Une heure avant : venez-vous toujours ?',
  youAnswerInTheNotification:
    'Vous répondez dans la notification elle-même. La question n’est pas posée pour une réservation que vous venez de faire.',
  n15MinutesBeforeTheEnd: '15 minutes avant la fin',
  n5MinutesBeforeTheEnd: '5 minutes avant la fin',
  reservationsThatYouMakeChange: 'Réservations que vous faites, modifiez ou annulez',
  withAFileForYour: 'Avec un fichier pour votre calendrier.',
  yourReservationIsCancelled: 'Votre réservation est annulée',
  byAnAdministratorOrBecause: 'Par un administrateur, ou parce que votre adhésion prend fin.',
  yourChargerOrItsLocation: 'Votre borne ou son site est fermé',
  alsoWhenNewOpeningHours:
    'Aussi quand de nouveaux horaires d’ouverture entraînent une fermeture pendant votre réservation.',
  yourReservationIsMarkedAs: 'Votre réservation est comptée comme absence',
  nobodyConfirmedTheArrivalIn:
    'L’arrivée n’a pas été confirmée à temps, et la borne est libre pour les autres.',
  yourMembershipOrRoleChanges: 'Votre adhésion ou votre rôle change',
  youAreApprovedRejectedSuspended: 'Votre adhésion est acceptée, refusée, suspendue ou réactivée.',
  anAdministratorHidesYourReview: 'Un administrateur masque votre avis ou le réaffiche',
  somebodyJoinsOrAsksFor: 'Quelqu’un rejoint l’organisation ou demande à la rejoindre',
  theTermsChange: 'Les conditions changent',
  alwaysOnTheTermsPromise:
    'Toujours activé : les conditions promettent de vous informer avant tout changement.',
  theTrialAndPayments: 'Essai gratuit et paiements',
  aChargerIsOfferedTo: 'Une borne vous est proposée',
  whenYouWaitInLine:
    'Quand vous êtes sur la liste d’attente. Elle vous est réservée le temps que vous répondiez.',
  aChargerIsReportedBlocked: 'Une borne est signalée bloquée ou en panne',
  theUsageReportOfLast: 'Rapport d’utilisation de la semaine passée',
  onMondayMorningIfThere: 'Le lundi matin, s’il y a eu quelque chose à compter.',
  aChargerThatYouReported: 'Une borne que vous avez signalée fonctionne de nouveau',
  somebodyIsWaitingForYour: 'Quelqu’un attend votre borne',
  onceWhenYourCarIs:
    'Une fois, quand votre voiture est sans doute rechargée et que quelqu’un sur la liste d’attente peut utiliser le reste de votre temps.',
  yourCarIsInThe: 'Votre voiture gêne',
  somebodyFindsACarAt: 'Quelqu’un trouve une voiture à la borne où vous avez rechargé en dernier.',
  listAndLast: ({ others, last }) => `${others} et ${last}`,
} satisfies Messages['notifications'];
