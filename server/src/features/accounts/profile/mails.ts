import * as z from 'zod';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';
import { setNewPassword } from '../passwords/mails.ts';

type AddressToConfirm = { name: string; newEmail: string; path: string };

/**
 * To the new address. It does not mention the old one: after a typing error, a stranger reads this mail. Not a
 * template: the job that makes the token writes the mail (decision 0004).
 */
export const confirmEmailMail = (change: AddressToConfirm): MailContent => ({
  subject: 'Confirm your new email address for ChargeRota',
  heading: 'Confirm your new address',
  paragraphs: [
    `${change.name} asked to use ${change.newEmail} for their ChargeRota account.`,
    'The link works once, within 24 hours of the request. Until you follow it, the account keeps its old address.',
  ],
  action: { label: 'Confirm this address', path: change.path },
  footer: 'If it wasn’t you, you can ignore this email: nothing happens unless you confirm.',
});

/** To whoever registered with a password. Somebody else may have typed the address: then they do nothing. */
export const confirmOwnEmailMail = ({ name, newEmail, path }: AddressToConfirm): MailContent => ({
  subject: 'Confirm your email address for ChargeRota',
  heading: 'Confirm your address',
  paragraphs: [
    `${name} registered an organization at ChargeRota with ${newEmail}. Once you have confirmed this address, you can invite people.`,
    'The link works once, within 24 hours of the request.',
  ],
  action: { label: 'Confirm this address', path },
  footer:
    'If it wasn’t you, don’t confirm: nobody is invited in your name. You can set a password of your own for this address by “Forgot password”, which signs out everybody else.',
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
      `Your ChargeRota account now has the address ${newEmail}. From now on you sign in with it, and emails go there.`,
      'If it wasn’t you, tell an administrator of your organization at once.',
    ],
    footer: `You receive this because ${email} was the address of this account.`,
  }),
});
