import type { RouteInput, updateOrganization } from '@chargerota/contract';
import { changedFields } from '@chargerota/domain';
import type { AppDeps } from '../../platform/app-deps.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { emitLiveEvents } from '../../platform/events/emit.ts';
import type { OrganizationScope } from '../../platform/http/scopes.ts';
import { requirePhone } from '../../platform/phones/require-phone.ts';
import { recordChange } from './audit/record-change.ts';
import { lockSettings, updateSettings } from './settings-store.ts';
import type { OrganizationRow } from './store.ts';

type Form = RouteInput<typeof updateOrganization>['body'];

/**
 * An administrator changes the organization's details, which members and invited people read. Existing memberships are
 * not affected.
 */
export function changeOrganization(
  { database, clock, tell }: AppDeps,
  scope: OrganizationScope,
  form: Form,
): Promise<OrganizationRow> {
  return inTransaction(database, async (tx) => {
    const organization = await lockSettings(tx, scope);
    const changed = changedFields(detailsOf(organization), {
      ...detailsOf(organization),
      ...givenDetails(form),
    });
    if (!changed) return organization;

    const { before, after } = changed;
    requirePhone({ path: 'contactPhone', phone: after.contactPhone }, [organization.timezone]);
    const now = clock.now();
    await updateSettings(tx, scope, { ...after, updatedAt: now });
    const subject = { id: organization.id, label: organization.name };
    await recordChange(tx, scope, { action: 'organization.changed', subject, before, after }, now);
    const { organizationId } = scope;
    if ('name' in after) await tell(tx, { type: 'organization_renamed', organizationId }, now);
    await emitLiveEvents(tx, [{ topic: 'organization', organizationId }]);
    return { ...organization, ...after, updatedAt: now };
  });
}

const detailsOf = ({
  name,
  description,
  contactPhone,
  address,
  requiresAgreement,
  customAgreementText,
  language,
}: OrganizationRow) => ({
  name,
  description,
  contactPhone,
  address,
  requiresAgreement,
  customAgreementText,
  language,
});

/** Only the fields that were sent; an emptied text becomes null. */
const givenDetails = (form: Form): Partial<ReturnType<typeof detailsOf>> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === '' ? null : value]),
  );
