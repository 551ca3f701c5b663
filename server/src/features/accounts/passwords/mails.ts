import { m } from '@chargerota/messages';
import * as z from 'zod';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';
import { LIFETIME_HOURS, type ResetLinkMaker } from './reset-link.ts';

/** For mails about changes that the reader may not have made. */
export const setNewPassword = {
  get label() {
    return m.sentAccounts.setANewPassword;
  },
  path: '/forgot-password',
};

// This is not a template, because the job that makes the token writes the mail (decision 0004).

/** To the person who asked for a new password, or in whose name somebody did. */
export const resetLinkMail = (link: {
  email: string;
  path: string;
  madeBy: ResetLinkMaker;
}): MailContent => ({
  subject: m.sentAccounts.setANewPasswordFor,
  heading: m.sentAccounts.setANewPassword,
  paragraphs: [
    link.madeBy === 'operator'
      ? m.sentAccounts.chargeRotasSupportSendsYouThis({ email: link.email })
      : m.sentAccounts.somebodyProbablyYouAskedTo({ email: link.email }),
    m.sentAccounts.linkWorksOnceWithinHours({ count: LIFETIME_HOURS[link.madeBy] }),
  ],
  action: { label: m.sentAccounts.setANewPassword, path: link.path },
  footer:
    link.madeBy === 'operator'
      ? m.sentAccounts.ifYouDidNotAskSupport
      : m.sentAccounts.ifItWasntYouPasswordStays,
});

/** To the owner, however the password was set. */
export const passwordChanged = defineMailTemplate({
  name: 'accounts.password-changed',
  params: z.object({ email: z.string() }),
  content: ({ email }) => ({
    subject: m.sentAccounts.yourChargeRotaPasswordWasChanged,
    heading: m.sentAccounts.yourPasswordWasChanged,
    paragraphs: [
      m.sentAccounts.theChargeRotaAccountOfEmail({ email }),
      m.sentAccounts.ifItWasntYouSetAnother,
    ],
    action: setNewPassword,
    footer: m.sentAccounts.youReceiveThisBecauseEmailIs({ email }),
  }),
});
