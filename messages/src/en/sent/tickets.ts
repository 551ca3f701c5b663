import type { Values } from '../../values.ts';

export const sentTickets = {
  // tickets/mails.ts
  statusWords: {
    pending: 'Pending',
    in_work: 'In Progress',
    completed: 'Completed',
  },
  whatFollows: {
    pending: 'Your report waits to be looked at. You can add a comment at any time.',
    in_work: 'We are working on your report. You can add a comment at any time.',
    completed:
      'Your report is resolved and closed for comments. If something is still wrong, please send a new one.',
  },
  youReceiveThisBecauseReport: ({ number }: Values<'number'>) =>
    `You receive this because report #${number} was sent to ChargeRota with this address. Anyone with the link can read the report and comment on it; you can revoke it on the page that it opens.`,
  weReceivedYourReportNumber: ({ number }: Values<'number'>) => `We received your report #${number}`,
  thankYouWeReadEvery:
    'Thank you. We read every report, and write to this address when we answer or its status changes.',
  withTheLinkYouCan:
    'With the link you can read the report and add a comment at any time, without signing in.',
  openYourReport: 'Open your report',
  anAnswerToYourReport: ({ number }: Values<'number'>) => `An answer to your report #${number}`,
  weAnsweredYourReportNumber: ({ number }: Values<'number'>) => `We answered your report #${number}`,
  readAndReply: 'Read and reply',
  yourReportNumberIsNow: ({ number, status }: Values<'number' | 'status'>) =>
    `Your report #${number} is now: ${status}`,
  yourReportNumber: ({ number }: Values<'number'>) => `Your report #${number}`,
  untilNow: ({ status }: Values<'status'>) => `Until now: ${status}`,

  // tickets/create-ticket.ts
  pleaseProvideYourEmailAddress: 'Please provide your email address to submit the report.',
};
