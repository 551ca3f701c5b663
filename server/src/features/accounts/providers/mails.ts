import { IDENTITY_PROVIDERS, PROVIDER_NAMES } from '@chargerota/domain';
import * as z from 'zod';
import { defineMailTemplate, type DefinedMailTemplate } from '../../../platform/mail/outbox.ts';

const params = z.object({
  provider: z.enum(IDENTITY_PROVIDERS),
  /** The address of the provider's account. */
  email: z.string(),
});

type ProviderMail = DefinedMailTemplate<z.infer<typeof params>>;

const action = { label: 'Open your account', path: '/account' };
const footer = 'You receive this because it changes how you sign in to ChargeRota.';

/** To the owner: a provider's account can now sign in to the account. */
export const providerConnected: ProviderMail = defineMailTemplate({
  name: 'accounts.provider-connected',
  params,
  content: ({ provider, email }) => ({
    subject: `${PROVIDER_NAMES[provider]} now signs in to your account`,
    heading: `${PROVIDER_NAMES[provider]} is connected`,
    paragraphs: [
      `The ${PROVIDER_NAMES[provider]} account ${email} now signs in to your ChargeRota account.`,
      'If this was not you, disconnect it at once and change your password.',
    ],
    action,
    footer,
  }),
});

/** To the owner: a provider's account can no longer sign in to the account. */
export const providerDisconnected: ProviderMail = defineMailTemplate({
  name: 'accounts.provider-disconnected',
  params,
  content: ({ provider, email }) => ({
    subject: `${PROVIDER_NAMES[provider]} no longer signs in to your account`,
    heading: `${PROVIDER_NAMES[provider]} is disconnected`,
    paragraphs: [
      `The ${PROVIDER_NAMES[provider]} account ${email} no longer signs in to your ChargeRota account.`,
      'If this was not you, change your password at once.',
    ],
    action,
    footer,
  }),
});
