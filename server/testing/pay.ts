import {
  confirmSandboxCard,
  createSetupIntent,
  createSubscription,
  quoteBillingChange,
  type BillingChange,
  type ConfirmedQuote,
} from '@chargerota/contract';
import type { PlanName } from '@chargerota/domain';
import { eq } from 'drizzle-orm';
import { subscriptions } from '../src/features/billing/tables.ts';
import type { TestApp } from './build-test-app.ts';
import type { TestOrganization } from './make-organization.ts';

/** A test card as the sandbox's form stores it; returns the id by which it is used. */
export async function storeCard(
  t: TestApp,
  { admin }: Pick<TestOrganization, 'admin'>,
  testCard = 'pm_card_visa',
): Promise<string> {
  const intent = await t.call(createSetupIntent, {}, admin);
  const body = { clientSecret: intent.body.clientSecret, testCard, authentication: 'completed' };
  const confirmed = await t.call(confirmSandboxCard, { body }, admin);
  if (!confirmed.body.paymentMethodId) throw new Error(`the card was not stored: ${confirmed.body.code}`);
  return confirmed.body.paymentMethodId;
}

/** Sets up payment by the routes, as the payment screen does. */
export async function setUpPayment(
  t: TestApp,
  organization: TestOrganization,
  { card = 'pm_card_visa', plan }: { card?: string; plan?: PlanName } = {},
) {
  const paymentMethodId = await storeCard(t, organization, card);
  const body = { organizationId: organization.id, paymentMethodId, subscriptionTier: plan };
  return t.call(createSubscription, { body }, organization.admin);
}

/** What its dialog would show of a change; undefined if that would be refused. */
export async function quoted(
  t: TestApp,
  { id, admin }: TestOrganization,
  body: BillingChange,
): Promise<ConfirmedQuote | undefined> {
  const quote = await t.call(quoteBillingChange, { params: { id }, body }, admin);
  const { quotedAt, version, dueNowCents } = quote.body;
  return quote.status === 200 ? { quotedAt, version, dueNowCents } : undefined;
}

/** For tests in which months pass. */
export const staySignedIn = async ({ database }: TestApp): Promise<void> =>
  void (await database.pool.query(`UPDATE sessions SET expire = '2100-01-01', created_at = '2100-01-01'`));

/** The organization's customer at the payment provider. */
export async function customerOf(t: TestApp, { id }: Pick<TestOrganization, 'id'>): Promise<string> {
  const [row] = await t.database.drizzle
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.organizationId, id));
  return row?.paymentCustomerId ?? '';
}
