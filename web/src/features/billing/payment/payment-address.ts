// The addresses of the payment screen: where it leads back to, and what the bank's page returns with.
import { m } from '@chargerota/messages';
import type { ConfirmedQuote } from '@chargerota/contract';
import { PAYMENT_PATHS } from '@chargerota/contract/screen-paths';
import { withoutBase } from '../../../lib/base.ts';
import { paths } from '../../../lib/paths.ts';

/** What the screens that lead to payment setup are called. */
const NAMES: Readonly<Record<string, string>> = {
  [paths.dashboard]: m.common.dashboard,
  [paths.admin]: m.common.today,
  [paths.billing]: m.billingPayment.billingAndAccount,
  [paths.organization]: m.common.members,
  [`${paths.organization}?tab=members`]: m.common.members,
  [`${paths.organization}?tab=invites`]: m.billingPayment.invites,
  [`${paths.organization}?tab=locations`]: m.common.locations,
  [`${paths.organization}?tab=billing`]: m.common.billing,
  [`${paths.organization}?tab=settings`]: m.common.settings,
};

/** What a local address shows, for `Back to …`; null for an address that no screen leads from. */
export function nameOfAddress(address: string): string | null {
  const { pathname, searchParams } = new URL(address, 'http://this-site.invalid');
  const tab = pathname === paths.organization ? searchParams.get('tab') : null;
  return NAMES[tab === null ? pathname : `${pathname}?tab=${tab}`] ?? null;
}

const QUOTE_KEYS = ['quotedAt', 'version', 'dueNowCents'] as const;

/** Where the bank's own page returns to. It carries the figures that were shown, because they are what is confirmed. */
export function confirmationAddress(back: string | null, shown: ConfirmedQuote | null): string {
  const query = new URLSearchParams(back ? { return: back } : {});
  if (shown) for (const key of QUOTE_KEYS) query.set(key, String(shown[key]));
  return `${paths.paymentConfirmation}${query.size > 0 ? `?${query}` : ''}`;
}

/** What the bank's page has returned with; null if the screen was opened without it. */
export function returnedFromBank(
  search: string,
): { clientSecret: string; confirmed: ConfirmedQuote | null } | null {
  const query = new URLSearchParams(search);
  const clientSecret = query.get('setup_intent_client_secret');
  if (!clientSecret) return null;
  const [quotedAt, version, dueNowCents] = QUOTE_KEYS.map((key) => query.get(key));
  if (!quotedAt || !version || !dueNowCents) return { clientSecret, confirmed: null };
  return {
    clientSecret,
    confirmed: { quotedAt, version: Number(version), dueNowCents: Number(dueNowCents) },
  };
}

/** Whether this document came with the policy that lets Stripe's form in: it is sent with the payment paths alone. */
export function isPaymentDocument(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const opened = navigation ? new URL(navigation.name).pathname : location.pathname;
  return PAYMENT_PATHS.some((path) => path === withoutBase(opened));
}
