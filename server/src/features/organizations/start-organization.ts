import { trialEnd, type PlanName } from '@chargerota/domain';
import type { Tx } from '../../platform/database/database.ts';
import { newId } from '../../platform/database/ids.ts';
import { recordTrialStart } from '../billing/record-trial-start.ts';
import { insertMembership, insertOrganization } from './store.ts';

export type NewOrganization = {
  name: string;
  contactEmail: string;
  contactPhone: string | null;
  /** IANA name; the default of its locations. */
  timezone: string;
  plan: PlanName;
  /** Becomes its first administrator. */
  founderId: string;
};

/** A new organization on its 14-day trial, with its founder as active administrator (SPEC.md §1, §4 "Trial"). */
export async function startOrganization(tx: Tx, wish: NewOrganization, now: Date) {
  const id = newId();
  await insertOrganization(tx, {
    id,
    name: wish.name,
    contactEmail: wish.contactEmail,
    contactPhone: wish.contactPhone,
    billingEmail: wish.contactEmail,
    timezone: wish.timezone,
    subscriptionPlan: wish.plan,
    subscriptionStatus: 'trial',
    isInTrial: true,
    trialUsed: true,
    trialStartDate: now,
    trialEndDate: trialEnd(now),
    createdAt: now,
    updatedAt: now,
  });
  await insertMembership(tx, {
    organizationId: id,
    userId: wish.founderId,
    role: 'admin',
    status: 'active',
    joinedAt: now,
  });
  await recordTrialStart(tx, id, wish.plan, now);
  return { id, name: wish.name };
}
