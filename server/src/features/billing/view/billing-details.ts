import type { RouteInput, RouteResponse, updateBillingDetails } from '@chargerota/contract';
import { changedFields } from '@chargerota/domain';
import type { AppDeps } from '../../../platform/app-deps.ts';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockOrganization } from '../../../platform/database/locks.ts';
import { emitLiveEvents } from '../../../platform/events/emit.ts';
import type { OrganizationScope } from '../../../platform/http/scopes.ts';
import { recordChange } from '../../organizations/audit/record-change.ts';
import { updateSubscription, readBillingAccount } from '../subscription-store.ts';
import { tellProviderOfCustomer } from '../provider/customer.ts';
import { presentDetails } from './presenter.ts';

type Form = RouteInput<typeof updateBillingDetails>['body'];

/**
 * Changes what invoices and receipts name from now on; issued ones stay as they are. An empty name stands for the
 * organization's. The payment provider is told afterwards, since its mails use name and address too.
 */
export function changeBillingDetails(
  { database, clock }: AppDeps,
  scope: OrganizationScope,
  form: Form,
): Promise<RouteResponse<typeof updateBillingDetails>> {
  return inTransaction(database, async (tx) => {
    await lockOrganization(tx, scope.organizationId);
    const { subscription, organizationName } = await readBillingAccount(tx, scope);
    const now = clock.now();
    const stored = storedForm(form, organizationName);
    const changed = changedFields(detailsOf(subscription), { ...detailsOf(subscription), ...stored });
    if (!changed) return presentDetails(subscription, organizationName);

    const { before, after } = changed;
    await updateSubscription(tx, scope, { ...after, updatedAt: now });
    const subject = { id: scope.organizationId, label: organizationName };
    await recordChange(tx, scope, { action: 'billing.details_changed', subject, before, after }, now);
    await emitLiveEvents(tx, [{ topic: 'billing', organizationId: scope.organizationId }]);
    if ('billingName' in after || 'billingEmail' in after) await tellProviderOfCustomer(tx, scope, now);
    return presentDetails({ ...subscription, ...after }, organizationName);
  });
}

type Details = {
  billingName: string | null;
  billingAddress: string | null;
  taxNumber: string | null;
  billingEmail: string | null;
};

const detailsOf = ({ billingName, billingAddress, taxNumber, billingEmail }: Details): Details => ({
  billingName,
  billingAddress,
  taxNumber,
  billingEmail,
});

/** The fields that were sent; an empty text becomes null, and so does a name that is the organization's. */
const storedForm = (form: Form, organizationName: string): Partial<Details> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => {
        const isOwnName = name === 'billingName' && value === organizationName;
        return [name, value === '' || isOwnName ? null : value];
      }),
  );
