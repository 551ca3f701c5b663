import type { AppDeps } from '../../../platform/app-deps.ts';
import { tenantScope } from '../../../platform/http/scopes.ts';
import { makeOfferLink } from '../../waitlist/offer-link.ts';
import type { OutgoingNotice } from '../channel.ts';

/**
 * A notice of an offer, with a link made for this message alone. It is made now, and goes into the message only: the notice's
 * row keeps neither the token nor a path with it.
 */
export async function withOfferLink(
  deps: Pick<AppDeps, 'database' | 'clock'>,
  notice: OutgoingNotice,
): Promise<OutgoingNotice> {
  const { offerId, organizationId, mail } = notice;
  if (offerId === undefined) return notice;
  const { take, pass } = await makeOfferLink(deps, tenantScope(organizationId), offerId);
  return {
    ...notice,
    path: take,
    mail: { ...mail, action: { label: 'Take it', path: take }, otherAction: { label: 'Pass', path: pass } },
  };
}
