import * as z from 'zod';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';
import { LIFETIME_HOURS, type ResetLinkMaker } from './reset-link.ts';

/** For mails about changes that the reader may not have made. */
export const setNewPassword = { label: 'Set a new password', path: '/forgot-password' };

// This is not a template, because the job that makes the token writes the mail (decision 0004).

/** To the person who asked for a new password, or in whose name somebody did. */
export const resetLinkMail = (link: {
  email: string;
  path: string;
  madeBy: ResetLinkMaker;
}): MailContent => ({
  subject: 'Set a new password for ChargeRota',
  heading: 'Set a new password',
  paragraphs: [
    link.madeBy === 'operator'
      ? `ChargeRota’s support sends you this link to set a new password for the account of ${link.email}.`
      : `Somebody, probably you, asked to set a new password for the ChargeRota account of ${link.email}.`,
    `The link works once, within ${LIFETIME_HOURS[link.madeBy] === 1 ? 'an hour' : `${LIFETIME_HOURS[link.madeBy]} hours`} of the request.`,
  ],
  action: { label: 'Set a new password', path: link.path },
  footer: `If ${link.madeBy === 'operator' ? 'you did not ask support for it' : 'it wasn’t you'}, you can ignore this email: your password stays as it is.`,
});

/** To the owner, however the password was set. */
export const passwordChanged = defineMailTemplate({
  name: 'accounts.password-changed',
  params: z.object({ email: z.string() }),
  content: ({ email }) => ({
    subject: 'Your ChargeRota password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `The ChargeRota account of ${email} has a new password, and other browsers that were signed in have been signed out.`,
      'If it wasn’t you, set another one now.',
    ],
    action: setNewPassword,
    footer: `You receive this because ${email} is the address of a ChargeRota account. If you changed the password, there is nothing to do.`,
  }),
});
