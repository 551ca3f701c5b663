import type { PlanName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import type { SignedInUser } from '../../platform/http/scopes.ts';
import { renewSessionsOf } from '../accounts/follow-membership.ts';
import { recordChange } from '../audit/record-change.ts';
import type { Subscription } from '../billing/subscription.ts';
import { startTrial } from '../billing/start-trial.ts';
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
  founder: SignedInUser;
};

/** A new organization on its 14-day trial, with its founder as active administrator. */
export async function startOrganization(
  tx: Tx,
  { id = newId(), plan, founder, paymentCustomerId, ...fields }: NewOrganization,
  now: Date,
): Promise<MyOrganizationRow & { subscription: Subscription }> {
  const organization = await insertOrganization(tx, {
    ...fields,
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
  const subscription = await startTrial(
    tx,
    { organizationId: id, plan, billingEmail: contactEmail, paymentCustomerId: paymentCustomerId ?? null },
    now,
  );
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
  return { organization, membership, subscription };
}
