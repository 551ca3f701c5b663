import { currentFormats, type Actor, type PlanName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { Tell } from '../../platform/followers.ts';
import { renewSessionsOf } from '../accounts/follow-membership.ts';
import { recordChange } from './audit/record-change.ts';
import { insertMembership, insertOrganization, type MyOrganizationRow } from './store.ts';

export type NewOrganization = {
  /** The id, if it was chosen before; otherwise a new one. */
  id?: string;
  /** The organization's customer at the payment provider, if already created. */
  paymentCustomerId?: string;
  name: string;
  contactEmail: string;
  contactPhone: string | null;
  description?: string | null;
  address?: string | null;
  /** Whether invited people must accept an agreement. */
  requiresAgreement?: boolean;
  customAgreementText?: string | null;
  /** IANA name; the default for its locations. */
  timezone: string;
  plan: PlanName;
  /** Becomes its first administrator. */
  founder: Actor;
};

/** A new organization, with its founder as active administrator. */
export async function startOrganization(
  tx: Tx,
  tell: Tell,
  { id = newId(), plan, founder, paymentCustomerId, ...fields }: NewOrganization,
  now: Date,
): Promise<MyOrganizationRow> {
  const organization = await insertOrganization(tx, {
    ...fields,
    // As its founder reads.
    language: currentFormats().language,
    id,
    createdAt: now,
    updatedAt: now,
  });
  const membership = await insertMembership(tx, {
    organizationId: id,
    userId: founder.id,
    role: 'admin',
    status: 'active',
    joinedAt: now,
  });
  if (!membership) throw new Error('a new organization has a member already');
  await renewSessionsOf(tx, founder.id);
  const { name, contactEmail, timezone } = fields;
  const customer = { plan, contactEmail, paymentCustomerId: paymentCustomerId ?? null };
  await tell(tx, { type: 'organization_founded', organizationId: id, ...customer }, now);
  await recordChange(
    tx,
    { organizationId: id, user: founder },
    {
      action: 'organization.created',
      subject: { id, label: name },
      before: null,
      after: { name, contactEmail, timezone, subscriptionPlan: plan },
    },
    now,
  );
  return { organization, membership };
}
