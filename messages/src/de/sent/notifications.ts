import type { Messages } from '../../en/index.ts';

export const sentNotifications = {
  unsubscribeFromReminders: {
    start_15min: ({ organization }) => `E-Mails 15 Minuten vor dem Beginn bei ${organization} abbestellen`,
    start_5min: ({ organization }) => `E-Mails 5 Minuten vor dem Beginn bei ${organization} abbestellen`,
    end_15min: ({ organization }) => `E-Mails 15 Minuten vor dem Ende bei ${organization} abbestellen`,
    end_5min: ({ organization }) => `E-Mails 5 Minuten vor dem Ende bei ${organization} abbestellen`,
    custom_reminder: ({ organization }) =>
      `E-Mails zu einer Zeit, die du wählst, bei ${organization} abbestellen`,
    still_coming: ({ organization }) => `E-Mails eine Stunde vor dem Beginn bei ${organization} abbestellen`,
    someone_waits: ({ organization }) =>
      `E-Mails, wenn jemand auf deinen Ladepunkt wartet, bei ${organization} abbestellen`,
  },
  unsubscribeFromThisKind: 'E-Mails dieser Art abbestellen',
  youReceiveThisBecauseYou: ({ organizations }) =>
    `Du bekommst diese E-Mail, weil du ChargeRota bei ${organizations} nutzt.`,
  organizationAndOrganization: ({ first, last }) => `${first} und ${last}`,
  everyoneGetsThisNotification: 'Diese Benachrichtigung bekommen alle; sie lässt sich nicht ausschalten.',
  thisIsHowANotification: 'So sieht eine Benachrichtigung aus',
  youAskedForItTo: 'Du hast sie angefordert, um zu sehen, ob sie ankommt.',
  youAskedForThisEmail: 'Du hast diese E-Mail angefordert, um zu sehen, ob sie ankommt. Sie ist da.',
  theMailServerDidNot: 'Der Mailserver hat die E-Mail nicht angenommen.',
  itIsInYourList: 'Sie steht in deiner Liste der Benachrichtigungen.',
  anEmailIsOnIts: ({ to }) => `Eine E-Mail ist unterwegs an ${to}.`,
  anEmailIsOnItsWay: 'Eine E-Mail ist unterwegs.',
  aTextMessageIsOn: ({ to }) => `Eine SMS ist unterwegs an ${to}.`,
  aTextMessageIsOnItsWay: 'Eine SMS ist unterwegs.',
  aPushMessageIsOn: 'Eine Push-Nachricht ist unterwegs an deine Browser.',
  yourNumberIsConfirmedText: 'Deine Nummer ist bestätigt. SMS gehen ab jetzt dorthin.',
  youNoLongerGetEmails: 'Du bekommst keine E-Mails dieser Art mehr.',
  youGetEmailsOfThis: 'Du bekommst wieder E-Mails dieser Art.',
  chargeRotaTellsYouAboutYour: ({ link }) =>
    `ChargeRota informiert dich über deine Reservierungen zum Laden. Benachrichtigungseinstellungen: ${link}. Antworte STOP, um diese Nachrichten zu beenden.`,
  nobodyReadsAnswersToThis: ({ link }) =>
    `Antworten an diese Nummer liest niemand. Melde dich unter ${link} an oder antworte STOP, um diese Nachrichten zu beenden.`,
  yourChoices: ({ link }) => `Deine Auswahl: ${link}`,
  chargeRotaCodeIsYourCode: ({ code, minutes }) =>
    `ChargeRota: ${code} ist dein Code, um diese Nummer zu bestätigen. Er gilt ${minutes} Minuten. Gib ihn an niemanden weiter.`,
  thisNumberHasAnsweredSTOP:
    'Diese Nummer hat auf unsere Nachrichten mit STOP geantwortet. Sende uns zuerst START von dort.',
  allNotificationsAreMarkedAs: 'Alle Benachrichtigungen sind als gelesen markiert.',
  youAreNotToldOf: 'Darüber wirst du nicht benachrichtigt.',
  youReceiveThisBecauseYouHave: 'Du bekommst diese E-Mail, weil du ein Konto bei ChargeRota hast.',
  aBrowser: 'Ein Browser',
} satisfies Messages['sentNotifications'];
