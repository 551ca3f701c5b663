import * as z from 'zod';
import type { MailContent } from '../../platform/mail/layout.ts';
import { defineMailTemplate } from '../../platform/mail/outbox.ts';

const setNewPassword = { label: 'Set a new password', path: '/forgot-password' };

// The two mails with a link are written by jobs that make its token (docs/decisions/0004), so they are no templates.

/** To whoever has forgotten their password, or says so. */
export const resetLinkMail = (link: { email: string; path: string; lifetimeHours: number }): MailContent => ({
  subject: 'Set a new password for ChargeRota',
  heading: 'Set a new password',
  paragraphs: [
    `Somebody, probably you, asked to set a new password for the ChargeRota account of ${link.email}.`,
    `The link works once, within ${link.lifetimeHours === 1 ? 'an hour' : `${link.lifetimeHours} hours`} of that.`,
  ],
  action: { label: 'Set a new password', path: link.path },
  footer: 'If it wasn’t you, you can ignore this mail: your password stays as it is.',
});

/** To the new address. It says nothing of the old one: somebody who only mistyped should not tell a stranger. */
export const confirmEmailMail = (change: { name: string; newEmail: string; path: string }): MailContent => ({
  subject: 'Confirm your new email address for ChargeRota',
  heading: 'Confirm your new address',
  paragraphs: [
    `${change.name} asked to use ${change.newEmail} for their ChargeRota account.`,
    'The link works once, within 24 hours of that. Until you follow it, the account keeps its old address.',
  ],
  action: { label: 'Confirm this address', path: change.path },
  footer: 'If it wasn’t you, you can ignore this mail: nothing happens unless you confirm.',
});

/** To the old address, when a change begins. */
export const emailChangeBegun = defineMailTemplate({
  name: 'accounts.email-change-begun',
  params: z.object({ email: z.string(), newEmail: z.string() }),
  content: ({ email, newEmail }) => ({
    subject: 'Your ChargeRota address is about to change',
    heading: 'A new address for your account',
    paragraphs: [
      `Somebody signed in to your account asked to use ${newEmail} instead of ${email}. It changes once they follow the link sent there, within 24 hours.`,
      'If it wasn’t you, set a new password now. That stops the change and signs out every browser.',
    ],
    action: setNewPassword,
    footer: `You receive this because ${email} is the address of a ChargeRota account. If you asked for the change, there is nothing to do here.`,
  }),
});

/** To the old address, when it has changed. */
export const emailChanged = defineMailTemplate({
  name: 'accounts.email-changed',
  params: z.object({ email: z.string(), newEmail: z.string() }),
  content: ({ email, newEmail }) => ({
    subject: 'Your ChargeRota address has changed',
    heading: 'Your address has changed',
    paragraphs: [
      `Your ChargeRota account now has the address ${newEmail}. From now on you sign in with it, and mails go there.`,
      'If it wasn’t you, tell an administrator of your organization at once.',
    ],
    footer: `You receive this because ${email} was the address of this account.`,
  }),
});

/** To the owner, whichever way their password was set. */
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

export const accountMails = [emailChangeBegun, emailChanged, passwordChanged];
