import type { Messages } from '../../en/index.ts';

export const sentTickets = {
  statusWords: {
    pending: 'Ausstehend',
    in_work: 'In Arbeit',
    completed: 'Erledigt',
  },
  whatFollows: {
    pending:
      'Deine Meldung wartet darauf, angesehen zu werden. Du kannst jederzeit einen Kommentar hinzufügen.',
    in_work: 'Wir arbeiten an deiner Meldung. Du kannst jederzeit einen Kommentar hinzufügen.',
    completed:
      'Deine Meldung ist erledigt und für Kommentare geschlossen. Wenn noch etwas nicht stimmt, sende bitte eine neue.',
  },
  youReceiveThisBecauseReport: ({ number }) =>
    `Du bekommst diese E-Mail, weil Meldung #${number} mit dieser Adresse an ChargeRota gesendet wurde. Wer den Link hat, kann die Meldung lesen und kommentieren; widerrufen kannst du ihn auf der Seite, die er öffnet.`,
  weReceivedYourReportNumber: ({ number }) => `Wir haben deine Meldung #${number} erhalten`,
  thankYouWeReadEvery:
    'Danke. Wir lesen jede Meldung und schreiben an diese Adresse, wenn wir antworten oder sich der Status ändert.',
  withTheLinkYouCan:
    'Mit dem Link kannst du die Meldung jederzeit lesen und kommentieren, ohne dich anzumelden.',
  openYourReport: 'Meldung öffnen',
  anAnswerToYourReport: ({ number }) => `Antwort auf deine Meldung #${number}`,
  weAnsweredYourReportNumber: ({ number }) => `Wir haben auf deine Meldung #${number} geantwortet`,
  readAndReply: 'Lesen und antworten',
  yourReportNumberIsNow: ({ number, status }) => `Deine Meldung #${number} ist jetzt: ${status}`,
  yourReportNumber: ({ number }) => `Deine Meldung #${number}`,
  untilNow: ({ status }) => `Bisher: ${status}`,
  pleaseProvideYourEmailAddress: 'Bitte gib deine E-Mail-Adresse an, um die Meldung zu senden.',
} satisfies Messages['sentTickets'];
