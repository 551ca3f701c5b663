import { m } from '@chargerota/messages';
import * as z from 'zod';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { defineMailTemplate } from '../../../platform/mail/outbox.ts';
import { setNewPassword } from '../passwords/mails.ts';

/** `name` is null if none is known. */
type AddressToConfirm = { name: string | null; newEmail: string; path: string };

/**
 * To the new address. It does not mention the old one: after a typing error, a stranger reads this mail. Not a
 * template: the job that makes the token writes the mail (decision 0004).
 */
export const confirmEmailMail = (change: AddressToConfirm): MailContent => ({
  subject: m.sentAccounts.confirmYourNewEmailAddress,
  heading: m.sentAccounts.confirmYourNewAddress,
  paragraphs: [
    change.name === null
      ? m.sentAccounts.somebodyAskedToUseNewEmail({ newEmail: change.newEmail })
      : m.sentAccounts.nameAskedToUseNewEmail({ name: change.name, newEmail: change.newEmail }),
    m.sentAccounts.theLinkWorksOnceWithin,
  ],
  action: { label: m.sentAccounts.confirmThisAddress, path: change.path },
  footer: m.sentAccounts.ifItWasntYouYou,
});

/** To whoever registered with a password. Somebody else may have typed the address: then they do nothing. */
export const confirmOwnEmailMail = ({ name, newEmail, path }: AddressToConfirm): MailContent => ({
  subject: m.sentAccounts.confirmYourEmailAddressFor,
  heading: m.sentAccounts.confirmYourAddress,
  paragraphs: [
    name === null
      ? m.sentAccounts.somebodyRegisteredAnOrganization({ newEmail })
      : m.sentAccounts.nameRegisteredAnOrganizationAt({ name, newEmail }),
    m.sentAccounts.theLinkWorksOnceWithin24,
  ],
  action: { label: m.sentAccounts.confirmThisAddress, path },
  footer: m.sentAccounts.ifItWasntYouDont,
});

/** To the old address, when a change begins. */
export const emailChangeBegun = defineMailTemplate({
  name: 'accounts.email-change-begun',
  params: z.object({ email: z.string(), newEmail: z.string() }),
  content: ({ email, newEmail }) => ({
    subject: m.sentAccounts.yourChargeRotaAddressIsAbout,
    heading: m.sentAccounts.aNewAddressForYour,
    paragraphs: [m.sentAccounts.somebodySignedInToYour({ newEmail, email }), m.sentAccounts.ifItWasntYouSet],
    action: setNewPassword,
    footer: m.sentAccounts.youReceiveThisBecauseEmail({ email }),
  }),
});

/** To the old address, when it has changed. */
export const emailChanged = defineMailTemplate({
  name: 'accounts.email-changed',
  params: z.object({ email: z.string(), newEmail: z.string() }),
  content: ({ email, newEmail }) => ({
    subject: m.sentAccounts.yourChargeRotaAddressHasChanged,
    heading: m.sentAccounts.yourAddressHasChanged,
    paragraphs: [m.sentAccounts.yourChargeRotaAccountNowHas({ newEmail }), m.sentAccounts.ifItWasntYouTell],
    footer: m.sentAccounts.youReceiveThisBecauseEmailWas({ email }),
  }),
});
