import type { Messages } from '../../en/index.ts';

export const sentNotifications = {
  unsubscribeFromReminders: {
    start_15min: ({ organization }) =>
      `Se désabonner des e-mails envoyés 15 minutes avant le début (${organization})`,
    start_5min: ({ organization }) =>
      `Se désabonner des e-mails envoyés 5 minutes avant le début (${organization})`,
    end_15min: ({ organization }) =>
      `Se désabonner des e-mails envoyés 15 minutes avant la fin (${organization})`,
    end_5min: ({ organization }) =>
      `Se désabonner des e-mails envoyés 5 minutes avant la fin (${organization})`,
    custom_reminder: ({ organization }) =>
      `Se désabonner des e-mails envoyés au moment que vous choisissez (${organization})`,
    still_coming: ({ organization }) =>
      `Se désabonner des e-mails envoyés une heure avant le début (${organization})`,
    someone_waits: ({ organization }) =>
      `Se désabonner des e-mails envoyés quand quelqu’un attend votre borne (${organization})`,
  },
  unsubscribeFromThisKind: 'Se désabonner de ce type d’e-mails',
  youReceiveThisBecauseYou: ({ organizations }) =>
    `Vous recevez cet e-mail parce que vous utilisez ChargeRota (${organizations}).`,
  organizationAndOrganization: ({ first, last }) => `${first} et ${last}`,
  everyoneGetsThisNotification: 'Tout le monde reçoit cette notification ; elle ne peut pas être désactivée.',
  thisIsHowANotification: 'Voici à quoi ressemble une notification',
  youAskedForItTo: 'Vous l’avez demandée pour vérifier qu’elle arrive.',
  youAskedForThisEmail: 'Vous avez demandé cet e-mail pour vérifier qu’il arrive. C’est le cas.',
  theMailServerDidNot: 'Le serveur de messagerie n’a pas accepté l’e-mail.',
  itIsInYourList: 'Elle est dans votre liste de notifications.',
  anEmailIsOnIts: ({ to }) => `Un e-mail est en route vers ${to}.`,
  anEmailIsOnItsWay: 'Un e-mail est en route.',
  aTextMessageIsOn: ({ to }) => `Un SMS est en route vers le ${to}.`,
  aTextMessageIsOnItsWay: 'Un SMS est en route.',
  aPushMessageIsOn: 'Une notification push est en route vers vos navigateurs.',
  yourNumberIsConfirmedText: 'Votre numéro est confirmé. Les SMS y sont envoyés dès maintenant.',
  youNoLongerGetEmails: 'Vous ne recevez plus ce type d’e-mails.',
  youGetEmailsOfThis: 'Vous recevez de nouveau ce type d’e-mails.',
  chargeRotaTellsYouAboutYour: ({ link }) =>
    `ChargeRota vous informe de vos réservations de recharge. Paramètres de notification : ${link}. Répondez STOP pour ne plus recevoir ces messages.`,
  nobodyReadsAnswersToThis: ({ link }) =>
    `Personne ne lit les réponses à ce numéro. Connectez-vous sur ${link}, ou répondez STOP pour ne plus recevoir ces messages.`,
  yourChoices: ({ link }) => `Vos choix : ${link}`,
  chargeRotaCodeIsYourCode: ({ code, minutes }) =>
    `ChargeRota : ${code} est votre code pour confirmer ce numéro. Il est valable ${minutes} minutes. Ne le communiquez jamais à personne.`,
  thisNumberHasAnsweredSTOP:
    'Ce numéro a répondu STOP à nos messages. Envoyez-nous d’abord START depuis ce numéro.',
  allNotificationsAreMarkedAs: 'Toutes les notifications sont marquées comme lues.',
  youAreNotToldOf: 'Vous ne recevez pas cette notification.',
  youReceiveThisBecauseYouHave: 'Vous recevez cet e-mail parce que vous avez un compte ChargeRota.',
  aBrowser: 'Un navigateur',
} satisfies Messages['sentNotifications'];
