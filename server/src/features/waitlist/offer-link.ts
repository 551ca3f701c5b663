import { m } from '@chargerota/messages';
import type { Offer } from '@chargerota/contract';
import type { AppDeps } from '../../platform/app-deps.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { tenantScope, type TenantScope, type UserScope } from '../../platform/http/scopes.ts';
import { limitAttempts } from '../../platform/rate-limits/attempts.ts';
import { hashLinkToken, newLinkToken } from '../../platform/tokens.ts';
import type { NotificationChannel } from '../notifications/channel.ts';
import { insertOfferLink, listOwnOffers } from './offer-store.ts';
import { LINE_LIMITS } from './policy.ts';
import { presentOffers } from './read-offers.ts';

type Reading = Pick<AppDeps, 'database' | 'clock'>;

/**
 * The local paths to take an offer and to pass it on, for a message that is being sent. They lead to a screen that asks
 * who is signed in (decision 0064); the token, the same in both, stands behind a `#`, which browsers send to no server.
 */
export async function makeOfferLink(
  { database, clock }: Reading,
  { organizationId }: TenantScope,
  offerId: string,
): Promise<{ take: string; pass: string }> {
  const token = newLinkToken();
  const tokenHash = hashLinkToken(token);
  await insertOfferLink(database.drizzle, { tokenHash, organizationId, offerId, createdAt: clock.now() });
  return { take: `/offer#${token}`, pass: `/offer?pass#${token}` };
}

/**
 * A channel whose messages of an offer have a link made for this message alone. It is made when they are sent, and goes into
 * the message only: the notification's row keeps neither the token nor a path with it.
 */
export const withOfferLinks = (deps: Reading, channel: NotificationChannel): NotificationChannel => ({
  ...channel,
  async deliver(notification) {
    const { offerId, organizationId, mail } = notification;
    // Push messages are answered by requests with the reader's session.
    if (offerId === undefined || channel.method === 'push') return channel.deliver(notification);
    const { take, pass } = await makeOfferLink(deps, tenantScope(organizationId), offerId);
    return channel.deliver({
      ...notification,
      path: take,
      mail: {
        ...mail,
        action: { label: m.common.takeIt, path: take },
        otherAction: { label: m.common.pass, path: pass },
      },
    });
  },
});

/**
 * The offer that a link stands for, also once it has ended.
 * @throws DomainError not_found for a link of another person's, rate_limited
 */
export async function openOfferLink(deps: AppDeps, scope: UserScope, token: string): Promise<Offer> {
  await limitAttempts(deps, LINE_LIMITS.openLinkByAccount, scope.userId);
  const [found] = await listOwnOffers(deps.database.drizzle, scope, { tokenHash: hashLinkToken(token) });
  if (!found) throw new DomainError('not_found');
  const [offer] = await presentOffers(deps, scope, [found]);
  return offer!;
}
