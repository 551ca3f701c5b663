import { m } from '@chargerota/messages';
import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate, type DefinedMailTemplate } from '../../../platform/mail/outbox.ts';

const params = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  /** The address of the provider's account. */
  email: z.string(),
});

type ProviderMail = DefinedMailTemplate<z.infer<typeof params>>;

const action = {
  get label() {
    return m.sentAccounts.openYourAccount;
  },
  path: '/account',
};
const footer = () => m.sentAccounts.youReceiveThisBecauseIt;

/** To the owner: a provider's account can now sign in to the account. */
export const providerConnected: ProviderMail = defineMailTemplate({
  name: 'accounts.provider-connected',
  params,
  content: ({ provider, email }) => ({
    subject: m.sentAccounts.providerNowSignsInTo({ provider: PROVIDER_NAMES[provider] }),
    heading: m.sentAccounts.providerIsConnected({ provider: PROVIDER_NAMES[provider] }),
    paragraphs: [
      m.sentAccounts.theProviderAccountNowSignsIn({ provider: PROVIDER_NAMES[provider], email }),
      m.sentAccounts.ifThisWasNotYou,
    ],
    action,
    footer: footer(),
  }),
});

/** To the owner: a provider's account can no longer sign in to the account. */
export const providerDisconnected: ProviderMail = defineMailTemplate({
  name: 'accounts.provider-disconnected',
  params,
  content: ({ provider, email }) => ({
    subject: m.sentAccounts.providerNoLongerSignsIn({ provider: PROVIDER_NAMES[provider] }),
    heading: m.sentAccounts.providerIsDisconnected({ provider: PROVIDER_NAMES[provider] }),
    paragraphs: [
      m.sentAccounts.theProviderAccountNoLongerSignsIn({ provider: PROVIDER_NAMES[provider], email }),
      m.sentAccounts.ifThisWasNotYouChange,
    ],
    action,
    footer: footer(),
  }),
});
